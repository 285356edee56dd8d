import { type Kysely, sql } from 'kysely'

/** By URL, and not by place: a version that knows nothing of titles changes `other_urls` alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column other_url_titles jsonb not null default '{}'
        constraint profiles_link_titles check (jsonb_typeof(other_url_titles) = 'object')
  `.execute(db)
}
