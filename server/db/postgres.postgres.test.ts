import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { runOnServer, startPostgres } from '../testing/postgres.ts'
import type { DatabaseHandle } from './client.ts'
import { openDatabase } from './open.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

let database: DatabaseHandle
let server: string
beforeEach(async () => {
  const source = inject('database')
  if (source.kind !== 'postgres') throw new Error('For PostgreSQL only')
  server = source.url
  database = await createTestDatabase()
})
afterEach(() => database.close())

const failTo = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('It went well'),
    (error: unknown) => error,
  )

const terminateConnections = async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.db,
  )
  await runOnServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]?.name}'`,
  )
}

/** The error is emitted shortly before the end of the connection, on which the pool drops it. */
const waitForConnectionError = () => new Promise((resolve) => setTimeout(resolve, 100))

test('connections use UTC and time limits, whatever the server’s settings', async () => {
  const { rows } = await sql`
    select current_setting('timezone') as zone, current_setting('statement_timeout') as limit`.execute(
    database.db,
  )
  expect(rows).toEqual([{ zone: 'UTC', limit: '30s' }])
})

test('connections that die while idle are replaced', async () => {
  await terminateConnections()
  await waitForConnectionError()
  await expect(database.check()).resolves.toBeUndefined()
})

test('a connection that dies in use is unavailable, and the next request works', async () => {
  const slow = failTo(sql`select pg_sleep(20)`.execute(database.db))
  const transaction = failTo(
    database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await terminateConnections()
      await sql`select 2`.execute(trx)
    }),
  )
  expect(isDatabaseUnavailable(await slow)).toBe(true)
  expect(isDatabaseUnavailable(await transaction)).toBe(true)
  await waitForConnectionError()
  await database.check()
})

test('a lost server is unavailable, and its check fails', async () => {
  const other = await startPostgres()
  const handle = await openDatabase({ databaseUrl: other.url, dataDir: '' })
  await handle.check()
  await other.stop()
  const failure = await failTo(handle.db.selectFrom('users').selectAll().execute())
  expect(isDatabaseUnavailable(failure)).toBe(true)
  expect(isDatabaseUnavailable(await failTo(handle.check()))).toBe(true)
  await handle.close()
})
