import { type Insertable, sql } from 'kysely'
import type { DocumentType } from '#src/documents/constants.ts'
import type { Document, DocumentUsage } from '#src/documents/schema.ts'
import type { Db } from '../../db/client.ts'
import type { DocumentsTable } from '../../db/tables/documents.ts'

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
    .where('deleted_at', 'is', null)
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
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const countDocuments = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type NewDocument = Omit<Insertable<DocumentsTable>, 'id' | 'uploaded_at'>

export const insertDocument = (trx: Db, document: NewDocument): Promise<StoredDocument> =>
  trx
    .insertInto('documents')
    // now() is the start of the transaction, which may be before it waited for the lock.
    .values({ ...document, uploaded_at: sql<string>`clock_timestamp()` })
    .returning(STORED_COLUMNS)
    .executeTakeFirstOrThrow()

/** Inserts a row of an import. */
export const insertImportedRow = (trx: Db, document: Insertable<DocumentsTable>) =>
  trx.insertInto('documents').values(document).execute()

export type AnyDocument = Awaited<ReturnType<typeof listAnyDocuments>>[number]

/** Deleted ones too. */
export const listAnyDocuments = (db: Db, userId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'filename', 'file_size', 'storage_key', 'deleted_at'])
    .where('user_id', '=', userId)
    .execute()

export const updateType = (trx: Db, userId: string, id: string, type: DocumentType) =>
  trx
    .updateTable('documents')
    .set({ document_type: type })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
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

/** Restores one deleted less than `ttlMs` ago. */
export const unmarkDeleted = (
  trx: Db,
  userId: string,
  id: string,
  ttlMs: number,
): Promise<Document | undefined> =>
  trx
    .updateTable('documents')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .returning(COLUMNS)
    .executeTakeFirst()

/** All users' documents deleted at least `ttlMs` ago. */
export const listExpired = (db: Db, ttlMs: number) =>
  db
    .selectFrom('documents')
    .select(['user_id', 'id'])
    .where('deleted_at', '<=', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .execute()

/**
 * Locks a deleted document until the transaction ends, so that it is not restored in the meantime.
 */
export const lockDeleted = (trx: Db, userId: string, id: string) =>
  trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** Applications keep the document's name. Call before `deleteDocument`. */
export const forgetSent = (trx: Db, userId: string, id: string) =>
  trx
    .updateTable('job_documents')
    .set({ document_id: null })
    .where('document_id', '=', id)
    .where('user_id', '=', userId)
    .execute()

/** Returns the storage key of its file; undefined if there is no such document. */
export const deleteDocument = (trx: Db, userId: string, id: string) =>
  trx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('storage_key')
    .executeTakeFirst()

/** Deleted or not, because a repeated request returns what the first one did. */
export const findDocumentByRequest = (
  db: Db,
  userId: string,
  requestId: string,
): Promise<StoredDocument | undefined> =>
  db
    .selectFrom('documents')
    .select(STORED_COLUMNS)
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** Whether any document was uploaded with a request id in the last `ttlMs`. */
export const hasRecentRequest = async (db: Db, userId: string, ttlMs: number): Promise<boolean> => {
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', 'is not', null)
    .where('uploaded_at', '>', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .executeTakeFirst()
  return found !== undefined
}

/** Deleted ones too. */
export const listFileKeys = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('documents')
    .select('storage_key')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}

/** Deleted ones too. */
export const sumFileBytes = async (db: Db, userId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('documents')
    .select(sql<number>`coalesce(sum(file_size), 0)::float8`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes
}

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
