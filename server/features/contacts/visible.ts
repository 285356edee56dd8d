import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

type About = { job_id: string | null; contact_id: string | null }

/**
 * Clears references to deleted rows, and leaves out rows that refer to nothing else
 * (docs/behaviour.md#what-is-about-a-person-or-an-application). Separate statements, because
 * without planner statistics a join takes seconds for some thousand rows.
 */
export async function listVisible<Row extends About>(
  db: Db,
  userId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const jobs = await findPresent(db, userId, 'jobs', rows, ({ job_id }) => job_id)
  const contacts = await findPresent(db, userId, 'contacts', rows, ({ contact_id }) => contact_id)
  return rows.flatMap((row) => {
    const job_id = jobs.has(row.job_id) ? row.job_id : null
    const contact_id = contacts.has(row.contact_id) ? row.contact_id : null
    const wasAboutAny = row.job_id !== null || row.contact_id !== null
    const isHidden = wasAboutAny && job_id === null && contact_id === null
    return isHidden ? [] : [{ ...row, job_id, contact_id }]
  })
}

/** Returns the ids in the rows that exist and are not deleted. */
async function findPresent<Row extends About>(
  db: Db,
  userId: string,
  table: 'jobs' | 'contacts',
  rows: readonly Row[],
  readId: (row: Row) => string | null,
): Promise<ReadonlySet<string | null>> {
  const ids = [...new Set(rows.map(readId))].filter((id) => id !== null)
  if (ids.length === 0) return new Set()
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Set(found.map(({ id }) => id))
}
