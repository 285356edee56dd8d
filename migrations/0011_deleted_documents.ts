import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Set while a deletion can still be undone, and which request uploaded it.
  await sql`
    alter table documents
      add column deleted_at timestamptz,
      add column request_id uuid`.execute(db)
  await sql`create unique index documents_request on documents (user_id, request_id)`.execute(db)
  await sql`
    create index documents_deleted on documents (deleted_at) where deleted_at is not null`.execute(
    db,
  )
}
