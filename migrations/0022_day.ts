import { type Kysely, sql } from 'kysely'

/** What is proposed again later, and how each person has arranged the dashboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suggestion_snoozes (
      user_id uuid not null,
      job_id uuid not null,
      snoozed_until timestamptz not null,
      primary key (user_id, job_id),
      constraint suggestion_snoozes_job
        foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table dashboards (
      user_id uuid primary key references users (id) on delete cascade,
      parts jsonb not null check (jsonb_typeof(parts) = 'array')
    )`.execute(db)
}
