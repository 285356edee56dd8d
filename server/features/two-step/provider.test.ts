import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TotpSetup } from '#src/two-step/schema.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { visitProvider } from '../../testing/provider-visit.ts'

const PUBLIC_URL = 'http://localhost:4127'
const GRACE = 'grace@example.com'
const PERIOD_MS = 30_000

let provider: OpenIdProvider
let t: TestApp
beforeAll(async () => {
  provider = await startOpenIdProvider(`${PUBLIC_URL}/api/linkedin/callback`)
  const { issuer, clientId, clientSecret } = provider
  const env = {
    PUBLIC_URL,
    OIDC_ISSUER: issuer,
    LINKEDIN_CLIENT_ID: clientId,
    LINKEDIN_CLIENT_SECRET: clientSecret,
  }
  t = await createTestApp({ env })
})
afterAll(async () => {
  await t.close()
  await provider.close()
})

/** Completes a provider's sign-in; returns the address where the browser ends. */
async function signIn(login: string): Promise<string> {
  const begun = await t.app.inject('/api/linkedin/login')
  const cookie = String(begun.headers['set-cookie']).split(';')[0]
  const back = await visitProvider(String(begun.headers.location), login)
  const url = back.replace(PUBLIC_URL, '')
  return String((await t.app.inject({ url, headers: { cookie } })).headers.location)
}

test('a provider’s verified address neither skips the second step nor removes anything', async () => {
  const grace = await t.register({ email: GRACE })
  const begun = await t.rest('POST', '/api/auth/two-step/totp', { password: PASSWORD }, grace)
  const app = new TOTP({ secret: Secret.fromBase32(begun.json<TotpSetup>().secret) })
  const sent = { code: app.generate() }
  await t.rest('POST', '/api/auth/two-step/totp/confirm', sent, grace)

  const location = await signIn('grace')
  expect(location).toMatch(/^\/login#second-step=[\w-]{43}&methods=totp%2Crecovery_code$/)
  const { db } = t.database
  expect(await db.selectFrom('identities').selectAll().execute()).toEqual([])
  expect((await t.rest('GET', '/api/auth/me', undefined, grace)).statusCode).toBe(200)
  expect((await t.login(GRACE)).statusCode).toBe(403)

  const token = new URLSearchParams(location.split('#')[1]).get('second-step')
  const code = app.generate({ timestamp: Date.now() + PERIOD_MS })
  const done = await t.rest('POST', '/api/auth/second-step', { token, code })
  expect(done.statusCode).toBe(200)
})
