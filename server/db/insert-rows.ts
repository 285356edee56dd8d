import { type Insertable, sql } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'

/**
 * Inserts many rows, all with the first one's columns, as a single parameter, because passing
 * thousands of parameters takes longer than storing their rows.
 */
export async function insertRows<Table extends keyof Database>(
  trx: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::jsonb)
  `.execute(trx)
}

/** Replaces unpaired surrogates, which JSON may contain and no database reads, with U+FFFD. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
