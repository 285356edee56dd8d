import type { Generated } from 'kysely'
import type { GeneratedInstant } from './columns.ts'

export type ViewsTable = {
  id: Generated<string>
  user_id: string
  name: string
  /** The query string of the tracker's address. */
  search: string
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  created_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
}
