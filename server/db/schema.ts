import type { ColumnType, Generated } from 'kysely'
import type { InterviewType, JobStatus } from '#src/jobs/constants.ts'

/** Both drivers answer timestamptz as ISO 8601 UTC text and date as `YYYY-MM-DD` (./client.ts). */
type Instant = ColumnType<string, string, string>
type GeneratedInstant = ColumnType<string, string | undefined, string>

export type UsersTable = {
  id: Generated<string>
  /** As typed; unique without case (index on lower(email)). */
  email: string
  username: string | null
  password_hash: string | null
  created_at: GeneratedInstant
}

export type SessionsTable = {
  /** SHA-256 of the bearer token, hex; the token itself is never stored. */
  id: string
  user_id: string
  expires_at: Instant
  created_at: GeneratedInstant
}

export type ProfilesTable = {
  user_id: string
  first_name: string
  last_name: string
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
}

export type JobsTable = {
  id: Generated<string>
  user_id: string
  company: string
  position: string
  location: string | null
  status: JobStatus
  application_date: string
  deadline: string | null
  interview_date: string | null
  interview_type: InterviewType | null
  interview_round: number | null
  url: string | null
  notes: string | null
  checked_items: Generated<string[]>
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  status_changed_at: GeneratedInstant
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
}

export type JobStatusChangesTable = {
  id: Generated<string>
  job_id: string
  from_status: JobStatus | null
  to_status: JobStatus
  changed_at: GeneratedInstant
}

export type RateLimitsTable = {
  /** SHA-256 of what is limited, hex, so that no address or e-mail is stored. */
  key: string
  hits: number
  resets_at: Instant
}

export type Database = {
  users: UsersTable
  sessions: SessionsTable
  profiles: ProfilesTable
  jobs: JobsTable
  job_status_changes: JobStatusChangesTable
  rate_limits: RateLimitsTable
}
