import { type Kysely, sql } from 'kysely'

/** Set while the deletion of an entry of the profile can still be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['experiences', 'educations', 'projects']) {
    await sql`alter table ${sql.table(table)} add column deleted_at timestamptz`.execute(db)
    await sql`
      create index ${sql.id(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db)
  }
}
