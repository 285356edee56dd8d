import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseHandle, Db } from '../db/client.ts'
import {
  type Catalogue,
  type CatalogueTable,
  FILE_KEY_COLUMN,
  findNamespace,
  hasColumn,
  listKeyIds,
  listSequences,
  readCatalogue,
} from './catalogue.ts'

const ROWS_AT_ONCE = 200

/** A row in PostgreSQL's own text forms, which lose nothing: microseconds, bytea, arrays. */
export type TextRow = Record<string, string | null>

/** A snapshot of the database. */
export type Snapshot = {
  catalogue: Catalogue
  namespace: string | null
  keyIds: string[]
  sequences: Record<string, number>
  /** The keys of all files that the rows name. */
  fileKeys: () => AsyncIterable<string[]>
  rows: (table: string) => AsyncIterable<TextRow[]>
}

type Source = Pick<DatabaseHandle, 'db' | 'kind'>

/**
 * Runs `work` on a snapshot. PostgreSQL keeps a transaction open for it. The embedded database has
 * one connection, which a transaction would block: there every cursor is materialized at once
 * (`with hold`) and read in small pieces between other statements.
 */
export async function withSnapshot<T>(
  { db, kind }: Source,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const transaction = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
  if (kind === 'postgres') {
    return transaction.execute(async (trx) => work((await declareAll(trx, trx, false)).snapshot))
  }
  const { snapshot, cursors } = await transaction.execute((trx) => declareAll(trx, db, true))
  try {
    return await work(snapshot)
  } finally {
    for (const cursor of cursors) await sql`close ${sql.id(cursor)}`.execute(db)
  }
}

async function declareAll(trx: Db, reader: Db, isHeld: boolean) {
  await setTextForms(trx)
  const catalogue = await readCatalogue(trx)
  const mark = randomUUID().replaceAll('-', '')
  const cursors: string[] = []
  const declare = async (statement: RawBuilder<unknown>) => {
    const cursor = `backup_${mark}_${cursors.length}`
    const hold = isHeld ? sql`with hold` : sql``
    await sql`declare ${sql.id(cursor)} no scroll cursor ${hold} for ${statement}`.execute(trx)
    cursors.push(cursor)
    return cursor
  }

  const tables = new Map<string, string>()
  for (const table of catalogue.tables) tables.set(table.name, await declare(selectText(table)))
  const withFiles = catalogue.tables.filter((table) => hasColumn(table, FILE_KEY_COLUMN))
  const files = withFiles.length > 0 ? await declare(selectFileKeys(withFiles)) : undefined
  const snapshot: Snapshot = {
    catalogue,
    namespace: await findNamespace(trx, catalogue),
    keyIds: await listKeyIds(trx, catalogue),
    sequences: await listSequences(trx),
    async *fileKeys() {
      if (files === undefined) return
      for await (const rows of fetchAll<{ key: string }>(reader, files)) {
        yield rows.map(({ key }) => key)
      }
    },
    rows: (table) => fetchAll<TextRow>(reader, tables.get(table) ?? ''),
  }
  return { snapshot, cursors }
}

/**
 * Independent of the server's settings; also lifts the statement timeout, since a backup takes
 * longer.
 */
const setTextForms = (trx: Db) =>
  sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true),
    set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(trx)

const selectText = ({ name, columns }: CatalogueTable) =>
  sql`select ${sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`))}
    from ${sql.table(name)}`

export const selectFileKeys = (tables: readonly CatalogueTable[]) =>
  sql<{ key: string }>`${sql.join(
    tables.map(
      ({ name }) => sql`
        select ${sql.id(FILE_KEY_COLUMN)} as key from ${sql.table(name)}
        where ${sql.id(FILE_KEY_COLUMN)} is not null`,
    ),
    sql` union `,
  )}`

async function* fetchAll<Row>(db: Db, cursor: string): AsyncGenerator<Row[]> {
  for (;;) {
    const { rows } = await sql<Row>`
      fetch forward ${sql.lit(ROWS_AT_ONCE)} from ${sql.id(cursor)}`.execute(db)
    if (rows.length === 0) return
    yield rows
  }
}
