import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null check (length(email) <= 254),
      username text check (length(username) between 1 and 200),
      password_hash text,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index users_email on users (lower(email))`.execute(db)
  await sql`create unique index users_username on users (lower(username))`.execute(db)

  await sql`
    create table sessions (
      id text primary key,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db)

  await sql`
    create table profiles (
      user_id uuid primary key references users (id) on delete cascade,
      first_name text not null default '',
      last_name text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table jobs (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      company text not null check (length(company) between 1 and 200),
      position text not null check (length(position) between 1 and 200),
      location text check (length(location) <= 200),
      status text not null
        check (status in ('saved', 'applied', 'interviewing', 'offer', 'rejected')),
      application_date date not null,
      deadline date,
      interview_date timestamptz,
      interview_type text
        check (interview_type in ('technical', 'behavioral', 'system_design', 'hr', 'other')),
      interview_round integer check (interview_round between 1 and 99),
      url text check (length(url) <= 2048),
      notes text check (length(notes) <= 20000),
      checked_items text[] not null default '{}',
      request_id uuid,
      status_changed_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db)
  // The order of the list (docs/behaviour.md#order-of-lists); id makes it total.
  await sql`
    create index jobs_list on jobs (user_id, application_date desc, created_at desc, id desc)
    where deleted_at is null`.execute(db)
  await sql`create unique index jobs_request on jobs (user_id, request_id)`.execute(db)
  await sql`create index jobs_deleted on jobs (deleted_at) where deleted_at is not null`.execute(db)

  await sql`
    create table job_status_changes (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null references jobs (id) on delete cascade,
      from_status text
        check (from_status in ('saved', 'applied', 'interviewing', 'offer', 'rejected')),
      to_status text not null
        check (to_status in ('saved', 'applied', 'interviewing', 'offer', 'rejected')),
      changed_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index job_status_changes_job on job_status_changes (job_id, changed_at)`.execute(
    db,
  )

  await sql`
    create table rate_limits (
      key text primary key,
      hits integer not null,
      resets_at timestamptz not null
    )`.execute(db)
  await sql`create index rate_limits_expiry on rate_limits (resets_at)`.execute(db)
}
