import { sql } from 'kysely'
import { hasColumn, readCatalogue } from '../backup/catalogue.ts'
import type { AdminCommand } from './command.ts'

type Usage = { email: string; rows: number; bytes: number; documents: number; file_bytes: number }

/** Counts each account's rows in every table with a `user_id`. */
export const usage: AdminCommand = {
  usage: '',
  about: 'shows the rows and bytes of each account',
  words: [0, 0],
  async run({ db }) {
    const { tables } = await readCatalogue(db)
    const parts = tables
      .filter((table) => hasColumn(table, 'user_id'))
      .map(
        ({ name }) => sql`
        select user_id, count(*) as rows, sum(pg_column_size(${sql.table(name)}.*)) as bytes
        from ${sql.table(name)} group by user_id`,
      )
    const { rows } = await sql<Usage>`
      select email, coalesce(sum(rows), 0)::int8 as rows, coalesce(sum(bytes), 0)::int8 as bytes,
        (select count(*) from documents where documents.user_id = users.id) as documents,
        (select coalesce(sum(file_size), 0)::int8 from documents
          where documents.user_id = users.id) as file_bytes
      from users left join (${sql.join(parts, sql` union all `)}) as parts
        on parts.user_id = users.id
      group by users.id order by bytes desc, email`.execute(db)
    return { data: { users: rows }, text: rows.length > 0 ? rows : 'There are no accounts yet.' }
  },
}
