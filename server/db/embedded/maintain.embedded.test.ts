import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import type { DatabaseHandle } from '../client.ts'

const JOBS = 2_000

let database: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('the planner knows the current rows, and unchanged tables are not analyzed', async () => {
  const { db, maintain } = database
  const { id } = await db
    .insertInto('users')
    .values({ email: 'ada@example.com', email_key: 'ada@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into jobs (user_id, company, position, status, application_date)
    select ${id}, 'Company ' || i, 'Programmer', 'applied', '2026-01-01'
    from generate_series(1, ${sql.lit(JOBS)}) i`.execute(db)
  const readEstimate = async () => {
    const plan = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`
      explain (format json) select * from jobs where user_id = ${id}`.execute(db)
    return plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows']
  }
  expect(await readEstimate()).toBeLessThan(JOBS / 2)
  const readMaintained = async () => {
    await maintain?.()
    return readEstimate()
  }
  // PostgreSQL writes its counts down once a second, those of an earlier user of this database among them.
  await expect.poll(readMaintained).toBe(JOBS)
  expect(await maintain?.()).toBe(0)
})
