import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { type DatabaseHandle, PLAN_ONCE } from '../client.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const double = async (number: number) => {
  const { rows } = await sql<{ doubled: number }>`
    select ${PLAN_ONCE} 2 * ${number}::integer as doubled`.execute(database.db)
  return rows[0]?.doubled
}

const listPrepared = async () => {
  const { rows } = await sql<{ runs: number }>`
    select (generic_plans + custom_plans)::integer as runs from pg_prepared_statements
    where statement like '%as doubled'`.execute(database.db)
  return rows.map(({ runs }) => runs)
}

test('a marked statement is prepared at its first use and then runs with other values', async () => {
  expect(await listPrepared()).toEqual([])
  expect([await double(1), await double(2), await double(3)]).toEqual([2, 4, 6])
  expect(await listPrepared()).toEqual([3])
})

test('a marked statement that fails can be run again', async () => {
  await expect(double(2 ** 31)).rejects.toThrow('out of range')
  expect(await double(4)).toBe(8)
  const inTransaction = database.db.transaction().execute(async (trx) => {
    await sql`select nothing`.execute(trx)
  })
  await expect(inTransaction).rejects.toThrow('"nothing" does not exist')
  expect(await double(5)).toBe(10)
})
