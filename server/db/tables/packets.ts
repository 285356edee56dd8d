import type { ColumnType, Generated } from 'kysely'
import type { PacketAnswer, SealedFile } from '#src/packets/schema.ts'
import type { SavedPosting } from '#src/jobs/posting.ts'
import type { GeneratedInstant } from './columns.ts'

/** Copies of what was sent with applications. */
export type PacketsTable = {
  user_id: string
  id: Generated<string>
  job_id: string
  sealed_at: GeneratedInstant
  files: ColumnType<SealedFile[], string, never>
  posting: ColumnType<SavedPosting | null, string | null, never>
  answers: ColumnType<PacketAnswer[], string, never>
  /** Idempotency key of the request that sealed it; unique per user. */
  request_id: string | null
  /** It can be restored for a day (src/packets/schema.ts). */
  deleted_at: Generated<string | null>
}

/** The files of packets, equal ones once; the sweep removes those without a packet. */
export type PacketFilesTable = {
  user_id: string
  /** Hex. */
  sha256: string
  size: number
  file_type: string
  /** The key of the file in the storage (server/storage). */
  storage_key: string
  created_at: GeneratedInstant
}
