import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const evaluate = async (expression: string) => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    database.db,
  )
  return rows[0]?.value
}

test.each([
  [`'2026-11-21 00:45:20.123456+00'::timestamptz`, '2026-11-21T00:45:20.123Z'],
  [`'2026-11-21 00:45:20.1+00'::timestamptz`, '2026-11-21T00:45:20.100Z'],
  [`'2026-11-21 00:45:20.12+00'::timestamptz`, '2026-11-21T00:45:20.120Z'],
  [`'2026-11-21 00:45:20+00'::timestamptz`, '2026-11-21T00:45:20.000Z'],
  [`'2026-06-21 00:15:20+05:30'::timestamptz`, '2026-06-20T18:45:20.000Z'],
  [`'1900-01-01 12:00:00+00'::timestamptz`, '1900-01-01T12:00:00.000Z'],
  [`'infinity'::timestamptz`, 'infinity'],
  [`'2026-01-31'::date`, '2026-01-31'],
  [`9007199254740991::int8`, 9007199254740991],
  [`count(*)`, 1],
  [`array['a', 'b "c", d', '']::text[]`, ['a', 'b "c", d', '']],
  [`array[]::text[]`, []],
  [`null::timestamptz`, null],
  [`true`, true],
  [`42`, 42],
])('%s has the same result in both databases', async (expression, expected) => {
  expect(await evaluate(expression)).toEqual(expected)
})

test('text is returned as it was written', async () => {
  const values = {
    instant: '2026-11-21T00:45:20.123Z',
    day: '2024-02-29',
    list: ['ä', '{"', 'null', 'NULL', '\\', 'a,b', '😀'],
  }
  const { rows } = await sql`
    select ${values.instant}::timestamptz as instant, ${values.day}::date as day,
      ${values.list}::text[] as list`.execute(database.db)
  expect(rows).toEqual([values])
})

test('a user and an application with every default can be stored', async () => {
  const user = await database.db
    .insertInto('users')
    .values({ email: 'Ada@example.com', email_key: 'ada@example.com' })
    .returningAll()
    .executeTakeFirstOrThrow()
  const job = await database.db
    .insertInto('jobs')
    .values({
      user_id: user.id,
      company: 'Analytical Engines',
      position: 'Programmer',
      status: 'applied',
      application_date: '2026-11-21',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  expect(job.deadline).toBeNull()
  expect(job.application_date).toBe('2026-11-21')
  expect(job.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Math.abs(Date.now() - Date.parse(job.created_at))).toBeLessThan(60_000)
})

test('each test database is empty and its own', async () => {
  const other = await createTestDatabase()
  expect(await other.db.selectFrom('users').selectAll().execute()).toEqual([])
  await other.close()
})

test('an open database passes its check and a closed one does not', async () => {
  const other = await createTestDatabase()
  await other.check()
  await other.close()
  await expect(other.check()).rejects.toThrow('driver has already been destroyed')
})
