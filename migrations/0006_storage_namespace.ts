import { type Kysely, sql } from 'kysely'

/** The same row under the word that the code uses for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_home rename to storage_namespace`.execute(db)
}
