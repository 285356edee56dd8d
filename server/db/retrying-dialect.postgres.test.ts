import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'

const WAITING = sql<{ waiting: number }>`
  select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

async function waitUntilOneIsBlocked({ db }: DatabaseHandle): Promise<void> {
  const countWaiting = async () => (await WAITING.execute(db)).rows[0]?.waiting
  await expect.poll(countWaiting).toBe(1)
}

const readValues = async ({ db }: DatabaseHandle) =>
  (await sql<{ value: string }>`select value from pair order by id`.execute(db)).rows.map(
    ({ value }) => value,
  )

/**
 * Causes a deadlock: a lock on the first row waits for the second, whose holder then requests the
 * first.
 */
async function cross(database: DatabaseHandle, update: () => Promise<unknown>): Promise<unknown> {
  const { db } = database
  await sql`create table pair (id integer primary key, value text not null)`.execute(db)
  await sql`insert into pair values (1, 'old'), (2, 'old')`.execute(db)
  let updating: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (trx) => {
    // The other one is to notice the deadlock, and lose it.
    await sql`set local deadlock_timeout = '60s'`.execute(trx)
    await sql`update pair set value = 'first' where id = 2`.execute(trx)
    updating = update().then(
      () => 'done',
      (error: unknown) => error,
    )
    await waitUntilOneIsBlocked(database)
    await sql`update pair set value = 'first' where id = 1`.execute(trx)
  })
  return updating
}

test('a statement that loses a deadlock is repeated without an error', async () => {
  const database = await createTestDatabase()
  const outcome = await cross(database, () =>
    sql`update pair set value = value || ', second'`.execute(database.db),
  )
  expect(outcome).toBe('done')
  expect(await readValues(database)).toEqual(['first, second', 'first, second'])
  await database.close()
})

test('a transaction that loses a deadlock is rolled back, and its caller gets the error', async () => {
  const database = await createTestDatabase()
  const outcome = await cross(database, () =>
    database.db.transaction().execute((trx) => sql`update pair set value = 'second'`.execute(trx)),
  )
  expect(outcome).toMatchObject({ code: '40P01' })
  expect(await readValues(database)).toEqual(['first', 'first'])
  await database.close()
})
