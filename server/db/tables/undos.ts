import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant } from './columns.ts'

/** Changes that can be taken back for a while. */
export type UndosTable = {
  user_id: string
  id: Generated<string>
  /** Which feature's step takes it back. */
  kind: string
  /** What that step needs: how the rows were before, and what they became. */
  images: ColumnType<unknown, string, never>
  created_at: GeneratedInstant
}
