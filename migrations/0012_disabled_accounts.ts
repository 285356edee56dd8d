import { type Kysely, sql } from 'kysely'

/** Accounts that the server's owner has shut: nobody signs in to them, and nothing of them is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column disabled_at timestamptz`.execute(db)
}
