import type { Generated } from 'kysely'
import type { ResourceCategory } from '#src/resources/constants.ts'
import type { GeneratedInstant } from './columns.ts'

export type ResourcesTable = {
  id: Generated<string>
  user_id: string
  title: string
  url: string
  category: ResourceCategory
  description: string | null
  /** Comma-joined. */
  tags: string | null
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
}
