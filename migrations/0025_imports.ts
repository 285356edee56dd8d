import { type Kysely, sql } from 'kysely'

/** Files of applications that were looked at and wait for the person's answer, for a day at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      format text not null check (format in
        ('linkedin', 'simplify', 'huntr', 'teal', 'jobsync', 'foothold', 'other')),
      content bytea not null check (length(content) <= 20000000),
      created_at timestamptz not null default now(),
      primary key (user_id, id)
    )`.execute(db)
  await sql`create index imports_created_at on imports (created_at)`.execute(db)
}
