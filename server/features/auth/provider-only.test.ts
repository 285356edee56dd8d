import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { enterAt, providerSettings, signInAt } from '../../testing/provider-sign-in.ts'
import { createInvitation } from './invitations.ts'

const PUBLIC_URL = 'http://localhost:4127'
const NO_PASSWORDS = {
  detail: 'This server does not use passwords. Please sign in with Example ID.',
}

let provider: OpenIdProvider
let open: TestApp
const apps: TestApp[] = []
beforeAll(async () => {
  provider = await startOpenIdProvider(`${PUBLIC_URL}/api/linkedin/callback`)
  open = await createTestApp({ env: settings() })
})
afterAll(async () => {
  for (const { app } of apps) await app.close()
  await open.close()
  await provider.close()
})

const settings = () => ({ ...providerSettings(provider, PUBLIC_URL), OIDC_NAME: 'Example ID' })

/** Another server on the same database. */
async function start(env: NodeJS.ProcessEnv): Promise<TestApp> {
  const t = await createTestApp({ env: { ...settings(), ...env }, database: open.database })
  apps.push(t)
  return t
}

const countAccounts = async (email: string) =>
  (await open.database.db.selectFrom('users').select('id').where('email', '=', email).execute())
    .length

test('without passwords every password call is refused with one message, even correct ones', async () => {
  const user = await open.register()
  const t = await start({ PASSWORD_LOGIN: 'off' })
  const reset = { token: 'A'.repeat(43), new_password: PASSWORD, confirm_password: PASSWORD }
  const next = `${PASSWORD}2`
  const change = { current_password: PASSWORD, new_password: next, confirm_password: next }
  const account = { first_name: 'A', last_name: 'B', email: 'new@example.com', password: PASSWORD }
  const responses = [
    await t.login(user.email),
    await t.rest('POST', '/api/auth/register', account),
    await t.rest('POST', '/api/auth/forgot-password', { email: user.email }),
    await t.rest('POST', '/api/auth/reset-password', reset),
    await t.rest('POST', '/api/auth/change-password', change, user),
    await t.trpc('mutation', 'auth.login', { username: user.email, password: PASSWORD }),
  ]
  for (const response of responses.slice(0, -1)) {
    expect(response.statusCode, response.body).toBe(403)
    expect(response.json()).toEqual(NO_PASSWORDS)
  }
  expect(responses.at(-1)?.json()).toMatchObject({ error: { data: NO_PASSWORDS } })
  expect(await countAccounts('new@example.com')).toBe(0)
  // Neither what was there before is lost: with passwords it opens again.
  expect((await open.login(user.email)).statusCode).toBe(200)
})

test('without passwords the provider signs in, and older sessions remain', async () => {
  const before = await open.register()
  const t = await start({ PASSWORD_LOGIN: 'off' })
  expect((await t.rest('GET', '/api/auth/me', undefined, before)).statusCode).toBe(200)
  const grace = await enterAt(t, 'grace')
  expect((await t.rest('GET', '/api/auth/me', undefined, grace)).json()).toMatchObject({
    email: 'grace@example.com',
    has_password: false,
  })
  const deployment = await t.trpc('query', 'shell.deployment')
  expect(deployment.body).toContain('"has_password_login":false')
})

test('without passwords the only identity cannot be unlinked, even with a password', async () => {
  const { email } = await open.register({ email: 'both@example.com' })
  await open.database.db
    .updateTable('users')
    .set({ email_verified_at: new Date(0).toISOString() })
    .where('email', '=', email)
    .execute()
  const t = await start({ PASSWORD_LOGIN: 'off' })
  const both = await enterAt(t, 'both')
  const { identities } = (await t.rest('GET', '/api/auth/identities', undefined, both)).json<{
    identities: { id: string }[]
  }>()
  const path = `/api/auth/identities/${identities[0]?.id}`
  expect((await t.rest('DELETE', path, undefined, both)).statusCode).toBe(409)
  expect((await open.rest('DELETE', path, undefined, both)).statusCode).toBe(204)
})

test.each(['invite', 'closed'] as const)(
  'if registration is %s, a first sign-in creates no account without an invitation',
  async (mode) => {
    const t = await start({ REGISTRATION: mode })
    const login = `stranger-${mode}`
    const end = await signInAt(t, login)
    expect(end.pathname + end.search).toBe(`/login?error=registration_${mode}`)
    const bad = await signInAt(t, login, `?invite=${'A'.repeat(43)}`)
    expect(bad.pathname + bad.search).toBe(`/login?error=registration_${mode}`)
    expect(await countAccounts(`${login}@example.com`)).toBe(0)
    const token = await createInvitation(t.database.db, { days: 7 })
    const invited = await signInAt(t, login, `?invite=${token}`)
    expect(invited.searchParams.get('email')).toBe(`${login}@example.com`)
    const second = await signInAt(t, `other-${mode}`, `?invite=${token}`)
    expect(second.pathname + second.search).toBe(`/login?error=registration_${mode}`)
  },
)

test('if registration is closed, existing accounts still sign in by the provider', async () => {
  await enterAt(open, 'known')
  const byAddress = await open.register({ email: 'unlinked@example.com' })
  const t = await start({ REGISTRATION: 'closed' })
  expect((await enterAt(t, 'known')).email).toBe('known@example.com')
  expect((await enterAt(t, 'unlinked')).email).toBe(byAddress.email)
})

test('an invitation for an address admits no other identity', async () => {
  const t = await start({ REGISTRATION: 'invite' })
  const token = await createInvitation(t.database.db, { email: 'mary@example.com', days: 7 })
  const end = await signInAt(t, 'eve', `?invite=${token}`)
  expect(end.pathname + end.search).toBe('/login?error=registration_invite')
  expect((await signInAt(t, 'mary', `?invite=${token}`)).searchParams.has('token')).toBe(true)
})
