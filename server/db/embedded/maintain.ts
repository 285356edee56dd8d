import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** As autovacuum's own settings: a part of the rows, and not for a few. */
const CHANGED_PART = sql.lit(0.1)
const CHANGED_MIN = sql.lit(50)

/**
 * Does what autovacuum does on a PostgreSQL server and the embedded one has not: tables that have
 * changed are freed of dead rows and counted for the planner.
 * @returns how many tables there were
 */
export async function maintain(db: Db): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select relid::regclass::text as name from pg_stat_user_tables
    where n_mod_since_analyze > ${CHANGED_MIN} + ${CHANGED_PART} * n_live_tup`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.raw(name)}`.execute(db)
  return rows.length
}
