import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SentDocument } from '#src/documents/schema.ts'
import type { Db } from '../../db/client.ts'

/** The sent documents, with their ids unless they have been deleted since. */
const sentWithDocument = (db: Db) =>
  db
    .selectFrom('job_documents as sent')
    .leftJoin('documents as document', (join) =>
      join
        .onRef('document.id', '=', 'sent.document_id')
        .onRef('document.user_id', '=', 'sent.user_id')
        .on('document.deleted_at', 'is', null),
    )

/** The documents that were sent with the job of the outer statement. */
export const documentsOf = (db: Db) =>
  jsonArrayFrom(
    sentWithDocument(db)
      .select(['document.id', 'sent.filename', 'sent.document_type'])
      .where('sent.user_id', '=', sql.ref<string>('jobs.user_id'))
      .where('sent.job_id', '=', sql.ref<string>('jobs.id'))
      .orderBy('sent.filename')
      .orderBy('sent.id'),
  ).as('documents')

/** The same for all of the user's jobs that have any, or for those of `ids`. */
export const sentByJob = (db: Db, userId: string, ids?: readonly string[]) =>
  sentWithDocument(db)
    .select([
      'sent.job_id',
      sql<SentDocument[]>`json_agg(
        json_build_object('id', document.id, 'filename', sent.filename,
          'document_type', sent.document_type)
        order by sent.filename, sent.id)`.as('documents'),
    ])
    .where('sent.user_id', '=', userId)
    .$if(ids !== undefined, (all) => all.where(sql<boolean>`sent.job_id = any(${ids}::uuid[])`))
    .groupBy('sent.job_id')

/** Leaves the records of documents that have been deleted. */
export const deleteSentDocuments = (trx: Db, userId: string, jobId: string) =>
  trx
    .deleteFrom('job_documents')
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .where('document_id', 'in', (eb) =>
      eb
        .selectFrom('documents')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null),
    )
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
        .where('deleted_at', 'is', null)
        // Locked, so that none is deleted before it is saved.
        .forKeyShare(),
    )
    .execute()
