import { sql } from 'kysely'
import type { TestApp } from './app.ts'

/** Tables without people's rows; in all others, `user_id` is the owner. */
export const UNOWNED_TABLES = [
  'encryption_keys',
  'leases',
  'invitations',
  'storage_namespace',
  'rate_limits',
  'vapid_keys',
]
/** Owner columns of other tables. */
const OWNER: Record<string, ReturnType<typeof sql>> = { users: sql`id` }

type Rows = Record<string, unknown[]>

/**
 * Creates a function that returns every row of a person, by table, in one statement.
 * @throws for a table without a known owner column
 */
export async function createDump({
  database: { db },
}: TestApp): Promise<(userId: string) => Promise<Rows>> {
  const { rows: tables } = await sql<{ name: string; is_owned: boolean }>`
    select tables.table_name as name, bool_or(column_name = 'user_id') as is_owned
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where tables.table_schema = 'public' and tables.table_type = 'BASE TABLE'
      and tables.table_name not like 'kysely%'
    group by tables.table_name order by tables.table_name`.execute(db)
  const parts = tables
    .filter(({ name }) => !UNOWNED_TABLES.includes(name))
    .map(({ name, is_owned }) => {
      const owner = is_owned ? sql`user_id` : OWNER[name]
      if (owner === undefined) throw new Error(`nothing says whose the rows of ${name} are`)
      return sql`select ${sql.lit(name)} as name, ${owner} as owner, to_jsonb(${sql.table(name)}) as row
        from ${sql.table(name)}`
    })
  return async (userId) => {
    const { rows } = await sql<{ name: string; row: unknown }>`
      select name, row from (${sql.join(parts, sql` union all `)}) as rows
      where owner = ${userId} order by name, row::text`.execute(db)
    const byTable = Map.groupBy(rows, ({ name }) => name)
    return Object.fromEntries(
      [...byTable].map(([name, found]) => [name, found.map(({ row }) => row)]),
    )
  }
}
