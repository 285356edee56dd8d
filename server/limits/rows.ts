import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** The maximum of a person's rows of a kind that has no variable of its own. */
export const ROWS_MAX = 10_000

/** A kind of rows of which a person may have so many. */
export type RowLimit = {
  /** In the plural, as the person calls them. */
  label: string
  max: number
  /** Counts the user's rows, with those whose deletion can still be undone. */
  count: (trx: Db, userId: string) => Promise<number>
}

/** Counts a user's rows in a table, deleted ones too. */
export const countRows =
  (table: string): RowLimit['count'] =>
  async (trx, userId) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where user_id = ${userId}`.execute(
      trx,
    )
    return rows[0]?.count ?? 0
  }
