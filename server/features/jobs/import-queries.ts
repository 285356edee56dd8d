import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobDocumentsTable, JobStatusChangesTable } from '../../db/tables/jobs.ts'
import { inBatches } from '../../import-part.ts'

/**
 * Lets the planner know of the applications that this transaction has added: otherwise the check that
 * a row's application exists goes through all of the person's, for each row anew, which makes an import
 * of 90,000 changes take minutes.
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
