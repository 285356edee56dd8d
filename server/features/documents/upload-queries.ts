import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export const insertUpload = (db: Db, key: string, userId: string) =>
  db.insertInto('document_uploads').values({ key, user_id: userId, document_id: null }).execute()

/** Includes the document created from it; undefined unless the upload is this user's. */
export const findUpload = (db: Db, userId: string, key: string) =>
  db
    .selectFrom('document_uploads')
    .select('document_id')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Locks the row until the transaction ends, so that only one of two concurrent calls finishes it. */
export const lockUpload = (trx: Db, userId: string, key: string) =>
  trx
    .selectFrom('document_uploads')
    .select('document_id')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const finishUpload = (trx: Db, userId: string, key: string, documentId: string) =>
  trx
    .updateTable('document_uploads')
    .set({ document_id: documentId })
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .execute()

/** A finished upload is kept for a while, so that a repeated call finds its document. */
export const deleteOpenUpload = (db: Db, userId: string, key: string) =>
  db
    .deleteFrom('document_uploads')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('document_id', 'is', null)
    .execute()

export const deleteOldUploads = (db: Db, ttlMs: number) =>
  db
    .deleteFrom('document_uploads')
    .where('created_at', '<=', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .executeTakeFirst()

/** Which of `keys` a document has, deleted or not, an upload that is still open, or a packet. */
export const listUsedKeys = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('documents')
    .select('storage_key as key')
    .where('storage_key', 'in', keys)
    .unionAll(
      db
        .selectFrom('document_uploads')
        .select('key')
        .where('key', 'in', keys)
        .where('document_id', 'is', null),
    )
    .unionAll(
      db.selectFrom('packet_files').select('storage_key as key').where('storage_key', 'in', keys),
    )
    .execute()
  return new Set(rows.map(({ key }) => key))
}
