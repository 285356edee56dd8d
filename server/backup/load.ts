import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { migrateWithin, whileMigrating } from '../db/migrate.ts'
import { type Archive, InvalidBackup, readLines } from './archive.ts'
import {
  type Catalogue,
  type CatalogueTable,
  FILE_KEY_COLUMN,
  hasColumn,
  listForeignKeys,
  listTriggerFunctions,
  NOTES_TABLE,
  readCatalogue,
} from './catalogue.ts'
import { type Manifest, toTableEntry } from './manifest.ts'

const BATCH_CHARS = 512 * 1024
const BATCH_ROWS = 500

type Load = {
  archive: Archive
  /** The prefix of the keys of the restored files. */
  namespace: string | null
  /** @throws if the database may not be replaced, which rolls everything back */
  check: (trx: Db, catalogue: Catalogue) => Promise<void>
}

/**
 * Replaces everything in the database in one transaction, so that an interruption leaves it
 * unchanged. The tables are created as of the backup, filled, and then migrated like any older
 * database.
 */
export async function loadDatabase(db: Db, { archive, namespace, check }: Load): Promise<void> {
  const { manifest } = archive
  await whileMigrating(db, async (trx) => {
    await sql`select set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
    const former = await readCatalogue(trx)
    await check(trx, former)
    await dropTables(trx, former)
    await migrateWithin(trx, manifest.migrations.at(-1))
    const { tables } = await readCatalogue(trx)
    requireSameTables(tables, manifest)
    const foreignKeys = await listForeignKeys(trx)
    // Tables may refer to each other, so no order of loading satisfies the foreign keys.
    for (const { table, name } of foreignKeys) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(trx)
    }
    const renamed = { from: manifest.storage_namespace, to: namespace }
    for (const table of tables) await loadTable(trx, table, archive, renamed)
    for (const { table, name, definition } of foreignKeys) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)}
        ${sql.raw(definition)}`.execute(trx)
    }
    for (const [name, value] of Object.entries(manifest.sequences)) {
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(trx)
    }
    await migrateWithin(trx)
    await markRestored(trx, manifest.id)
  })
  await sql`analyze`.execute(db)
}

/** Includes the migrator's tables, so that migrations start from the beginning. */
async function dropTables(trx: Db, { tables, migrations }: Catalogue): Promise<void> {
  const migrator = migrations.length > 0 ? ['kysely_migration', 'kysely_migration_lock'] : []
  const names = [...tables.map(({ name }) => name), ...migrator]
  if (names.length === 0) return
  const functions = await listTriggerFunctions(trx)
  await sql`drop table ${sql.join(names.map((name) => sql.table(name)))} cascade`.execute(trx)
  await sql`drop table if exists ${sql.table(NOTES_TABLE)}`.execute(trx)
  for (const { name } of functions) await sql`drop function ${sql.raw(name)}`.execute(trx)
}

function requireSameTables(tables: readonly CatalogueTable[], manifest: Manifest): void {
  const describe = (list: readonly { name: string; columns: string[] }[]) =>
    list
      .map(({ name, columns }) => `${name}(${columns.toSorted().join(', ')})`)
      .toSorted()
      .join('\n')
  const expected = tables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
  }))
  if (describe(expected) === describe(manifest.tables)) return
  throw new InvalidBackup(
    'The tables of the backup differ from those of its version of Foothold: another program has changed that database. Nothing was changed here.',
  )
}

type Renamed = { from: string | null; to: string | null }

async function loadTable(
  trx: Db,
  table: CatalogueTable,
  archive: Archive,
  renamed: Renamed,
): Promise<void> {
  // Migrations insert rows themselves.
  await sql`delete from ${sql.table(table.name)}`.execute(trx)
  const rename = createRenaming(table, renamed)
  let batch: string[] = []
  let chars = 0
  const flush = async () => {
    if (batch.length > 0) await insertRows(trx, table, `[${batch.join(',')}]`)
    batch = []
    chars = 0
  }
  for await (const line of readLines(await archive.open(toTableEntry(table.name)))) {
    const row = rename(line)
    batch.push(row)
    chars += row.length
    if (chars > BATCH_CHARS || batch.length === BATCH_ROWS) await flush()
  }
  await flush()
}

/** `rows` is a JSON array of objects of texts, each read as PostgreSQL reads a literal of its type. */
const insertRows = (trx: Db, { name, columns }: CatalogueTable, rows: string) =>
  sql`
  insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.id(column.name)))})
  overriding system value
  select ${sql.join(columns.map((column) => sql`${sql.id(column.name)}::${sql.raw(column.type)}`))}
  from json_to_recordset(${rows}::json)
    as rows (${sql.join(columns.map((column) => sql`${sql.id(column.name)} text`))})`.execute(trx)

/**
 * Changes the prefix of the files' keys to the target's: two databases with one prefix would sweep
 * each other's files.
 */
function createRenaming(table: CatalogueTable, { from, to }: Renamed): (line: string) => string {
  const isNamespace = table.name === 'storage_namespace'
  if (from === to || from === null || to === null) return (line) => line
  if (!isNamespace && !hasColumn(table, FILE_KEY_COLUMN)) return (line) => line
  return (line) => {
    const row: Record<string, string | null> = JSON.parse(line)
    if (isNamespace) return JSON.stringify({ ...row, id: to })
    const key = row[FILE_KEY_COLUMN]
    return key == null
      ? line
      : JSON.stringify({ ...row, [FILE_KEY_COLUMN]: renameKey(key, from, to) })
  }
}

export const renameKey = (key: string, from: string | null, to: string | null): string =>
  from !== null && to !== null && key.startsWith(`${from}/`) ? to + key.slice(from.length) : key

const MARK = 'restored from backup '

/** Lets a repeated restore recognize that it has been completed. */
const markRestored = (trx: Db, id: string) =>
  sql`comment on table kysely_migration is ${sql.lit(MARK + id)}`.execute(trx)

/** The id of the backup that the database was restored from; undefined if it was not. */
export async function findRestoredId(db: Db, { migrations }: Catalogue) {
  if (migrations.length === 0) return undefined
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description('kysely_migration'::regclass, 'pg_class') as mark`.execute(db)
  const mark = rows[0]?.mark
  return mark?.startsWith(MARK) ? mark.slice(MARK.length) : undefined
}
