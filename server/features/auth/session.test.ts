import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('a session', () => {
  test('is stored only as a hash', async () => {
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

  test('is identified by a bearer token in any case of the scheme', async () => {
    const { token } = await t.register()
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR ']) {
      const response = await t.rest('GET', '/api/jobs', undefined, undefined, {
        authorization: `${scheme} ${token}`,
      })
      expect(response.statusCode).toBe(200)
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
    const response = await t.rest('GET', '/api/jobs', undefined, undefined, headers)
    expect(response.statusCode).toBe(401)
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

  test('returns its user', async () => {
    const user = await t.register({ email: 'me@example.com', first_name: 'Me', last_name: 'Too' })
    const response = await t.trpc('query', 'auth.me', undefined, user)
    expect(response.json()).toMatchObject({
      result: {
        data: { email: 'me@example.com', username: null, first_name: 'Me', last_name: 'Too' },
      },
    })
  })
})
