import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant } from './columns.ts'

/** Changes that can be undone for a while. */
export type UndosTable = {
  user_id: string
  id: Generated<string>
  /** Selects the feature's undo step. */
  kind: string
  /** The input of that step: the rows before and after the change. */
  images: ColumnType<unknown, string, never>
  created_at: GeneratedInstant
}
