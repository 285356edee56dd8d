import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SentDocument } from '#src/documents/schema.ts'
import type { Db } from '../../db/client.ts'

const DOCUMENT_COLUMNS = ['document_id as id', 'filename', 'document_type'] as const

/** The documents that were sent with the job of the outer statement. */
export const documentsOf = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('job_documents')
      .select(DOCUMENT_COLUMNS)
      .where('job_documents.user_id', '=', sql.ref<string>('jobs.user_id'))
      .where('job_id', '=', sql.ref<string>('jobs.id'))
      .orderBy('filename')
      .orderBy('job_documents.id'),
  ).as('documents')

/** The same for all of the user's jobs that have any. */
export const sentByJob = (db: Db, userId: string) =>
  db
    .selectFrom('job_documents')
    .select([
      'job_id',
      sql<SentDocument[]>`json_agg(
        json_build_object('id', document_id, 'filename', filename, 'document_type', document_type)
        order by filename, id)`.as('documents'),
    ])
    .where('user_id', '=', userId)
    .groupBy('job_id')
    .as('sent')

/** Leaves the records of documents that have been deleted. */
export const deleteSentDocuments = (trx: Db, userId: string, jobId: string) =>
  trx
    .deleteFrom('job_documents')
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .where('document_id', 'is not', null)
    .execute()

/** Records those of `ids` that are the user's. */
export const insertSentDocuments = (
  trx: Db,
  { userId, jobId, ids }: { userId: string; jobId: string; ids: readonly string[] },
) =>
  trx
    .insertInto('job_documents')
    .columns(['job_id', 'user_id', 'document_id', 'filename', 'document_type'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select([
          sql<string>`${jobId}::uuid`.as('job_id'),
          'user_id',
          'id',
          'filename',
          'document_type',
        ])
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        // Locked, so that none is deleted before it is recorded.
        .forKeyShare(),
    )
    .execute()
