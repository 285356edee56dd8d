import { sql } from 'kysely'
import { APPLICATION_NAME, type DatabaseHandle, type Db } from '../db/client.ts'
import { listMigrations } from '../db/migrate.ts'
import { StartupError } from '../startup-error.ts'
import type { Catalogue } from './catalogue.ts'

/** Tables that may have rows in an unused database. */
const OWN_ROWS = ['storage_namespace', 'rate_limits']
const FIRST_MIGRATION = '0001_first_day'

/** The target cannot be restored to. */
export class InvalidTarget extends StartupError {
  override name = 'InvalidTarget'
}

/** @throws InvalidTarget for tables of another program, or of a newer Foothold: no option allows those */
export async function requireOwn({ tables, migrations }: Catalogue): Promise<void> {
  if (tables.length > 0 && migrations[0] !== FIRST_MIGRATION) {
    const names = tables.map(({ name }) => name).slice(0, 3)
    throw new InvalidTarget(
      `The database holds tables that are not Foothold's (${names.join(', ')}). Give Foothold a database of its own.`,
    )
  }
  const known = await listMigrations()
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new InvalidTarget(
    `The database was last used by a newer Foothold (its migration ${unknown} is not known here). Update Foothold first.`,
  )
}

/** Lists the tables with rows of users. */
export async function listFilledTables(db: Db, { tables }: Catalogue): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables.filter(({ name }) => !OWN_ROWS.includes(name))) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}

/**
 * Counts the connections of running servers to this PostgreSQL database. The embedded one is
 * locked.
 */
export async function countServers({
  db,
  kind,
}: Pick<DatabaseHandle, 'db' | 'kind'>): Promise<number> {
  if (kind === 'embedded') return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME}`.execute(db)
  return rows[0]?.count ?? 0
}
