import { type Kysely, sql } from 'kysely'

/** Of these tables answers are made that are asked for again and again. */
const WATCHED = [
  'activities',
  'contacts',
  'dashboards',
  'documents',
  'educations',
  'experiences',
  'goals',
  'interview_contacts',
  'interviews',
  'job_contacts',
  'job_documents',
  'job_postings',
  'job_status_changes',
  'jobs',
  'profiles',
  'projects',
  'reminders',
  'suggestion_snoozes',
]

/**
 * Which of a person's tables were written, and by which transactions. The database itself notes it, so
 * that no way of writing can forget to. No reference to the person: it would wait for who changes the
 * account, who may wait for the writer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table changed_tables (
      user_id uuid not null,
      table_name name not null,
      xid xid8 not null,
      primary key (user_id, table_name, xid)
    )`.execute(db)
  await sql`
    create function note_changed_table() returns trigger language plpgsql as $$
    begin
      insert into changed_tables (user_id, table_name, xid)
        select distinct user_id, tg_table_name, pg_current_xact_id() from changed
        on conflict do nothing;
      return null;
    end $$`.execute(db)
  for (const table of WATCHED) {
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`
        create trigger ${sql.id(`note_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function note_changed_table()`.execute(db)
    }
  }
  await sql`
    create function note_changed_user() returns trigger language plpgsql as $$
    begin
      insert into changed_tables (user_id, table_name, xid)
        values (new.id, tg_table_name, pg_current_xact_id()) on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_user after update on users
    for each row execute function note_changed_user()`.execute(db)
  await sql`
    create function forget_changed_tables() returns trigger language plpgsql as $$
    begin
      delete from changed_tables where user_id = old.id;
      return null;
    end $$`.execute(db)
  // At the end of the transaction: what is removed with an account is noted after the account's own row.
  await sql`
    create constraint trigger forget_notes after delete on users deferrable initially deferred
    for each row execute function forget_changed_tables()`.execute(db)
}
