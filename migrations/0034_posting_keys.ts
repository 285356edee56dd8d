import { type Kysely, sql } from 'kysely'

/**
 * What applications are compared by knows more boards, legal forms, marks of gender and towns now:
 * it is written anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update jobs set has_keys = false where has_keys`.execute(db)
}
