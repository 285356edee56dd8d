import { type Kysely, sql } from 'kysely'

/** Mails that were read: what they say, and until they are answered their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      mail_key text not null check (length(mail_key) = 64),
      thread_keys text[] not null default '{}' check (cardinality(thread_keys) <= 40),
      kind text not null check (kind in
        ('confirmation', 'rejection', 'interview', 'assessment', 'offer', 'question', 'other')),
      sentence text check (length(sentence) between 1 and 1000),
      company text check (length(company) between 1 and 200),
      position text check (length(position) between 1 and 200),
      job_id uuid,
      invitation jsonb,
      content jsonb,
      received_at timestamptz not null,
      state text not null default 'open' check (state in ('open', 'accepted', 'dismissed')),
      undo_id uuid,
      created_at timestamptz not null default now(),
      answered_at timestamptz,
      primary key (user_id, id),
      check ((state = 'open') = (answered_at is null)),
      check (state <> 'accepted' or (job_id is not null and undo_id is not null)),
      check (state = 'open' or content is null)
    )`.execute(db)
  await sql`create unique index mails_by_key on mails (user_id, mail_key)`.execute(db)
  await sql`create index mails_list on mails (user_id, received_at desc, id)`.execute(db)
  await sql`create index mails_created on mails (created_at)`.execute(db)
  await sql`
    create table mail_invitations (
      user_id uuid not null references users (id) on delete cascade,
      uid_key text not null check (length(uid_key) = 64),
      interview_id uuid not null,
      sequence integer not null check (sequence >= 0),
      primary key (user_id, uid_key),
      foreign key (user_id, interview_id) references interviews (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index mail_invitations_by_interview
    on mail_invitations (user_id, interview_id)`.execute(db)
}
