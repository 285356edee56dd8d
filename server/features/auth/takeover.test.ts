import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'
import { type Mailbox, readResetToken, startMailbox } from '../../testing/mailbox.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { enterAt, providerSettings, signInAt } from '../../testing/provider-sign-in.ts'

// Ways in which an intruder may try to stay in, or to wait in, the account of a victim.

const PUBLIC_URL = 'http://localhost:4122'
const NEW = 'Other-horse-2!'

let provider: OpenIdProvider
let mailbox: Mailbox
/**
 * Without a mail server a new address is valid at once, so anyone with a session may enter a
 * victim's.
 */
let t: TestApp
/** The same database, where reset links are mailed. */
let mailing: TestApp
let n = 0
beforeAll(async () => {
  provider = await startOpenIdProvider(`${PUBLIC_URL}/api/linkedin/callback`)
  mailbox = await startMailbox()
  const env = { ...providerSettings(provider, PUBLIC_URL), RATE_LIMIT_MULTIPLIER: '100' }
  // The first server's outbox must not send the second one's mails.
  t = await createTestApp({ env, mail: { timing: { firstDelayMs: [1e8, 1e8], pollMs: 1e8 } } })
  mailing = await createTestApp({
    env: { ...env, SMTP_URL: mailbox.url },
    database: t.database,
  })
})
afterAll(async () => {
  await mailing.app.close()
  await t.close()
  await mailbox.close()
  await provider.close()
})

let victim: string
let intruder: string
beforeEach(() => {
  n += 1
  victim = `victim-${n}`
  intruder = `intruder-${n}`
})
const at = (login: string) => `${login}@example.com`

const readStatus = async (user: TestUser) =>
  (await t.rest('GET', '/api/auth/me', undefined, user)).statusCode

async function reset(email: string) {
  const before = mailbox.mails.filter(({ recipients }) => recipients.includes(email)).length
  await mailing.rest('POST', '/api/auth/forgot-password', { email })
  const mail = (await mailbox.waitFor(email, before + 1)).at(-1)
  const token = mail === undefined ? '' : readResetToken(mail)
  const response = await t.rest('POST', '/api/auth/reset-password', { token, new_password: NEW })
  expect(response.statusCode).toBe(200)
}

describe('a reset', () => {
  test('locks out an intruder’s identity', async () => {
    const waiting = await enterAt(t, intruder)
    const named = await t.rest('PUT', '/api/auth/me', { email: at(victim) }, waiting)
    expect(named.statusCode).toBe(200)
    await reset(at(victim))
    expect(await readStatus(waiting)).toBe(401)
    const again = await enterAt(t, intruder)
    expect(again.email).toBe(at(intruder))
    expect((await t.login(at(victim), NEW)).statusCode).toBe(200)
  })

  test('keeps the identity that has confirmed the address', async () => {
    await enterAt(t, victim)
    await reset(at(victim))
    await reset(at(victim))
    provider.accounts.set(victim, { email: 'elsewhere@example.com', email_verified: true })
    expect((await enterAt(t, victim)).email).toBe(at(victim))
    expect((await t.login(at(victim), NEW)).statusCode).toBe(200)
  })
})

describe('the confirmed owner of an address', () => {
  test('takes over an account that an intruder has registered with it', async () => {
    const waiting = await t.register({ email: at(victim) })
    const end = await signInAt(t, victim)
    expect(end.searchParams.get('takenOver')).toBe('true')
    expect(await readStatus(waiting)).toBe(401)
    expect((await t.login(at(victim), PASSWORD)).statusCode).toBe(401)
  })

  test('takes over an account with an intruder’s identity, and sees a notice', async () => {
    const waiting = await enterAt(t, intruder)
    await t.rest('PUT', '/api/auth/me', { email: at(victim) }, waiting)
    const end = await signInAt(t, victim)
    expect(end.searchParams.get('takenOver')).toBe('true')
    expect(await readStatus(waiting)).toBe(401)
    expect((await enterAt(t, intruder)).email).toBe(at(intruder))
  })
})
