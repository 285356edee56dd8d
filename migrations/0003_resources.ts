import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resources (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      title text not null check (length(title) between 1 and 200),
      url text not null check (length(url) <= 2048 and url ~* '^https?://'),
      category text not null
        check (category in ('article', 'course', 'system_design', 'data_structures', 'algorithms',
          'behavioral', 'job_posting', 'other')),
      description text check (length(description) <= 20000),
      tags text check (length(tags) between 1 and 200),
      request_id uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db)
  // The order of the list (docs/behaviour.md#order-of-lists); id makes it total.
  await sql`
    create index resources_list on resources (user_id, created_at desc, id desc)
    where deleted_at is null`.execute(db)
  await sql`create unique index resources_request on resources (user_id, request_id)`.execute(db)
  await sql`
    create index resources_deleted on resources (deleted_at)
    where deleted_at is not null`.execute(db)
}
