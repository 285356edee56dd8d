import { type Kysely, sql } from 'kysely'

/**
 * What applications are compared by. The server writes it: at once for a new application, on the
 * next question for one that was changed or is from before these columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column address_key text check (length(address_key) <= 500),
      add column company_key text check (length(company_key) <= 200),
      add column position_key text check (length(position_key) <= 200),
      add column has_keys boolean not null default false
  `.execute(db)
  // Without the user: a database that has not counted its rows would read by the user alone.
  await sql`
    create index jobs_address on jobs (address_key) where deleted_at is null`.execute(db)
  await sql`
    create index jobs_title on jobs (company_key, position_key)
    where deleted_at is null`.execute(db)
  await sql`
    create index jobs_without_keys on jobs (user_id) where not has_keys`.execute(db)
}
