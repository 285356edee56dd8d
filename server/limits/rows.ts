import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** The maximum for kinds of rows without their own environment variable. */
export const ROWS_MAX = 10_000

/** A kind of rows with a maximum per person. */
export type RowLimit = {
  /** In the plural, as shown to the person. */
  label: string
  max: number
  /** Counts the user's rows, including those whose deletion can still be undone. */
  count: (trx: Db, userId: string) => Promise<number>
}

/** Counts a user's rows in a table, including deleted ones. */
export const countRows =
  (table: string): RowLimit['count'] =>
  async (trx, userId) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where user_id = ${userId}`.execute(
      trx,
    )
    return rows[0]?.count ?? 0
  }
