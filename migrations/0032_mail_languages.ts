import { type Kysely, sql } from 'kysely'

/** The language of the request that asked for a mail, for accounts that have chosen none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column language text`.execute(db)
}
