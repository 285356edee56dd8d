import type { Generated } from 'kysely'
import type { DocumentType } from '#src/documents/constants.ts'
import type { GeneratedInstant } from './columns.ts'

export type DocumentsTable = {
  id: Generated<string>
  user_id: string
  filename: string
  document_type: DocumentType
  file_type: string
  file_size: number
  /** The key of the file in the storage (server/storage). */
  storage_key: string
  uploaded_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
  /** Idempotency key of the request that uploaded it; unique per user. */
  request_id: string | null
}

/** Uploads that a browser may put directly into the storage. */
export type DocumentUploadsTable = {
  key: string
  user_id: string
  /** Set when the upload is finalized. */
  document_id: string | null
  created_at: GeneratedInstant
}

/** One row: its id is the prefix of every storage key of this database's files. */
export type StorageNamespaceTable = { id: Generated<string>; is_only: Generated<boolean> }
