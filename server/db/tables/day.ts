import type { ColumnType } from 'kysely'
import type { GoalPeriod } from '#src/goal/constants.ts'
import type { PlacedPart } from '#src/dashboard/schema.ts'
import type { Instant } from './columns.ts'

/** Applications that are not suggested as silent for a while. */
export type SuggestionSnoozesTable = { user_id: string; job_id: string; snoozed_until: Instant }

/** A person's arrangement of the dashboard, from top to bottom. */
export type DashboardsTable = {
  user_id: string
  parts: ColumnType<PlacedPart[], string, string>
}

/** The number of applications and activities a person wants to reach per week or month. */
export type GoalsTable = { user_id: string; period: GoalPeriod; target: number }
