import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../db/client.ts'

/**
 * Waits until all writes so far are older than every running transaction, since tests in other
 * databases of the same PostgreSQL server delay what counts as written before.
 */
export async function awaitOlderWrites(db: Db): Promise<void> {
  const written = await sql<{ xid: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as xid`.execute(db)
  const isOlder = async () => {
    const { rows } = await sql<{ is_older: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${written.rows[0]?.xid}::xid8 as is_older`.execute(
      db,
    )
    return rows[0]?.is_older
  }
  await expect.poll(isOlder).toBe(true)
}
