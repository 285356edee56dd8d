import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeEach(async () => {
  t = await createTestApp({ env: { RATE_LIMIT_MULTIPLIER: '0.5' } })
  user = await t.register({ email: 'ada@example.com' })
})
afterEach(() => t.close())

/** Half of 10. */
const ACCOUNT_LIMIT = 5
const WRONG = 'Wrong-horse-1!'

const times = <T>(n: number, run: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => run(i)))
const countStatus = (responses: LightMyRequestResponse[], status: number) =>
  responses.filter(({ statusCode }) => statusCode === status).length

test('parallel wrong guesses never exceed the limit, and return the time to wait', async () => {
  const responses = await times(20, () => t.login('ada@example.com', WRONG))
  expect(countStatus(responses, 401)).toBe(ACCOUNT_LIMIT)
  expect(countStatus(responses, 429)).toBe(20 - ACCOUNT_LIMIT)
  const refused = responses.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toEqual({ detail: 'Too many attempts. Please try again in 15 minutes.' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800)
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(900)
})

test('right passwords never count as guesses, even many at once', async () => {
  const responses = await times(15, () => t.login('ada@example.com'))
  expect(countStatus(responses, 200)).toBe(15)
  const { rows } = await sql<{ hits: number }>`
    select coalesce(sum(hits), 0)::int as hits from rate_limits
    where resets_at between now() + interval '2 minutes' and now() + interval '16 minutes'
  `.execute(t.database.db)
  expect(rows).toEqual([{ hits: 0 }])
})

test('right passwords have a limit far above a person’s needs, when signing in and after', async () => {
  const responses = await times(33, () => t.login('ada@example.com'))
  // Half of 60, and one at the registration.
  expect(countStatus(responses, 200)).toBe(29)
  expect(countStatus(responses, 429)).toBe(4)
  const own = { email: 'new@example.com', current_password: PASSWORD }
  expect((await t.rest('PUT', '/api/auth/me', own, user)).statusCode).toBe(429)
  await t.register({ email: 'other@example.com' })
})

test('the limit is per account, for each of its names and from everywhere', async () => {
  await sql`update users set username = 'ada', username_key = 'ada'`.execute(t.database.db)
  for (let i = 0; i < ACCOUNT_LIMIT; i += 1) {
    await t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `10.0.0.${i}`,
      payload: { username: i % 2 === 0 ? 'ADA' : 'ada@example.com', password: WRONG },
    })
  }
  expect((await t.login('ada@example.com')).statusCode).toBe(429)
  const viaTrpc = await t.trpc('mutation', 'auth.login', { username: 'ada', password: PASSWORD })
  expect(viaTrpc.statusCode).toBe(429)
  expect(Number(viaTrpc.headers['retry-after'])).toBeGreaterThan(0)
})

test('an open session is unaffected, and so are other accounts', async () => {
  await times(8, () => t.login('ada@example.com', WRONG))
  expect((await t.rest('GET', '/api/jobs', undefined, user)).statusCode).toBe(200)
  await t.register({ email: 'other@example.com' })
})

test('strangers who guess passwords cannot prevent a signed-in person’s password change', async () => {
  // The account's limit is reached, and that of the person's own address.
  await times(8, () => t.login('ada@example.com', WRONG))
  await times(60, (i) => t.login(`nobody-${i}@example.com`, WRONG))
  expect((await t.login('ada@example.com')).statusCode).toBe(429)
  expect((await t.login('nobody@example.com')).statusCode).toBe(429)
  const NEW = 'Other-horse-2!'
  const passwords = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  const changed = await t.rest('POST', '/api/auth/change-password', passwords, user)
  expect(changed.statusCode).toBe(200)
})

test('an address has its own limit, shared by all servers on the database', async () => {
  const second = await createTestApp({
    database: t.database,
    env: { RATE_LIMIT_MULTIPLIER: '0.5' },
  })
  const responses = await times(60, (i) =>
    (i % 2 ? t : second).login(`nobody-${i}@example.com`, WRONG),
  )
  await second.app.close()
  expect(countStatus(responses, 401)).toBe(50)
  expect(countStatus(responses, 429)).toBe(10)
})

test('counts restart after a window has ended', async () => {
  await times(6, () => t.login('ada@example.com', WRONG))
  await sql`update rate_limits set resets_at = now() - interval '1 second'`.execute(t.database.db)
  expect((await t.login('ada@example.com', WRONG)).statusCode).toBe(401)
  expect((await t.login('ada@example.com')).statusCode).toBe(200)
})

test('registrations from one address are limited, including refused ones', async () => {
  await t.close()
  t = await createTestApp({ env: { RATE_LIMIT_MULTIPLIER: '0.01' } })
  const register = (email: string) =>
    t.rest('POST', '/api/auth/register', {
      first_name: 'A',
      last_name: 'B',
      email,
      password: PASSWORD,
    })
  expect((await register('a@example.com')).statusCode).toBe(201)
  expect((await register('a@example.com')).statusCode).toBe(409)
  expect((await register('b@example.com')).statusCode).toBe(201)
  expect((await register('c@example.com')).statusCode).toBe(429)
})

const requestReset = (app: TestApp, email: string, remoteAddress = '10.0.0.1') =>
  app.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    remoteAddress,
    payload: { email },
  })

test('reset requests are limited for an account, known or not, on every server', async () => {
  const env = { RATE_LIMIT_MULTIPLIER: '1' }
  const servers = await Promise.all([1, 2].map(() => createTestApp({ database: t.database, env })))
  const ask = (email: string, i: number) => requestReset(servers[i % 2] ?? t, email, `10.0.0.${i}`)
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    const spellings = [email, email.toUpperCase()]
    const responses = await times(12, (i) => ask(spellings[i % 2] ?? email, i))
    expect(countStatus(responses, 200)).toBe(5)
    const refused = responses.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(7)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_500)
  }
  expect((await t.rest('GET', '/api/jobs', undefined, user)).statusCode).toBe(200)
  await Promise.all(servers.map((server) => server.app.close()))
})

test('reset requests are limited for an address, and allowed again after the wait', async () => {
  const responses = await times(40, (i) => requestReset(t, `nobody-${i}@example.com`))
  expect(countStatus(responses, 200)).toBe(30)
  expect((await requestReset(t, 'ada@example.com')).statusCode).toBe(429)
  expect((await requestReset(t, 'ada@example.com', '10.0.0.2')).statusCode).toBe(200)
  await sql`update rate_limits set resets_at = now() - interval '1 second'`.execute(t.database.db)
  expect((await requestReset(t, 'ada@example.com')).statusCode).toBe(200)
})

test('limits store no plain names or addresses', async () => {
  await t.login('ada@example.com', WRONG)
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(t.database.db)
  expect(rows.length).toBeGreaterThan(1)
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/)
})
