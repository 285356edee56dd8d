import type { Generated } from 'kysely'
import type { InterviewResult } from '#src/interviews/constants.ts'
import type { InterviewType } from '#src/jobs/constants.ts'
import type { GeneratedInstant } from './columns.ts'

export type InterviewsTable = {
  id: Generated<string>
  user_id: string
  job_id: string
  round: number | null
  type: InterviewType | null
  /** Null while the date is to be arranged. */
  starts_at: string | null
  duration_minutes: Generated<number>
  time_zone: string | null
  place: string | null
  notes: string | null
  checked_items: Generated<string[]>
  result: InterviewResult | null
  /** Grows with every change that a calendar may show. */
  sequence: Generated<number>
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  /**
   * Set while a deletion can be undone or calendars are being updated; such rows are invisible
   * elsewhere.
   */
  deleted_at: string | null
}

/** The people of an interview, in the order of `position`. */
export type InterviewContactsTable = {
  user_id: string
  interview_id: string
  contact_id: string
  position: number
}
