import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD_RULES } from '#src/auth/password.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { type Mailbox, readResetToken, startMailbox } from '../../testing/mailbox.ts'

const NEW = 'Other-horse-2!'
const BAD_TOKEN = { detail: 'Invalid or expired reset token' }

let t: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
  t = await createTestApp({
    env: {
      SMTP_URL: mailbox.url,
      PUBLIC_URL: 'https://jobs.example.com',
      RATE_LIMIT_MULTIPLIER: '100',
    },
  })
})
afterAll(async () => {
  await t.close()
  await mailbox.close()
})

const requestReset = (email: string) => t.rest('POST', '/api/auth/forgot-password', { email })
const reset = (token: unknown, new_password: unknown = NEW, rest: object = {}) =>
  t.rest('POST', '/api/auth/reset-password', { token, new_password, ...rest })

/** Requests a link and returns the token of the newest mail. */
async function fetchToken(email: string, count = 1): Promise<string> {
  await requestReset(email)
  const mail = (await mailbox.waitFor(email, count)).at(-1)
  return mail === undefined ? '' : readResetToken(mail)
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const setExpiry = (token: string, interval: string) =>
  sql`update password_resets set expires_at = now() + ${interval}::interval
      where token_hash = ${hash(token)}`.execute(t.database.db)

describe('forgot password', () => {
  test('responds equally for an account, for none and for any spelling', async () => {
    const { email } = await t.register({ email: 'Ada+jobs@Example.com' })
    for (const asked of [email, 'ADA+JOBS@example.COM', 'nobody@example.com']) {
      const response = await requestReset(asked)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({
        message: 'If your email is registered, you will receive a password reset link',
      })
    }
    const mails = await mailbox.waitFor(email)
    expect(mails[0]?.recipients).toEqual(['Ada+jobs@example.com'])
    expect(mailbox.mails.some(({ recipients }) => recipients.includes('nobody@example.com'))).toBe(
      false,
    )
  })

  test('mails one link that opens our page, in text and in HTML', async () => {
    const { email } = await t.register({ first_name: 'Buy now http://evil.example' })
    const token = await fetchToken(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const [mail] = await mailbox.waitFor(email)
    const { subject, from, text = '', html, headers } = mail?.message ?? {}
    expect(subject).toBe('Reset your Foothold password')
    expect(from?.text).toContain('no-reply@jobs.example.com')
    const link = `https://jobs.example.com/reset-password?token=${token}`
    expect(text).toContain(link)
    expect(text).toContain('60 minutes')
    expect(text).toContain(email)
    expect(text).not.toContain('evil')
    expect(html).toContain(`<a href="${link}"`)
    expect(html).not.toContain('evil')
    expect(headers?.get('auto-submitted')).toBe('auto-generated')
  })

  test('keeps the token as a hash only, and no address in the outbox', async () => {
    const { email } = await t.register()
    const token = await fetchToken(email)
    const { rows } = await sql<{ all: string }>`
      select password_resets::text as all from password_resets
      union all select mail_outbox::text from mail_outbox`.execute(t.database.db)
    const stored = rows.map((row) => row.all).join()
    expect(stored).toContain(hash(token))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(email)
  })

  test.each(['', 'nobody', 'a@b', 'a b@c.d', `${'a'.repeat(250)}@b.cd`, null, 7, {}])(
    'rejects %j as an email address',
    async (email) => {
      const response = await t.rest('POST', '/api/auth/forgot-password', { email })
      expect(response.statusCode).toBe(400)
    },
  )

  test('sends to that address only, whatever it contains', async () => {
    const email = 'one@example.com,two@example.com'
    expect((await requestReset(email)).statusCode).toBe(400)
    const odd = 'one,two@example.com'
    await t.register({ email: odd })
    await requestReset(odd)
    const { email: last } = await t.register()
    await requestReset(last)
    await mailbox.waitFor(last)
    const others = ['one', 'two@example.com', 'one@example.com']
    const recipients = mailbox.mails.flatMap((mail) => mail.recipients)
    expect(recipients.filter((address) => others.includes(address))).toEqual([])
  })
})

describe('reset password', () => {
  test('sets the password once, ends every session and rejects the old one', async () => {
    const user = await t.register()
    const { access_token } = (await t.login(user.email)).json<{ access_token: string }>()
    const token = await fetchToken(user.email)
    const response = await reset(token, NEW, { confirm_password: NEW })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ message: 'Your password has been reset successfully' })
    for (const open of [user.token, access_token]) {
      const me = await t.rest('GET', '/api/jobs', undefined, { ...user, token: open })
      expect(me.statusCode).toBe(401)
    }
    expect((await t.login(user.email, PASSWORD)).statusCode).toBe(401)
    expect((await t.login(user.email, NEW)).statusCode).toBe(200)
    const again = await reset(token)
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual(BAD_TOKEN)
  })

  test('lists the broken rules with 422, and keeps the token valid', async () => {
    const { email } = await t.register()
    const token = await fetchToken(email)
    const broken = await reset(token, '')
    expect(broken.statusCode).toBe(422)
    expect(broken.json()).toEqual({ detail: PASSWORD_RULES.map((rule) => rule.message) })
    const long = await reset(token, `Aa1!${'x'.repeat(996)}`)
    expect(long.statusCode).toBe(422)
    expect(long.json()).toEqual({ detail: ['Password must be at most 128 characters long'] })
    const differs = await reset(token, NEW, { confirm_password: `${NEW}x` })
    expect(differs.statusCode).toBe(422)
    expect(differs.json()).toEqual({ detail: ['Passwords do not match'] })
    const viaTrpc = await t.trpc('mutation', 'auth.resetPassword', {
      token,
      new_password: 'abcdefgh',
    })
    expect(viaTrpc.json()).toMatchObject({
      error: {
        data: { httpStatus: 422, detail: expect.arrayContaining([PASSWORD_RULES[1]?.message]) },
      },
    })
    expect((await reset(token, 'Pässwörd-犬-1!')).statusCode).toBe(200)
    expect((await t.login(email, 'Pa\u0308sswo\u0308rd-犬-1!')).statusCode).toBe(200)
  })

  test('lets only one of many concurrent requests with one token succeed', async () => {
    const { email } = await t.register()
    const token = await fetchToken(email)
    const passwords = Array.from({ length: 6 }, (_, i) => `Horse-number-${i}!`)
    const responses = await Promise.all(passwords.map((password) => reset(token, password)))
    const won = responses.flatMap(({ statusCode }, i) => (statusCode === 200 ? [i] : []))
    expect(won).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
    expect((await t.login(email, passwords[won[0] ?? -1])).statusCode).toBe(200)
  })

  test('rejects an expired token by the database’s clock', async () => {
    const { email } = await t.register()
    const token = await fetchToken(email)
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - now()) / 60)::int as minutes
      from password_resets where token_hash = ${hash(token)}`.execute(t.database.db)
    expect(rows).toEqual([{ minutes: 60 }])
    await setExpiry(token, '-1 second')
    const late = await reset(token)
    expect(late.statusCode).toBe(400)
    expect(late.json()).toEqual(BAD_TOKEN)
    await setExpiry(token, '1 minute')
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('rejects the older token as soon as another is requested', async () => {
    const { email } = await t.register()
    const older = await fetchToken(email)
    await requestReset(email)
    expect((await reset(older)).json()).toEqual(BAD_TOKEN)
    const newer = readResetToken((await mailbox.waitFor(email, 2))[1] ?? fail())
    expect((await reset(older)).json()).toEqual(BAD_TOKEN)
    expect((await reset(newer)).statusCode).toBe(200)
  })

  test('is per account: another’s token changes nothing of mine', async () => {
    const mine = await t.register()
    const other = await t.register()
    expect((await reset(await fetchToken(other.email))).statusCode).toBe(200)
    expect((await t.rest('GET', '/api/jobs', undefined, mine)).statusCode).toBe(200)
    expect((await t.login(mine.email)).statusCode).toBe(200)
  })

  test('unlocks the account at once after too many guesses', async () => {
    const strict = await createTestApp({ database: t.database, env: { SMTP_URL: mailbox.url } })
    const { email } = await t.register()
    for (let i = 0; i < 11; i += 1) await strict.login(email, 'Wrong-horse-1!')
    expect((await strict.login(email)).statusCode).toBe(429)
    expect((await reset(await fetchToken(email))).statusCode).toBe(200)
    expect((await strict.login(email, NEW)).statusCode).toBe(200)
    await strict.app.close()
  })

  test('rejects every unknown, truncated, changed or missing token', async () => {
    const { email } = await t.register()
    const token = await fetchToken(email)
    const wrong = fc.oneof(
      fc.nat({ max: 42 }).map((length) => token.slice(0, length)),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .nat({ max: 42 })
        .map((at) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`),
      fc.constantFrom(hash(token), ` ${token}`, `${token}\u0000`, token.toLowerCase(), null, 7, [
        token,
      ]),
    )
    const check = fc.asyncProperty(wrong, async (other) => {
      const response = await reset(other)
      expect(response.statusCode).toBe(400)
      expect([response.json<{ detail: string | string[] }>().detail].flat()).toEqual([
        BAD_TOKEN.detail,
      ])
    })
    await fc.assert(check, { numRuns: 60 })
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('confirms the person’s address', async () => {
    const { email } = await t.register()
    await reset(await fetchToken(email))
    const row = await t.database.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row?.email_verified_at).not.toBeNull()
  })
})

const fail = (): never => {
  throw new Error('There is no such mail')
}
