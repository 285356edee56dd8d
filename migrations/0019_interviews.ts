import { type Kysely, sql } from 'kysely'

/**
 * Interviews as things of their own, several for an application. What applications knew of theirs is
 * carried over, and kept there no longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createInterviews(db)
  await carryOver(db)
  await sql`
    alter table jobs
      drop column interview_date,
      drop column interview_type,
      drop column interview_round,
      drop column checked_items`.execute(db)
}

/** `sequence` counts the changes, for calendars; `starts_at` is null while it is to be arranged. */
async function createInterviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interviews (
      user_id uuid not null,
      id uuid not null default gen_random_uuid(),
      job_id uuid not null,
      round integer check (round between 1 and 99),
      type text check (type in ('technical', 'behavioral', 'system_design', 'hr', 'other')),
      starts_at timestamptz,
      duration_minutes integer not null default 60 check (duration_minutes between 5 and 1440),
      time_zone text check (length(time_zone) <= 64),
      place text check (length(place) <= 2048),
      notes text check (length(notes) <= 20000),
      checked_items text[] not null default '{}',
      result text check (result in ('passed', 'failed', 'cancelled')),
      sequence integer not null default 0,
      request_id uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (user_id, id),
      constraint interviews_request unique (user_id, request_id),
      constraint interviews_job
        foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index interviews_list on interviews (user_id, starts_at, created_at, id)
    where deleted_at is null`.execute(db)
  await sql`create index interviews_job_id on interviews (user_id, job_id)`.execute(db)
  await sql`
    create index interviews_deleted on interviews (deleted_at)
    where deleted_at is not null`.execute(db)
  await sql`
    create table interview_contacts (
      user_id uuid not null,
      interview_id uuid not null,
      contact_id uuid not null,
      position integer not null,
      primary key (user_id, interview_id, contact_id),
      constraint interview_contacts_interview
        foreign key (user_id, interview_id) references interviews (user_id, id) on delete cascade,
      constraint interview_contacts_contact
        foreign key (user_id, contact_id) references contacts (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index interview_contacts_contact_id on interview_contacts (user_id, contact_id)`.execute(
    db,
  )
}

/** Whatever an application says of an interview makes one, of deleted applications too. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into interviews (user_id, job_id, round, type, starts_at, checked_items)
    select user_id, id, interview_round, interview_type, interview_date, checked_items
      from jobs
     where interview_date is not null or interview_type is not null
        or interview_round is not null or cardinality(checked_items) > 0`.execute(db)
}
