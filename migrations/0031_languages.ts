import { type Kysely, sql } from 'kysely'

/** The language that a person has chosen for screens and mails; null follows their browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text`.execute(db)
}
