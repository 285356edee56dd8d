import { type Kysely, sql } from 'kysely'

/** Stages of one's own, tags, outcome and archive of an application, and changes that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_stages (
      user_id uuid not null references users (id) on delete cascade,
      status text not null check
        (status in ('saved', 'applied', 'interviewing', 'offer', 'rejected')),
      name text not null check (length(name) between 1 and 40),
      position integer not null check (position >= 0),
      primary key (user_id, status, name)
    )`.execute(db)
  await sql`
    alter table jobs
      add column stage text check (length(stage) between 1 and 40),
      add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
      add column outcome text check (outcome in ('ghosted', 'withdrawn', 'declined', 'closed')),
      add column archived_at timestamptz,
      add constraint jobs_stage
        foreign key (user_id, status, stage) references job_stages (user_id, status, name)
  `.execute(db)
  // For the removal of a stage, and for the reference.
  await sql`
    create index jobs_by_stage on jobs (user_id, status, stage) where stage is not null`.execute(db)
  await sql`
    create index jobs_deleted_list on jobs (user_id, deleted_at desc, id)
    where deleted_at is not null`.execute(db)
  await sql`
    create table undos (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      kind text not null check (length(kind) between 1 and 40),
      images jsonb not null,
      created_at timestamptz not null default now(),
      primary key (user_id, id)
    )`.execute(db)
  await sql`create index undos_created on undos (created_at)`.execute(db)
}
