import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobDocumentsTable, JobStatusChangesTable } from '../../db/tables/jobs.ts'
import { inBatches } from '../../import-part.ts'

/**
 * Updates the planner's statistics for the applications added in this transaction. Without it, each
 * foreign key check scans all of the person's applications, and importing 90,000 changes takes
 * minutes.
 */
export const countRows = (trx: Db) => sql`analyze jobs`.execute(trx)

type Change = Omit<Insertable<JobStatusChangesTable>, 'id' | 'user_id'>

export const insertHistory = (trx: Db, userId: string, changes: readonly Change[]) =>
  inBatches(
    changes,
    (batch) =>
      trx
        .insertInto('job_status_changes')
        .values(batch.map((change) => ({ ...change, user_id: userId })))
        .execute(),
    1_000,
  )

type Sent = Omit<Insertable<JobDocumentsTable>, 'id' | 'user_id'>

/** Lists of one application's are ordered by name, then by id: the ids keep the order given. */
export const insertSent = (trx: Db, userId: string, sent: readonly Sent[]) => {
  const ids = sent.map(() => randomUUID()).toSorted()
  return trx
    .insertInto('job_documents')
    .values(sent.map((one, index) => ({ ...one, id: ids[index], user_id: userId })))
    .execute()
}
