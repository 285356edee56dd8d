import { TOTP, Secret } from 'otpauth'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LoginResponse } from '#src/auth/schema.ts'
import type { RecoveryCodes, SecondStep, TotpSetup, TwoStepStatus } from '#src/two-step/schema.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'

const ADA = 'ada@example.com'
const NEW = 'Other-horse-2!'
const PERIOD_MS = 30_000

let t: TestApp
let ada: TestUser
beforeEach(async () => {
  t = await createTestApp()
  ada = await t.register({ email: ADA })
})
afterEach(() => t.close())

const post = (path: string, body: unknown = {}, user?: TestUser) =>
  t.rest('POST', `/api/auth${path}`, body, user)
const proof = { password: PASSWORD }
const createApp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })

/** Activates the app as a person does; the next period's code is still unused. */
async function setUp(user = ada) {
  const { secret } = (await post('/two-step/totp', proof, user)).json<TotpSetup>()
  const app = createApp(secret)
  const confirmed = await post('/two-step/totp/confirm', { code: app.generate() }, user)
  expect(confirmed.statusCode).toBe(200)
  const { recovery_codes } = confirmed.json<RecoveryCodes>()
  return {
    codes: recovery_codes ?? [],
    nextCode: () => app.generate({ timestamp: Date.now() + PERIOD_MS }),
    usedCode: () => app.generate(),
  }
}

async function begin(password = PASSWORD): Promise<SecondStep> {
  const response = await t.login(ADA, password)
  expect(response.statusCode).toBe(403)
  return response.json<{ second_step: SecondStep }>().second_step
}
const finish = (token: string, code: string) => post('/second-step', { token, code })
const status = async (user = ada) =>
  (await t.rest('GET', '/api/auth/two-step', undefined, user)).json<TwoStepStatus>()

test('without a second step signing in is unchanged', async () => {
  const response = await t.login(ADA)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ access_token: expect.any(String), token_type: 'bearer' })
})

test('a right password requires the second step, and a code opens the session', async () => {
  const { nextCode } = await setUp()
  const response = await t.login(ADA)
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual({
    detail: 'Please confirm your sign-in with your second step',
    reason: 'second_step_required',
    second_step: { token: expect.any(String), methods: ['totp', 'recovery_code'] },
  })
  const viaTrpc = await t.trpc('mutation', 'auth.login', { username: ADA, password: PASSWORD })
  expect(viaTrpc.json()).toMatchObject({
    error: { data: { httpStatus: 403, reason: 'second_step_required' } },
  })
  const { token } = response.json<{ second_step: SecondStep }>().second_step
  const done = await finish(token, nextCode())
  expect(done.statusCode).toBe(200)
  const user = { email: ADA, token: done.json<LoginResponse>().access_token }
  expect((await t.rest('GET', '/api/auth/me', undefined, user)).statusCode).toBe(200)
  expect((await finish(token, nextCode())).statusCode).toBe(401)
})

test('a wrong password reveals nothing about the second step', async () => {
  await setUp()
  const response = await t.login(ADA, NEW)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ detail: 'Invalid username or password' })
})

test('the token of the first step opens nothing by itself', async () => {
  await setUp()
  const { token } = await begin()
  const response = await t.rest('GET', '/api/auth/me', undefined, { email: ADA, token })
  expect(response.statusCode).toBe(401)
})

test('a code is valid once, even for two concurrent requests', async () => {
  const { nextCode, usedCode } = await setUp()
  const [first, second] = [await begin(), await begin()]
  expect((await finish(first.token, usedCode())).statusCode).toBe(401)
  const code = nextCode()
  const responses = await Promise.all([finish(first.token, code), finish(second.token, code)])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 401,
  ])
})

test('a recovery code works once, however it is typed', async () => {
  const { codes } = await setUp()
  expect(codes).toHaveLength(10)
  const [code = ''] = codes
  const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
  expect((await finish((await begin()).token, typed)).statusCode).toBe(200)
  expect((await finish((await begin()).token, code)).statusCode).toBe(401)
  expect((await status()).recovery_codes).toBe(9)
})

test('codes can be guessed ten times at most, and only with the password', async () => {
  const { nextCode } = await setUp()
  const { token } = await begin()
  const statuses = []
  for (let i = 0; i < 12; i += 1) statuses.push((await finish(token, 'aaaa-bbbb')).statusCode)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  expect((await finish((await begin()).token, nextCode())).statusCode).toBe(429)
  const guessed = await finish('x'.repeat(43), nextCode())
  expect(guessed.json()).toEqual({ detail: 'That took too long. Please sign in again.' })
})

test('a first step expires after ten minutes, and with a password change', async () => {
  const { codes } = await setUp()
  const late = await begin()
  await sql`update pending_sign_ins set expires_at = now()`.execute(t.database.db)
  expect((await finish(late.token, codes[0] ?? '')).statusCode).toBe(401)
  const before = await begin()
  const passwords = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  expect((await post('/change-password', passwords, ada)).statusCode).toBe(200)
  expect((await finish(before.token, codes[1] ?? '')).statusCode).toBe(401)
  expect((await finish((await begin(NEW)).token, codes[2] ?? '')).statusCode).toBe(200)
})

test('every change of the second step requires the password', async () => {
  await setUp()
  for (const path of ['/totp', '/totp/remove', '/passkeys/options', '/recovery-codes']) {
    for (const sent of [{}, { password: NEW }]) {
      const response = await post(`/two-step${path}`, sent, ada)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ detail: 'The password is incorrect' })
    }
  }
  expect((await post('/two-step/totp', proof, ada)).statusCode).toBe(409)
  expect((await status()).totp).toBe(true)
})

test('an unconfirmed app requires nothing, and can be set up again', async () => {
  await post('/two-step/totp', proof, ada)
  expect((await t.login(ADA)).statusCode).toBe(200)
  const wrong = await post('/two-step/totp/confirm', { code: '000000' }, ada)
  expect(wrong.statusCode).toBe(400)
  await setUp()
  await begin()
})

test('turning the second step off deletes the recovery codes', async () => {
  const { codes } = await setUp()
  expect((await post('/two-step/totp/remove', proof, ada)).statusCode).toBe(204)
  expect(await status()).toEqual({ totp: false, passkeys: [], recovery_codes: 0 })
  expect((await t.login(ADA)).statusCode).toBe(200)
  expect(codes).toHaveLength(10)
})

test('new recovery codes replace the old ones', async () => {
  const { codes } = await setUp()
  const renewed = (await post('/two-step/recovery-codes', proof, ada)).json<RecoveryCodes>()
  expect((await finish((await begin()).token, codes[0] ?? '')).statusCode).toBe(401)
  const code = renewed.recovery_codes?.[0] ?? ''
  expect((await finish((await begin()).token, code)).statusCode).toBe(200)
})

test('an account without a password confirms by a code, or by a sign-in at its provider', async () => {
  await sql`update users set password_hash = null`.execute(t.database.db)
  const refused = await post('/two-step/totp', {}, ada)
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('sign in with your provider again')
  await sql`update sessions set provider_at = now() - interval '9 minutes'`.execute(t.database.db)
  const { secret } = (await post('/two-step/totp', {}, ada)).json<TotpSetup>()
  const app = createApp(secret)
  await post('/two-step/totp/confirm', { code: app.generate() }, ada)
  await sql`update sessions set provider_at = now() - interval '11 minutes'`.execute(t.database.db)
  expect((await post('/two-step/totp/remove', {}, ada)).statusCode).toBe(400)
  expect((await post('/two-step/totp/remove', { code: app.generate() }, ada)).statusCode).toBe(400)
  const code = app.generate({ timestamp: Date.now() + PERIOD_MS })
  expect((await post('/two-step/totp/remove', { code }, ada)).statusCode).toBe(204)
})

test('the secret is encrypted, the codes are hashed, and the export contains neither', async () => {
  const { secret } = (await post('/two-step/totp', proof, ada)).json<TotpSetup>()
  const code = createApp(secret).generate()
  const { recovery_codes } = (
    await post('/two-step/totp/confirm', { code }, ada)
  ).json<RecoveryCodes>()
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(totp_secrets)::text as row from totp_secrets
    union all select to_jsonb(recovery_codes)::text from recovery_codes`.execute(t.database.db)
  const stored = rows.map(({ row }) => row).join('\n')
  const hex = Buffer.from(secret).toString('hex')
  for (const word of [secret, hex, ...(recovery_codes ?? [])]) expect(stored).not.toContain(word)
})

test('invalid responses of passkeys are rejected, whatever they contain', async () => {
  const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
  const passkey = { id: 'AA', rawId: 'AA', type: 'public-key', response }
  expect((await post('/passkey', { passkey })).statusCode).toBe(401)
  await setUp()
  const { token } = await begin()
  expect((await post('/second-step', { token, passkey })).statusCode).toBe(401)
  const made = { ...passkey, response: { clientDataJSON: 'e30', attestationObject: 'AA' } }
  const added = await post('/two-step/passkeys', { name: 'Key', passkey: made }, ada)
  expect(added.statusCode).toBe(400)

  // No database can store this challenge.
  const clientDataJSON = Buffer.from('{"challenge":"\\u0000"}').toString('base64url')
  const unheard = { passkey: { ...passkey, response: { ...response, clientDataJSON } } }
  expect((await post('/passkey', unheard)).statusCode).toBe(401)
  const unnamed = { passkey: { ...passkey, id: '\u0000' } }
  expect((await post('/passkey', unnamed)).statusCode).toBe(400)
})
