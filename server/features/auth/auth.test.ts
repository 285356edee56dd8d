import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD_RULES } from '#src/auth/password.ts'
import type { LoginResponse, RegisterResponse } from '#src/auth/schema.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ hasRealPasswords: true })
})
afterAll(() => t.close())

const person = (email: string) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email,
  password: PASSWORD,
})
const count = async (table: 'users' | 'profiles' | 'sessions', email: string) => {
  const column = table === 'users' ? 'id' : 'user_id'
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)}
    where ${sql.ref(column)} in (select id from users where lower(email) = lower(${email}))
  `.execute(t.database.db)
  return rows[0]?.n
}

describe('registration', () => {
  test('returns the user, creates the profile with the names and signs nobody in', async () => {
    const response = await t.rest('POST', '/api/auth/register', person('grace@example.com'))
    expect(response.statusCode).toBe(201)
    const { message, user } = response.json<RegisterResponse>()
    expect(message).toBeTypeOf('string')
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'grace@example.com',
      first_name: 'Grace',
      last_name: 'Hopper',
    })
    expect(await count('profiles', 'grace@example.com')).toBe(1)
    expect(await count('sessions', 'grace@example.com')).toBe(0)
  })

  test('accepts the form’s fields', async () => {
    const form = {
      firstName: ' Katherine ',
      lastName: 'Johnson',
      email: 'kj@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }
    const response = await t.rest('POST', '/api/auth/register', form)
    expect(response.statusCode).toBe(201)
    expect(response.json<RegisterResponse>().user).toMatchObject({
      first_name: 'Katherine',
      last_name: 'Johnson',
    })
  })

  test('rejects a confirmation that differs', async () => {
    const form = { ...person('differs@example.com'), confirmPassword: `${PASSWORD}x` }
    const response = await t.rest('POST', '/api/auth/register', form)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: ['Passwords do not match'] })
  })

  test('lists every broken password rule, in order', async () => {
    const broken = { ...person('weak@example.com'), password: '·' }
    const response = await t.rest('POST', '/api/auth/register', broken)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: PASSWORD_RULES.map((rule) => rule.message) })
  })

  test('names every missing field at its field, also through tRPC', async () => {
    const viaRest = await t.rest('POST', '/api/auth/register', { email: 'nobody' })
    const viaTrpc = await t.trpc('mutation', 'auth.register', { email: 'nobody' })
    const detail = [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Password is required',
    ]
    expect(viaRest.json()).toEqual({ detail })
    expect(viaTrpc.json()).toMatchObject({
      error: {
        data: {
          httpStatus: 400,
          detail,
          fields: {
            first_name: 'First name is required',
            last_name: 'Last name is required',
            email: 'Invalid email address',
            password: 'Password is required',
          },
        },
      },
    })
  })

  test('rejects a taken address in any case, and a password of over 128 characters', async () => {
    await t.register({ email: 'Taken@Example.com' })
    const again = await t.rest('POST', '/api/auth/register', person('tAKEN@example.COM'))
    expect(again.statusCode).toBe(409)
    expect(again.json()).toEqual({ detail: 'Email already registered' })
    const long = { ...person('long@example.com'), password: `Aa1!${'x'.repeat(125)}` }
    expect((await t.rest('POST', '/api/auth/register', long)).statusCode).toBe(400)
  })

  test('lets only one of two concurrent requests succeed', async () => {
    const responses = await Promise.all(
      ['race@example.com', 'RACE@example.com', 'Race@Example.com'].map((email) =>
        t.rest('POST', '/api/auth/register', person(email)),
      ),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await count('users', 'race@example.com')).toBe(1)
    expect(await count('profiles', 'race@example.com')).toBe(1)
  })
})

describe('login', () => {
  const email = 'ada@example.com'
  beforeAll(() => t.register({ email }))

  const expectToken = (body: LoginResponse) => {
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'bearer' })
    expect(body.access_token.length).toBeGreaterThanOrEqual(32)
  }

  test('accepts JSON, urlencoded and multipart bodies', async () => {
    expectToken((await t.login('ADA@example.com')).json())
    const urlencoded = await t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: email, password: PASSWORD }).toString(),
    })
    expectToken(urlencoded.json())
    const form = new FormData()
    form.set('username', email)
    form.set('password', PASSWORD)
    expectToken(
      (await t.app.inject({ method: 'POST', url: '/api/auth/login', payload: form })).json(),
    )
  })

  test('accepts the username if one is set', async () => {
    const db = t.database.db
    const username = { username: 'Countess', username_key: 'countess' }
    await db.updateTable('users').set(username).where('email', '=', email).execute()
    expectToken((await t.login('countess')).json())
  })

  test('responds to a wrong password and an unknown user equally', async () => {
    for (const [username, password] of [
      [email, 'Wrong-horse-1!'],
      ['nobody@example.com', PASSWORD],
      [email, 'x'.repeat(5000)],
    ] as const) {
      const response = await t.login(username, password)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({ detail: 'Invalid username or password' })
    }
  })

  test('takes as much time for an unknown user as for a wrong password', async () => {
    const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let i = 0; i < 7; i += 1) {
      for (const who of ['known', 'unknown'] as const) {
        const before = process.cpuUsage()
        await t.login(who === 'known' ? email : `nobody-${i}@example.com`, 'Wrong-horse-2!')
        const { user, system } = process.cpuUsage(before)
        spent[who].push(user + system)
      }
    }
    // The minimum of processor times, which does not depend on the machine's other load.
    const ratio = Math.min(...spent.known) / Math.min(...spent.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('rejects a field truncated by the form parser, a file, and a malformed form', async () => {
    const long = new FormData()
    long.set('username', 'x'.repeat(100_000))
    const cut = await t.app.inject({ method: 'POST', url: '/api/auth/login', payload: long })
    expect(cut.statusCode).toBe(413)
    const file = new FormData()
    file.set('username', new Blob(['x']), 'x.txt')
    const refused = await t.app.inject({ method: 'POST', url: '/api/auth/login', payload: file })
    expect(refused.statusCode).toBeGreaterThanOrEqual(400)
    expect(refused.statusCode).toBeLessThan(500)
    const broken = await t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nnonsense',
    })
    expect(broken.statusCode).toBe(400)
  })
})
