import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** A database's contents, read from its own catalogue, so that no table can be forgotten. */
export type Catalogue = {
  tables: CatalogueTable[]
  /** Names of the applied migrations, in order; empty if Foothold has never used the database. */
  migrations: string[]
}

/** Without generated columns, which cannot be written. */
export type CatalogueTable = { name: string; columns: { name: string; type: string }[] }

/**
 * Its transaction numbers belong to one database: triggers write new ones while a backup is loaded.
 */
export const NOTES_TABLE = 'changed_tables'

/**
 * Tables that a backup leaves out: the migrator's (`migrations` has all of it) and the current
 * leases.
 */
const INTERNAL_TABLES = ['kysely_migration', 'kysely_migration_lock', 'leases', NOTES_TABLE]

/** In every table, a column of this name has the key of a file in the storage. */
export const FILE_KEY_COLUMN = 'storage_key'

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const { rows } = await sql<CatalogueTable>`
    select relname as name, columns
    from pg_class
    cross join lateral (
      select coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null))
        order by attnum), '[]') as columns
      from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as list
    where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db)
  const hasMigrations = rows.some(({ name }) => name === 'kysely_migration')
  return {
    tables: rows.filter(({ name }) => !INTERNAL_TABLES.includes(name)),
    migrations: hasMigrations ? await listApplied(db) : [],
  }
}

export const hasColumn = ({ columns }: CatalogueTable, name: string): boolean =>
  columns.some((column) => column.name === name)

async function listApplied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const NAMESPACE_TABLE = 'storage_namespace'

/** The prefix of the keys of this database's files; null for a database older than file storage. */
export async function findNamespace(db: Db, { tables }: Catalogue): Promise<string | null> {
  if (!tables.some(({ name }) => name === NAMESPACE_TABLE)) return null
  const row = await db.selectFrom('storage_namespace').select('id').executeTakeFirst()
  return row?.id ?? null
}

/** Ids of the keys that encrypt data in the database. */
export async function listKeyIds(db: Db, { tables }: Catalogue): Promise<string[]> {
  if (!tables.some(({ name }) => name === 'encryption_keys')) return []
  const rows = await db.selectFrom('encryption_keys').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The last value of each sequence, without unused sequences. */
export async function listSequences(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename`.execute(db)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export type ForeignKey = { table: string; name: string; definition: string }

export async function listForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
    order by relname, conname`.execute(db)
  return rows
}

/** The functions of the tables' triggers, as named in a statement. */
export async function listTriggerFunctions(db: Db): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct tgfoid::regprocedure::text as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and relnamespace = current_schema()::regnamespace
      and pronamespace = current_schema()::regnamespace`.execute(db)
  return rows
}
