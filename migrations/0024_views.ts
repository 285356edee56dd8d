import { type Kysely, sql } from 'kysely'

/** Filters of the tracker that a person keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table views (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      name text not null check (length(name) between 1 and 80),
      search text not null check (length(search) <= 4000),
      request_id uuid,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (user_id, id),
      constraint views_request unique (user_id, request_id)
    )`.execute(db)
  await sql`
    create index views_list on views (user_id, created_at, id)
    where deleted_at is null`.execute(db)
}
