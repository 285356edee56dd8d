import { type Insertable, sql } from 'kysely'
import type { DocumentType } from '#src/documents/constants.ts'
import type { Document, DocumentUsage } from '#src/documents/schema.ts'
import type { Db } from '../../db/client.ts'
import type { DocumentsTable } from '../../db/schema.ts'

const COLUMNS = [
  'id',
  'filename',
  'document_type',
  'file_type',
  'file_size',
  'uploaded_at',
] as const satisfies (keyof Document)[]
const STORED_COLUMNS = [...COLUMNS, 'storage_key'] as const

export type StoredDocument = Document & { storage_key: string }

export const listStoredDocuments = (db: Db, userId: string): Promise<StoredDocument[]> =>
  db
    .selectFrom('documents')
    .select(STORED_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findDocument = (
  db: Db,
  userId: string,
  id: string,
): Promise<StoredDocument | undefined> =>
  db
    .selectFrom('documents')
    .select(STORED_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const countDocuments = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

type NewDocument = Omit<Insertable<DocumentsTable>, 'id' | 'uploaded_at'>

export const insertDocument = (trx: Db, document: NewDocument): Promise<Document> =>
  trx
    .insertInto('documents')
    // now() is the start of the transaction, which may be before it waited for the lock.
    .values({ ...document, uploaded_at: sql<string>`clock_timestamp()` })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

export const updateType = (trx: Db, userId: string, id: string, type: DocumentType) =>
  trx
    .updateTable('documents')
    .set({ document_type: type })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst()

/** The applications that the document was sent with. */
export const updateSentType = (trx: Db, userId: string, id: string, type: DocumentType) =>
  trx
    .updateTable('job_documents')
    .set({ document_type: type })
    .where('document_id', '=', id)
    .where('user_id', '=', userId)
    .execute()

/** Locks the document until the transaction ends, so that no application records it meanwhile. */
export const lockDocument = (trx: Db, userId: string, id: string) =>
  trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** The applications keep its name. Comes before `deleteDocument`. */
export const forgetSent = (trx: Db, userId: string, id: string) =>
  trx
    .updateTable('job_documents')
    .set({ document_id: null })
    .where('document_id', '=', id)
    .where('user_id', '=', userId)
    .execute()

/** Returns the storage key of its file; undefined when there is no such document. */
export const deleteDocument = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('storage_key')
    .executeTakeFirst()

export const listJobsWith = (db: Db, userId: string, id: string): Promise<DocumentUsage['jobs']> =>
  db
    .selectFrom('job_documents as sent')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.user_id', '=', 'sent.user_id').onRef('jobs.id', '=', 'sent.job_id'),
    )
    .select(['jobs.id', 'jobs.company', 'jobs.position'])
    .where('sent.document_id', '=', id)
    .where('sent.user_id', '=', userId)
    .where('jobs.deleted_at', 'is', null)
    .orderBy('jobs.application_date', 'desc')
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute()

/** The prefix of every storage key of this database's files. */
export const getStorageNamespace = async (db: Db): Promise<string> => {
  const { id } = await db.selectFrom('storage_namespace').select('id').executeTakeFirstOrThrow()
  return id
}
