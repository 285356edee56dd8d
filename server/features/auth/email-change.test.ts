import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Me } from '#src/auth/schema.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'
import { type Mailbox, readLink, type ReceivedMail, startMailbox } from '../../testing/mailbox.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { enterAt, providerSettings, signInAt } from '../../testing/provider-sign-in.ts'

const PUBLIC_URL = 'http://localhost:4123'
const NEW = 'Other-horse-2!'
const BAD_LINK = { detail: 'Invalid or expired link' }

let provider: OpenIdProvider
let mailbox: Mailbox
let t: TestApp
let other: TestApp
let n = 0
let user: TestUser
beforeAll(async () => {
  provider = await startOpenIdProvider(`${PUBLIC_URL}/api/linkedin/callback`)
  mailbox = await startMailbox()
  const env = {
    ...providerSettings(provider, PUBLIC_URL),
    SMTP_URL: mailbox.url,
    RATE_LIMIT_MULTIPLIER: '100',
  }
  t = await createTestApp({ env })
  other = await createTestApp({ env, database: t.database })
})
afterAll(async () => {
  await other.app.close()
  await t.close()
  await mailbox.close()
  await provider.close()
})
beforeEach(async () => {
  n += 1
  user = await t.register({ email: `old-${n}@example.com` })
})

const fresh = (name: string) => `${name}-${n}@example.com`
const ask = (email: string, who = user, password = PASSWORD) =>
  t.rest('PUT', '/api/auth/me', { email, current_password: password }, who)
const confirm = (token: string, app = t) => app.rest('POST', '/api/auth/confirm-email', { token })
const takeBack = (token: string, app = t) => app.rest('POST', '/api/auth/take-back', { token })
const readMe = async (who = user) =>
  (await t.rest('GET', '/api/auth/me', undefined, who)).json<Me>()
const statusOf = async (who: TestUser) =>
  (await t.rest('GET', '/api/auth/me', undefined, who)).statusCode
const mailsTo = (address: string) =>
  mailbox.mails.filter(
    ({ recipients, message }) =>
      recipients.includes(address) && !message.subject?.startsWith('New sign-in'),
  )

const readToken = (mail: ReceivedMail | undefined, page: string) =>
  (mail && readLink(mail, page).searchParams.get('token')) ?? ''

/** Waits for the newest mail to `address` with a link to `page`. */
const awaitToken = async (address: string, page: string, count = 1) =>
  readToken((await mailbox.waitFor(address, count)).at(-1), page)

/** Changes to another address; returns the token that takes it back. */
async function move(from: string, to: string, who = user, password = PASSWORD): Promise<string> {
  const told = mailsTo(from).length
  const asked = mailsTo(to).length
  expect((await ask(to, who, password)).statusCode).toBe(200)
  const token = await awaitToken(to, 'confirm-email', asked + 1)
  expect((await confirm(token)).statusCode).toBe(200)
  return awaitToken(from, 'take-back', told + 1)
}

describe('a new address', () => {
  test('is valid only once its link is opened', async () => {
    const response = await ask(fresh('new'))
    expect(response.json<Me>()).toMatchObject({ email: user.email, pending_email: fresh('new') })
    expect((await t.login(fresh('new'))).statusCode).toBe(401)
    const token = await awaitToken(fresh('new'), 'confirm-email')
    expect(mailsTo(user.email)).toEqual([])
    const confirmed = await confirm(token)
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { message: expect.any(String), email: fresh('new') },
    ])
    expect(await readMe()).toMatchObject({ email: fresh('new'), pending_email: null })
    expect((await t.login(fresh('new'))).statusCode).toBe(200)
    expect((await t.login(user.email)).statusCode).toBe(401)
    const [told] = await mailbox.waitFor(user.email)
    expect(told?.message.subject).toBe('The email address of your Foothold account was changed')
    expect(told?.message.text).not.toContain(fresh('new'))
  })

  test('is confirmed from then on, so that a provider’s sign-in needs no more', async () => {
    await move(user.email, fresh('new'))
    const end = await signInAt(t, `new-${n}`)
    expect(end.searchParams.get('email')).toBe(fresh('new'))
    expect(end.searchParams.has('takenOver')).toBe(false)
    expect((await t.login(fresh('new'))).statusCode).toBe(200)
  })

  test('can be confirmed twice by one link, since a double click does so', async () => {
    await ask(fresh('new'))
    const token = await awaitToken(fresh('new'), 'confirm-email')
    const responses = await Promise.all([confirm(token), confirm(token, other)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await confirm(token)).statusCode).toBe(200)
    await mailbox.waitFor(user.email)
    expect(mailsTo(user.email)).toHaveLength(1)
  })

  test('replaces the one before, whose link becomes invalid', async () => {
    await ask(fresh('first'))
    const first = await awaitToken(fresh('first'), 'confirm-email')
    await ask(fresh('second'))
    expect((await readMe()).pending_email).toBe(fresh('second'))
    const second = await awaitToken(fresh('second'), 'confirm-email')
    const response = await confirm(first)
    expect([response.statusCode, response.json()]).toEqual([400, BAD_LINK])
    expect((await confirm(second)).statusCode).toBe(200)
    expect((await confirm(first)).json()).toEqual(BAD_LINK)
    expect((await readMe()).email).toBe(fresh('second'))
  })

  test('leaves only one valid link of two concurrent requests on two servers', async () => {
    const [a, b] = [fresh('a'), fresh('b')]
    const send = (app: TestApp, email: string) =>
      app.rest('PUT', '/api/auth/me', { email, current_password: PASSWORD }, user)
    const responses = await Promise.all([send(t, a), send(other, b)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { pending_email } = await readMe()
    const token = await awaitToken(pending_email ?? '', 'confirm-email')
    const rows = await t.database.db
      .selectFrom('email_changes')
      .select('new_email')
      .where('new_email', 'in', [a, b])
      .execute()
    expect(rows).toEqual([{ new_email: pending_email }])
    expect((await confirm(token)).statusCode).toBe(200)
  })

  test('is rejected if another account has it, also if it got it in the meantime', async () => {
    const { email: taken } = await t.register({ email: fresh('taken') })
    expect((await ask(taken.toUpperCase())).json()).toEqual({ detail: 'Email already registered' })
    await ask(fresh('raced'))
    const token = await awaitToken(fresh('raced'), 'confirm-email')
    await t.register({ email: fresh('raced') })
    expect((await confirm(token)).statusCode).toBe(409)
    expect(await readMe()).toMatchObject({ email: user.email, pending_email: fresh('raced') })
  })

  test('is dropped when the person cancels it, or changes or resets the password', async () => {
    const forget: (() => Promise<unknown>)[] = [
      () => t.rest('DELETE', '/api/auth/email-change', undefined, user),
      () =>
        t.rest(
          'POST',
          '/api/auth/change-password',
          {
            current_password: PASSWORD,
            new_password: NEW,
            confirm_password: NEW,
          },
          user,
        ),
      async () => {
        await t.rest('POST', '/api/auth/forgot-password', { email: user.email })
        const token = await awaitToken(user.email, 'reset-password')
        await t.rest('POST', '/api/auth/reset-password', { token, new_password: NEW })
      },
    ]
    let password = PASSWORD
    for (const [i, end] of forget.entries()) {
      const email = fresh(`waiting-${i}`)
      await ask(email, user, password)
      const token = await awaitToken(email, 'confirm-email')
      await end()
      expect((await confirm(token)).json()).toEqual(BAD_LINK)
      if (i > 0) password = NEW
    }
    const none = await t.login(user.email, NEW)
    expect(none.statusCode).toBe(200)
  })

  test('can be confirmed for a day', async () => {
    await ask(fresh('late'))
    const token = await awaitToken(fresh('late'), 'confirm-email')
    await expire(fresh('late'))
    expect((await confirm(token)).json()).toEqual(BAD_LINK)
    expect((await readMe()).pending_email).toBeNull()
    expect((await ask(fresh('late'))).statusCode).toBe(200)
  })

  test('is mailed at most five times an hour', async () => {
    const strict = await createTestApp({ env: { SMTP_URL: mailbox.url }, database: t.database })
    const send = (email: string) =>
      strict.rest('PUT', '/api/auth/me', { email, current_password: PASSWORD }, user)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) statuses.push((await send(fresh(`many-${i}`))).statusCode)
    await strict.app.close()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

const expire = (newEmail: string) =>
  t.database.db
    .updateTable('email_changes')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('new_email', '=', newEmail)
    .execute()

describe('the former address', () => {
  test('takes the account back from a person who has changed it', async () => {
    const intruder = await enterByPassword(user.email)
    const token = await move(user.email, fresh('intruder'), intruder)
    await ask(fresh('next'), intruder)
    const pending = await awaitToken(fresh('next'), 'confirm-email')
    const response = await takeBack(token)
    const { email, reset_token } = response.json<{ email: string; reset_token: string }>()
    expect([response.statusCode, email]).toEqual([200, user.email])
    expect([await statusOf(intruder), await statusOf(user)]).toEqual([401, 401])
    expect((await t.login(user.email)).statusCode).toBe(401)
    expect((await t.login(fresh('intruder'))).statusCode).toBe(401)
    expect((await confirm(pending)).json()).toEqual(BAD_LINK)
    const reset = { token: reset_token, new_password: NEW }
    expect((await t.rest('POST', '/api/auth/reset-password', reset)).statusCode).toBe(200)
    expect((await t.login(user.email, NEW)).statusCode).toBe(200)
    expect((await takeBack(token)).json()).toEqual(BAD_LINK)
  })

  test('locks out an identity that was linked under the new one', async () => {
    const token = await move(user.email, fresh('intruder'))
    const linked = await enterAt(t, `intruder-${n}`)
    expect((await readMe(linked)).id).toBe((await readMe()).id)
    await takeBack(token)
    expect(await statusOf(linked)).toBe(401)
    const again = await enterAt(t, `intruder-${n}`)
    expect(again.email).toBe(fresh('intruder'))
    expect((await t.login(user.email)).statusCode).toBe(401)
  })

  test('keeps the identity of its owner', async () => {
    const owner = await enterAt(t, `owner-${n}`)
    const before = await readMe(owner)
    const token = await move(fresh('owner'), fresh('moved'), owner)
    await takeBack(token)
    expect((await readMe(await enterAt(t, `owner-${n}`))).id).toBe(before.id)
  })

  test('takes it back after further changes too, after which no later one can', async () => {
    const first = await move(user.email, fresh('b'))
    const second = await move(fresh('b'), fresh('c'))
    expect((await takeBack(first)).json()).toMatchObject({ email: user.email })
    expect((await takeBack(second)).json()).toEqual(BAD_LINK)
  })

  test('takes it back from a person who took it back to one in between', async () => {
    const first = await move(user.email, fresh('b'))
    const second = await move(fresh('b'), fresh('c'))
    expect((await takeBack(second)).json()).toMatchObject({ email: fresh('b') })
    expect((await takeBack(first)).json()).toMatchObject({ email: user.email })
  })

  test('cannot be registered in the meantime to prevent this', async () => {
    const token = await move(user.email, fresh('intruder'))
    const body = { first_name: 'A', last_name: 'B', email: user.email, password: PASSWORD }
    const squat = await t.rest('POST', '/api/auth/register', body)
    expect([squat.statusCode, squat.json()]).toEqual([409, { detail: 'Email already registered' }])
    const mover = await t.register()
    expect((await ask(user.email, mover)).statusCode).toBe(409)
    expect((await takeBack(token)).statusCode).toBe(200)
  })

  test('reports that its confirmed owner has another account by now', async () => {
    const token = await move(user.email, fresh('moved'))
    expect((await enterAt(t, `old-${n}`)).email).toBe(user.email)
    const response = await takeBack(token)
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { detail: 'Another account has taken this address in the meantime' },
    ])
  })

  test('is valid for seven days, which a reset cannot shorten', async () => {
    const token = await move(user.email, fresh('intruder'))
    await t.rest('POST', '/api/auth/forgot-password', { email: fresh('intruder') })
    const resetToken = await awaitToken(fresh('intruder'), 'reset-password', 2)
    const reset = { token: resetToken, new_password: NEW }
    expect((await t.rest('POST', '/api/auth/reset-password', reset)).statusCode).toBe(200)
    const [row] = await t.database.db
      .selectFrom('email_changes')
      .select('expires_at')
      .where('new_email', '=', fresh('intruder'))
      .execute()
    const days = (Date.parse(row?.expires_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThan(7.01)
    await expire(fresh('intruder'))
    expect((await takeBack(token)).json()).toEqual(BAD_LINK)
    expect((await t.login(fresh('intruder'), NEW)).statusCode).toBe(200)
  })

  test('takes it back only once of many concurrent requests on two servers', async () => {
    const token = await move(user.email, fresh('intruder'))
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, i) => takeBack(token, i % 2 ? t : other)),
    )
    const good = responses.filter(({ statusCode }) => statusCode === 200)
    expect(good).toHaveLength(1)
  })
})

const enterByPassword = async (email: string): Promise<TestUser> => ({
  email,
  token: (await t.login(email)).json<{ access_token: string }>().access_token,
})

describe('a link', () => {
  test('is stored as a hash, and describes its purpose', async () => {
    await ask(fresh('new'))
    const token = await awaitToken(fresh('new'), 'confirm-email')
    const rows = await t.database.db.selectFrom('email_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const describe = async (asked: string, who?: TestUser) =>
      (await t.trpc('query', 'auth.emailLink', { token: asked }, who)).json().result.data
    expect(await describe(token)).toEqual({ is_good: true, email: fresh('new'), is_mine: false })
    expect(await describe(token, user)).toMatchObject({ is_mine: true })
    expect(await describe(token, await t.register())).toMatchObject({ is_mine: false })
    expect(await describe('x')).toEqual({ is_good: false, email: null, is_mine: false })
  })

  test('of one kind cannot be used as the other', async () => {
    await ask(fresh('new'))
    const token = await awaitToken(fresh('new'), 'confirm-email')
    expect((await takeBack(token)).json()).toEqual(BAD_LINK)
    await confirm(token)
    const back = await awaitToken(user.email, 'take-back')
    expect((await confirm(back)).json()).toEqual(BAD_LINK)
    expect((await takeBack(token)).json()).toEqual(BAD_LINK)
  })
})
