import { type Kysely, sql } from 'kysely'

/** Private addresses of calendars, and what was told by them of deadlines and follow-ups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendars (
      user_id uuid primary key references users (id) on delete cascade,
      secret_hash text not null unique check (length(secret_hash) = 64),
      key_id text not null references encryption_keys (id),
      nonce bytea not null check (length(nonce) = 12),
      ciphertext bytea not null check (length(ciphertext) between 17 and 4096),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index calendars_key on calendars (key_id)`.execute(db)
  await sql`
    create table calendar_events (
      user_id uuid not null references users (id) on delete cascade,
      uid text not null check (length(uid) between 1 and 100),
      summary text not null check (length(summary) <= 500),
      day date,
      starts_at timestamptz,
      sequence integer not null default 0,
      changed_at timestamptz not null,
      cancelled_at timestamptz,
      primary key (user_id, uid),
      check ((day is null) <> (starts_at is null))
    )`.execute(db)
  await sql`
    create index calendar_events_cancelled on calendar_events (cancelled_at)
    where cancelled_at is not null`.execute(db)
}
