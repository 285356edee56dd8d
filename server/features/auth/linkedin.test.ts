import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#src/auth/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createLogger } from '../../log.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { visitProvider } from '../../testing/provider-visit.ts'

const PUBLIC_URL = 'http://localhost:4121'
const FAILED = '/linkedin-auth-success?error=failed'
const DENIED = '/linkedin-auth-success'

let provider: OpenIdProvider
let t: TestApp
const logged: string[] = []
beforeAll(async () => {
  provider = await startOpenIdProvider(`${PUBLIC_URL}/api/linkedin/callback`)
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void logged.push(line) })
  t = await createTestApp({ env: settings(provider), logger })
})
afterAll(async () => {
  await t.close()
  await provider.close()
})

const settings = ({ issuer, clientId, clientSecret }: OpenIdProvider) => ({
  PUBLIC_URL,
  OIDC_ISSUER: issuer,
  LINKEDIN_CLIENT_ID: clientId,
  LINKEDIN_CLIENT_SECRET: clientSecret,
})

/** The location that a response redirects to, and the cookie that it sets. */
const readRedirect = ({ statusCode, headers }: LightMyRequestResponse) => {
  expect(statusCode).toBe(302)
  return { location: String(headers.location), cookie: String(headers['set-cookie']) }
}

async function begin(app = t) {
  const { location, cookie } = readRedirect(await app.app.inject('/api/linkedin/login'))
  return { address: location, cookie: cookie.split(';')[0] ?? '' }
}

const openCallback = async (address: string, cookie: string, app = t) =>
  app.app.inject({ url: address.replace(PUBLIC_URL, ''), headers: { cookie } })

/** Completes the sign-in; returns the address where the browser ends. */
async function signIn(login: string, response: 'consent' | 'deny' = 'consent'): Promise<string> {
  const { address, cookie } = await begin()
  const back = await visitProvider(address, login, response)
  return readRedirect(await openCallback(back, cookie)).location
}

const readToken = (location: string) => {
  expect(location).toMatch(/^\/linkedin-auth-success\?token=/)
  return new URL(location, PUBLIC_URL).searchParams.get('token') ?? ''
}
const readMe = async (token: string) =>
  (await t.rest('GET', '/api/auth/me', undefined, { email: '', token })).json<Me>()
const countUsers = async () => {
  const { count } = await t.database.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('a person who consents', () => {
  test('gets an account with their names and no password, and is signed in', async () => {
    const location = await signIn('grace')
    const { searchParams } = new URL(location, PUBLIC_URL)
    expect(Object.fromEntries(searchParams)).toEqual({
      token: expect.stringMatching(/^\w{40}$/),
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
    })
    expect(await readMe(readToken(location))).toMatchObject({
      email: 'grace@example.com',
      first_name: 'Grace',
      last_name: 'Hopper',
      has_password: false,
    })
    expect((await t.login('grace@example.com')).statusCode).toBe(401)
  })

  test('is recognized the next time by their id, whatever their address is then', async () => {
    const first = await readMe(readToken(await signIn('mover')))
    provider.accounts.set('mover', { email: 'moved@example.com', email_verified: false })
    const again = await readMe(readToken(await signIn('mover')))
    expect(again).toEqual(first)
  })

  test('signs in to the account that has their address, in whatever case', async () => {
    const user = await t.register({ email: 'Ada.Existing@example.com' })
    await t.rest('POST', '/api/jobs', { company: 'Acme', position: 'Engineer' }, user)
    provider.accounts.set('ada', { email: 'ADA.existing@Example.com', email_verified: true })
    const token = readToken(await signIn('ada'))
    expect(await readMe(token)).toMatchObject({ email: 'Ada.Existing@example.com' })
    const jobs = await t.rest('GET', '/api/jobs', undefined, { email: '', token })
    expect(jobs.json<Job[]>()).toHaveLength(1)
  })

  test('takes the account over from a person who registered their address without confirming it', async () => {
    const squatter = await t.register({ email: 'victim@example.com' })
    const location = await signIn('victim')
    expect(location).toMatch(/&takenOver=true$/)
    const token = readToken(location)
    expect((await t.rest('GET', '/api/jobs', undefined, squatter)).statusCode).toBe(401)
    expect((await t.login('victim@example.com')).statusCode).toBe(401)
    expect(await readMe(token)).toMatchObject({ has_password: false })
    expect(await signIn('victim')).not.toContain('takenOver')
  })

  test('keeps the password of an account whose address was confirmed by mail', async () => {
    const user = await t.register({ email: 'proven@example.com' })
    const db = t.database.db
    await db
      .updateTable('users')
      .set({ email_verified_at: new Date().toISOString() })
      .where('email', '=', user.email)
      .execute()
    const location = await signIn('proven')
    readToken(location)
    expect(location).not.toContain('takenOver')
    expect((await t.login(user.email, PASSWORD)).statusCode).toBe(200)
    expect((await t.rest('GET', '/api/jobs', undefined, user)).statusCode).toBe(200)
  })

  test('gets one account from concurrent callbacks', async () => {
    const before = await countUsers()
    const ends = await Promise.all(Array.from({ length: 5 }, () => signIn('twins')))
    const people = await Promise.all(ends.map((location) => readMe(readToken(location))))
    expect(new Set(people.map(({ id }) => id)).size).toBe(1)
    expect(await countUsers()).toBe(before + 1)
  })

  test('keeps the language of their first visit', async () => {
    const { address, cookie } = await begin()
    const back = await visitProvider(address, 'ada-german', 'consent')
    const { location } = readRedirect(await openCallback(back, `${cookie}; language=de`))
    expect(await readMe(readToken(location))).toMatchObject({ language: 'de' })
  })

  test('may have any names, or none', async () => {
    provider.accounts.set('nameless', { email: 'nameless@example.com', email_verified: true })
    provider.accounts.set('long', {
      email: 'long@example.com',
      email_verified: true,
      given_name: 'x'.repeat(5000),
      family_name: 'a\u0000b \ud83d\ude00',
    })
    expect(await readMe(readToken(await signIn('nameless')))).toMatchObject({ first_name: '' })
    const { first_name, last_name } = await readMe(readToken(await signIn('long')))
    expect(first_name).toHaveLength(200)
    expect(last_name).toBe('ab 😀')
  })
})

describe('nobody is signed in', () => {
  test('if the person denies', async () => {
    const before = await countUsers()
    expect(await signIn('denier', 'deny')).toBe(DENIED)
    expect(await countUsers()).toBe(before)
  })

  test('with an address that the provider has not verified', async () => {
    const owner = await t.register({ email: 'unverified-owner@example.com' })
    const before = await countUsers()
    expect(await signIn('unverified-owner')).toBe('/login?error=linkedin_unverified')
    expect(await signIn('unverified-stranger')).toBe('/login?error=linkedin_unverified')
    provider.accounts.set('addressless', { email_verified: true })
    expect(await signIn('addressless')).toBe('/login?error=linkedin_unverified')
    expect(await countUsers()).toBe(before)
    expect((await t.rest('GET', '/api/jobs', undefined, owner)).statusCode).toBe(200)
    expect((await t.login(owner.email)).statusCode).toBe(200)
  })

  test('with another state than the browser started with', async () => {
    const { address, cookie } = await begin()
    const other = await begin()
    const back = await visitProvider(address, 'mallory')
    for (const kept of [other.cookie, '', 'linkedin_attempt=', `${cookie}x`]) {
      expect(readRedirect(await openCallback(back, kept)).location).toBe(FAILED)
    }
    const forged = new URL(back)
    forged.searchParams.set('state', 'forged')
    const twice = `${back}&state=${new URL(address).searchParams.get('state')}`
    for (const url of [forged.href, twice]) {
      expect(readRedirect(await openCallback(url, cookie)).location).toBe(FAILED)
    }
    expect(readRedirect(await openCallback('/api/linkedin/callback', cookie)).location).toBe(FAILED)
  })

  test('with a code that was used before', async () => {
    const { address, cookie } = await begin()
    const back = await visitProvider(address, 'replayed')
    readToken(readRedirect(await openCallback(back, cookie)).location)
    logged.length = 0
    expect(readRedirect(await openCallback(back, cookie)).location).toBe(FAILED)
    expect(logged.join('')).toContain('invalid_grant')
  })

  test('with a code of another browser', async () => {
    const thief = await begin()
    const victim = await begin()
    const back = new URL(await visitProvider(victim.address, 'robbed'))
    back.searchParams.set('state', new URL(thief.address).searchParams.get('state') ?? '')
    expect(readRedirect(await openCallback(back.href, thief.cookie)).location).toBe(FAILED)
  })

  test('with a response of another issuer', async () => {
    const { address, cookie } = await begin()
    const back = new URL(await visitProvider(address, 'mixed-up'))
    back.searchParams.set('iss', 'https://other.example.com')
    expect(readRedirect(await openCallback(back.href, cookie)).location).toBe(FAILED)
  })

  test('while the provider is down', async () => {
    const gone = await startOpenIdProvider(`${PUBLIC_URL}/api/linkedin/callback`)
    const other = await createTestApp({ env: settings(gone), database: t.database })
    const { address, cookie } = await begin(other)
    const back = await visitProvider(address, 'unlucky')
    await gone.close()
    expect(readRedirect(await openCallback(back, cookie, other)).location).toBe(FAILED)
    await other.app.close()
    const later = await createTestApp({ env: settings(gone), database: t.database })
    const start = await later.app.inject('/api/linkedin/login')
    expect(readRedirect(start).location).toBe(FAILED)
    await later.app.close()
  })
})

test('a sign-in that one server started is finished by another', async () => {
  const second = await createTestApp({ env: settings(provider), database: t.database })
  const { address, cookie } = await begin()
  const back = await visitProvider(address, 'traveller')
  const { location } = readRedirect(await openCallback(back, cookie, second))
  await second.app.close()
  expect(await readMe(readToken(location))).toMatchObject({ email: 'traveller@example.com' })
})

test('the cookie is inaccessible to scripts, short-lived and removed on return', async () => {
  const { location, cookie } = readRedirect(await t.app.inject('/api/linkedin/login'))
  const query = new URL(location).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    code_challenge_method: 'S256',
    redirect_uri: `${PUBLIC_URL}/api/linkedin/callback`,
    scope: 'openid profile email',
  })
  expect(cookie).toMatch(
    /^linkedin_attempt=[\w.-]{131}; Max-Age=600; Path=\/api\/linkedin; HttpOnly; SameSite=Lax$/,
  )
  const denied = await openCallback(`${PUBLIC_URL}/api/linkedin/callback?state=x`, '')
  expect(readRedirect(denied).cookie).toMatch(/^linkedin_attempt=; Max-Age=0;/)

  const env = { ...settings(provider), PUBLIC_URL: 'https://jobs.example.com' }
  const secure = await createTestApp({ env, database: t.database })
  const response = await secure.app.inject('/api/linkedin/login')
  expect(readRedirect(response).cookie).toContain('; Secure;')
  await secure.app.close()
})

test('the response with the token is not cached, and sends no referrer', async () => {
  logged.length = 0
  const { address, cookie } = await begin()
  const back = await visitProvider(address, 'private')
  const response = await openCallback(back, cookie)
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  const token = readToken(String(response.headers.location))
  await openCallback(back, cookie)
  const page = await t.app.inject({
    url: String(response.headers.location),
    headers: { accept: 'text/html' },
  })
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  const log = logged.join('')
  expect(log).toContain('provider sign-in failed')
  const { code = '', state = '' } = Object.fromEntries(new URL(back).searchParams)
  for (const secret of [token, code, state, 'private@', 'Hopper', provider.clientSecret]) {
    expect(secret).not.toBe('')
    expect(log).not.toContain(secret)
  }
})

test('a HEAD request of the callback does not use up the sign-in', async () => {
  const { address, cookie } = await begin()
  const back = (await visitProvider(address, 'headed')).replace(PUBLIC_URL, '')
  const head = await t.app.inject({ method: 'HEAD', url: back, headers: { cookie } })
  expect(head.statusCode).toBe(404)
  readToken(readRedirect(await openCallback(back, cookie)).location)
})

test('without credentials the browser is sent back with the reason', async () => {
  const bare = await createTestApp({ database: t.database })
  for (const url of ['/api/linkedin/login', '/api/linkedin/callback?code=x&state=y']) {
    const { location } = readRedirect(await bare.app.inject(url))
    expect(location).toBe('/login?error=linkedin_unavailable')
  }
  await bare.app.close()
})
