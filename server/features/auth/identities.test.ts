import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LinkedIdentity } from '#src/auth/identity.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { enterAt, providerSettings } from '../../testing/provider-sign-in.ts'

const PUBLIC_URL = 'http://localhost:4124'
const ONLY_ONE = { detail: 'This is the only way into your account. Set a password first.' }

let provider: OpenIdProvider
let t: TestApp
let other: TestApp
let n = 0
beforeAll(async () => {
  provider = await startOpenIdProvider(`${PUBLIC_URL}/api/linkedin/callback`)
  const env = { ...providerSettings(provider, PUBLIC_URL), OIDC_NAME: 'Example ID' }
  t = await createTestApp({ env })
  other = await createTestApp({ env, database: t.database })
})
afterAll(async () => {
  await other.app.close()
  await t.close()
  await provider.close()
})
beforeEach(() => {
  n += 1
})

const list = async (user: TestUser) =>
  (await t.rest('GET', '/api/auth/identities', undefined, user)).json<{
    identities: LinkedIdentity[]
  }>().identities
const unlink = (user: TestUser, id: string, app = t) =>
  app.rest('DELETE', `/api/auth/identities/${id}`, undefined, user)

/** Creates a user with a password and a confirmed address, and an identity per login. */
async function link(...logins: string[]): Promise<TestUser> {
  const user = await t.register({ email: `proven-${n}@example.com` })
  await t.database.db
    .updateTable('users')
    .set({ email_verified_at: new Date(0).toISOString() })
    .where('email', '=', user.email)
    .execute()
  for (const login of logins) {
    provider.accounts.set(login, { email: user.email, email_verified: true })
    await enterAt(t, login)
  }
  return user
}

describe('identities', () => {
  test('are listed with provider, address and day', async () => {
    const user = await enterAt(t, `solo-${n}`)
    expect(await list(user)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        provider: 'Example ID',
        email: user.email,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    expect(await list(await t.register())).toEqual([])
  })

  test('show the provider’s current address', async () => {
    const login = `mover-${n}`
    const user = await enterAt(t, login)
    provider.accounts.set(login, { email: `moved-${n}@example.com`, email_verified: true })
    await enterAt(t, login)
    expect(await list(user)).toMatchObject([{ email: `moved-${n}@example.com` }])
  })

  test('of a provider that is not configured any more are named by its host', async () => {
    const user = await link(`first-${n}`)
    await t.database.db
      .updateTable('identities')
      .set({ issuer: 'https://former.example/realm' })
      .where('subject', '=', `first-${n}`)
      .execute()
    expect(await list(user)).toMatchObject([{ provider: 'former.example' }])
  })

  test('are unlinked, and cannot sign in from then on', async () => {
    const login = `gone-${n}`
    const user = await link(login)
    const [identity] = await list(user)
    provider.accounts.set(login, { email: `elsewhere-${n}@example.com`, email_verified: true })
    expect((await unlink(user, identity?.id ?? '')).statusCode).toBe(204)
    expect(await list(user)).toEqual([])
    expect((await enterAt(t, login)).email).toBe(`elsewhere-${n}@example.com`)
    expect((await unlink(user, identity?.id ?? '')).statusCode).toBe(404)
  })

  test('cannot be unlinked if they are the only way to sign in', async () => {
    const user = await enterAt(t, `only-${n}`)
    const [identity] = await list(user)
    const response = await unlink(user, identity?.id ?? '')
    expect([response.statusCode, response.json()]).toEqual([409, ONLY_ONE])
    expect(await list(user)).toHaveLength(1)
  })

  test('cannot be unlinked if the other one’s provider is gone', async () => {
    const user = await link(`kept-${n}`, `former-${n}`)
    const { db } = t.database
    await db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', user.email)
      .execute()
    await db
      .updateTable('identities')
      .set({ issuer: 'https://former.example' })
      .where('subject', '=', `former-${n}`)
      .execute()
    const identities = await list(user)
    const kept = identities.find(({ provider: name }) => name === 'Example ID')
    const former = identities.find(({ provider: name }) => name !== 'Example ID')
    expect((await unlink(user, kept?.id ?? '')).statusCode).toBe(409)
    expect((await unlink(user, former?.id ?? '')).statusCode).toBe(204)
  })

  test('keep one of two unlinked concurrently on two servers, if there is no password', async () => {
    const user = await link(`a-${n}`, `b-${n}`)
    await t.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', user.email)
      .execute()
    const [a, b] = await list(user)
    const responses = await Promise.all([
      unlink(user, a?.id ?? ''),
      unlink(user, b?.id ?? '', other),
    ])
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
    expect(await list(user)).toHaveLength(1)
  })
})
