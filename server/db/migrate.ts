import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartupError } from '../startup-error.ts'
import type { Db } from './client.ts'
import { withLease } from './lease.ts'

const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations')

/**
 * Applies pending migrations in one transaction. Servers that start at the same time wait for each
 * other: the lease is taken before Kysely creates its own tables, which would race otherwise.
 * @param last the last migration to apply; all by default
 * @throws StartupError if a newer Foothold has migrated this database
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  if (last === undefined && (await isMigrated(db))) return
  await whileMigrating(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await migrateWithin(trx, last)
  })
}

/** Whether no migration is pending, without loading one or waiting for a lease. */
async function isMigrated(db: Db): Promise<boolean> {
  const done = await listApplied(db)
  return done.join() === (await listMigrations()).join()
}

/** The names of the applied migrations, in order; empty for a new database. */
export async function listApplied(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db)
  if (found[0]?.isThere !== true) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** Runs `work` in a transaction while no other server migrates this database. */
export const whileMigrating = (db: Db, work: (trx: Db) => Promise<void>): Promise<void> =>
  withLease(db, 'migrations', ({ endWith }) =>
    db.transaction().execute(async (trx) => {
      await work(trx)
      await endWith(trx)
    }),
  )

/** Like `migrate`, within `whileMigrating`. */
export async function migrateWithin(trx: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db: trx, provider: { getMigrations } })
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest())
  if (error !== undefined) throw explain(error)
}

/** The names of all migrations of this version, in order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS_DIR))
    .filter((file) => /^\d+_\w+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = await listMigrations()
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const path = join(MIGRATIONS_DIR, `${name}.ts`)
    const module: unknown = await import(pathToFileURL(path).href)
    if (!isMigration(module)) throw new Error(`migrations/${name}.ts exports no function "up"`)
    return [name, module]
  })
  return Object.fromEntries(await Promise.all(entries))
}

const isMigration = (module: unknown): module is Migration =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function'

function explain(error: unknown): unknown {
  const missing = /previously executed migration (\S+) is missing/.exec(String(error))
  if (!missing) return error
  return new StartupError(
    `The database was last used by a newer Foothold (its migration ${missing[1]} is not known here). Update Foothold, or restore a backup made before the update.`,
  )
}
