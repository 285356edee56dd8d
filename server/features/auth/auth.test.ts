import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD_RULES } from '#src/auth/password.ts'
import type { LoginAnswer, RegisterAnswer } from '#src/auth/schema.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
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
  test('answers the user, creates the profile with the names and signs nobody in', async () => {
    const answer = await t.rest('POST', '/api/auth/register', person('grace@example.com'))
    expect(answer.statusCode).toBe(201)
    const { message, user } = answer.json<RegisterAnswer>()
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

  test('takes the form object as it is', async () => {
    const form = {
      firstName: ' Katherine ',
      lastName: 'Johnson',
      email: 'kj@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }
    const answer = await t.rest('POST', '/api/auth/register', form)
    expect(answer.statusCode).toBe(201)
    expect(answer.json<RegisterAnswer>().user).toMatchObject({
      first_name: 'Katherine',
      last_name: 'Johnson',
    })
  })

  test('refuses a confirmation that differs', async () => {
    const form = { ...person('differs@example.com'), confirmPassword: `${PASSWORD}x` }
    const answer = await t.rest('POST', '/api/auth/register', form)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: ['Passwords do not match'] })
  })

  test('lists every password rule that is broken, in order', async () => {
    const broken = { ...person('weak@example.com'), password: '·' }
    const answer = await t.rest('POST', '/api/auth/register', broken)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: PASSWORD_RULES.map((rule) => rule.message) })
  })

  test('names every missing field, and the same through tRPC, each at its field', async () => {
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

  test('refuses a taken address in any case, and a password of over 128 characters', async () => {
    await t.register({ email: 'Taken@Example.com' })
    const again = await t.rest('POST', '/api/auth/register', person('tAKEN@example.COM'))
    expect(again.statusCode).toBe(409)
    expect(again.json()).toEqual({ detail: 'Email already registered' })
    const long = { ...person('long@example.com'), password: `Aa1!${'x'.repeat(125)}` }
    expect((await t.rest('POST', '/api/auth/register', long)).statusCode).toBe(400)
  })

  test('lets one of two at once win', async () => {
    const answers = await Promise.all(
      ['race@example.com', 'RACE@example.com', 'Race@Example.com'].map((email) =>
        t.rest('POST', '/api/auth/register', person(email)),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await count('users', 'race@example.com')).toBe(1)
    expect(await count('profiles', 'race@example.com')).toBe(1)
  })
})

describe('login', () => {
  const email = 'ada@example.com'
  beforeAll(() => t.register({ email }))

  const expectToken = (body: LoginAnswer) => {
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'bearer' })
    expect(body.access_token.length).toBeGreaterThanOrEqual(32)
  }

  test('takes JSON, urlencoded and multipart', async () => {
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

  test('takes the username where one is set', async () => {
    const db = t.database.db
    await db.updateTable('users').set({ username: 'Countess' }).where('email', '=', email).execute()
    expectToken((await t.login('countess')).json())
  })

  test('answers a wrong password and an unknown user alike', async () => {
    for (const [username, password] of [
      [email, 'Wrong-horse-1!'],
      ['nobody@example.com', PASSWORD],
      [email, 'x'.repeat(5000)],
    ] as const) {
      const answer = await t.login(username, password)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ detail: 'Invalid username or password' })
    }
  })

  test('takes as long for an unknown user as for a wrong password', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let i = 0; i < 7; i += 1) {
      for (const who of ['known', 'unknown'] as const) {
        const started = performance.now()
        await t.login(who === 'known' ? email : `nobody-${i}@example.com`, 'Wrong-horse-2!')
        times[who].push(performance.now() - started)
      }
    }
    // The fastest of each: the rest measures what else the machine does.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.6)
  })

  test('refuses a field that the form parser cut, a file, and a broken form', async () => {
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

describe('a session', () => {
  test('is kept as a hash only', async () => {
    const { token, email } = await t.register()
    const { id } = await t.database.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(id).toBe(createHash('sha256').update(token).digest('hex'))
    const { rows } = await sql<{ all: string }>`select sessions::text as all from sessions`.execute(
      t.database.db,
    )
    expect(rows.map((row) => row.all).join()).not.toContain(token)
  })

  test('is named by a bearer token in any case of the scheme', async () => {
    const { token } = await t.register()
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR ']) {
      const answer = await t.rest('GET', '/api/jobs', undefined, undefined, {
        authorization: `${scheme} ${token}`,
      })
      expect(answer.statusCode).toBe(200)
    }
  })

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic x',
    'Bearer a b',
    `Bearer ${'x'.repeat(9000)}`,
  ])('is not opened by %s', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await t.rest('GET', '/api/jobs', undefined, undefined, headers)
    expect(answer.statusCode).toBe(401)
  })

  test('ends on the server with logout', async () => {
    const user = await t.register()
    expect((await t.rest('POST', '/api/auth/logout', undefined, user)).statusCode).toBe(204)
    expect((await t.rest('GET', '/api/jobs', undefined, user)).statusCode).toBe(401)
    expect((await t.rest('POST', '/api/auth/logout', undefined, user)).statusCode).toBe(401)
  })

  test('ends after 30 days, and is extended once half of them have passed', async () => {
    const user = await t.register()
    const id = createHash('sha256').update(user.token).digest('hex')
    const daysLeft = async () => {
      const { rows } = await sql<{ days: number }>`
        select round(extract(epoch from expires_at - now()) / 86400)::int as days
        from sessions where id = ${id}`.execute(t.database.db)
      return rows[0]?.days
    }
    const setDaysLeft = (days: number) =>
      sql`update sessions set expires_at = now() + ${days} * interval '1 day' where id = ${id}`.execute(
        t.database.db,
      )
    expect(await daysLeft()).toBe(30)
    await setDaysLeft(16)
    await t.rest('GET', '/api/jobs', undefined, user)
    expect(await daysLeft()).toBe(16)
    await setDaysLeft(14)
    expect((await t.rest('GET', '/api/jobs', undefined, user)).statusCode).toBe(200)
    expect(await daysLeft()).toBe(30)
    await setDaysLeft(-1)
    expect((await t.rest('GET', '/api/jobs', undefined, user)).statusCode).toBe(401)
  })

  test('tells whose it is', async () => {
    const user = await t.register({ email: 'me@example.com', first_name: 'Me', last_name: 'Too' })
    const answer = await t.trpc('query', 'auth.me', undefined, user)
    expect(answer.json()).toMatchObject({
      result: {
        data: { email: 'me@example.com', username: null, first_name: 'Me', last_name: 'Too' },
      },
    })
  })
})
