import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import type { Db, DatabaseHandle } from './client.ts'
import { withLease } from './lease.ts'

let database: DatabaseHandle
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const countLeases = async () => (await sql`select name from leases`.execute(db)).rows.length
/** Leaves a lease as a killed or sleeping server does. */
const insertLease = (name: string, ttlMs: number) =>
  sql`insert into leases (name, owner, expires_at)
    values (${name}, 'gone', clock_timestamp() + ${ttlMs} * interval '1 ms')`.execute(db)

test('eight that want a lease at once run one after another', async () => {
  let working = 0
  let most = 0
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await sleep(5)
    working -= 1
  }
  await Promise.all(Array.from({ length: 8 }, () => withLease(db, 'one', work)))
  expect(most).toBe(1)
  expect(await countLeases()).toBe(0)
})

test('a dead server’s lease is free after its time', async () => {
  const start = performance.now()
  await insertLease('dead', 600)
  await withLease(db, 'dead', async () => undefined)
  expect(performance.now() - start).toBeGreaterThan(500)
})

/** Long enough to be renewed in time on a busy machine. */
const TTL_MS = 1_200

test('work that takes longer than the lease keeps it', async () => {
  const order: string[] = []
  const long = withLease(
    db,
    'long',
    async () => {
      await sleep(2_400)
      order.push('first')
    },
    TTL_MS,
  )
  await expect.poll(countLeases).toBe(1)
  await withLease(db, 'long', async () => void order.push('second'), TTL_MS)
  await long
  expect(order).toEqual(['first', 'second'])
})

test('work that slept while another took the lease is rolled back', async () => {
  const before = await db.selectFrom('storage_namespace').select('id').execute()
  const working = withLease(db, 'slept', async ({ endWith }) => {
    await sql`update leases set owner = 'another'`.execute(db)
    await db.transaction().execute(async (trx) => {
      await sql`update storage_namespace set id = gen_random_uuid()`.execute(trx)
      await endWith(trx)
    })
  })
  await expect(working).rejects.toThrow('lost')
  expect(await db.selectFrom('storage_namespace').select('id').execute()).toEqual(before)
  await sql`delete from leases`.execute(db)
})

test('failed work releases the lease', async () => {
  await expect(withLease(db, 'failed', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await countLeases()).toBe(0)
})
