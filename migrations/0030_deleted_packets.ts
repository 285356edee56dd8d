import { type Kysely, sql } from 'kysely'

/** What was kept by mistake can be deleted, and brought back for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table packets add column deleted_at timestamptz`.execute(db)
}
