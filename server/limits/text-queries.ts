import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { DISTRIBUTION } from '../db/distribution.ts'

/** Computes a column's bytes without reading long values that are stored separately. */
const BYTES: Record<string, (column: string) => ReturnType<typeof sql>> = {
  text: (column) => sql`octet_length(${sql.ref(column)})`,
  bytea: (column) => sql`octet_length(${sql.ref(column)})`,
  jsonb: (column) => sql`octet_length(${sql.ref(column)}::text)`,
  _text: (column) => sql`octet_length(${sql.ref(column)}::text)`,
}

/** A copy of text that is counted already. */
const COPY_FOR_SEARCH = 'search_text'

export type TextTable = { name: string; columns: { name: string; dataType: string }[] }

const PERSONS = new Set(
  Object.entries(DISTRIBUTION).flatMap(([name, place]) => (place === 'person' ? [name] : [])),
)

/** The tables of people's rows and their text columns, as read from the database. */
export async function listTextTables(db: Db): Promise<TextTable[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => PERSONS.has(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter(
        ({ name: column, dataType }) => dataType in BYTES && column !== COPY_FOR_SEARCH,
      ),
    }))
    .filter(({ columns }) => columns.length > 0)
}

/** The bytes of all text stored for a user. */
export async function sumText(
  db: Db,
  userId: string,
  tables: readonly TextTable[],
): Promise<number> {
  const sums = tables.map(({ name, columns }) => {
    const bytes = columns.map(
      (column) => sql`coalesce(${BYTES[column.dataType]?.(column.name)}, 0)`,
    )
    const sum = sql.join(bytes, sql` + `)
    return sql`select coalesce(sum(${sum}), 0) as bytes from ${sql.table(name)} where user_id = ${userId}`
  })
  const { rows } = await sql<{ bytes: number }>`
    select sum(bytes)::float8 as bytes from (${sql.join(sums, sql` union all `)}) as sums`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}
