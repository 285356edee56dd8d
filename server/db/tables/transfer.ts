import type { Generated } from 'kysely'
import type { ImportFormat } from '#src/transfer/fields.ts'
import type { GeneratedInstant } from './columns.ts'

/** A previewed file of applications that waits for its import. */
export type ImportsTable = {
  id: Generated<string>
  user_id: string
  format: ImportFormat
  /** Its columns and rows: JSON, compressed. */
  content: Uint8Array
  created_at: GeneratedInstant
}
