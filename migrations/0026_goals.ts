import { type Kysely, sql } from 'kysely'

/** How much a person wants to send and do in each week or month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goals (
      user_id uuid primary key references users (id) on delete cascade,
      period text not null check (period in ('week', 'month')),
      target integer not null check (target between 1 and 999)
    )`.execute(db)
}
