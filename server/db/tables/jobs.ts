import type { Generated } from 'kysely'
import type { DocumentType } from '#src/documents/constants.ts'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { EmploymentType, SalaryPeriod, WorkMode } from '#src/jobs/terms.ts'
import type { Outcome } from '#src/jobs/outcomes.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

export type JobsTable = {
  id: Generated<string>
  user_id: string
  company: string
  position: string
  location: string | null
  status: JobStatus
  application_date: string
  deadline: string | null
  url: string | null
  notes: string | null
  work_mode: WorkMode | null
  employment_type: EmploymentType | null
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: SalaryPeriod | null
  source: string | null
  /** One of the person's stages for the status (`job_stages`). */
  stage: string | null
  tags: Generated<string[]>
  outcome: Outcome | null
  /** Since when the board and the counts leave it out. */
  archived_at: string | null
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  status_changed_at: GeneratedInstant
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
  /**
   * Keys for finding similar applications (src/jobs/similar.ts); outdated if `has_keys` is false.
   */
  address_key: string | null
  company_key: string | null
  position_key: string | null
  has_keys: Generated<boolean>
}

/** A person's own stages within a status, in their order. */
export type JobStagesTable = { user_id: string; status: JobStatus; name: string; position: number }

/** The text of an application's posting, apart from the application: lists don't read it. */
export type JobPostingsTable = {
  user_id: string
  job_id: string
  text: string
  /** The text as searches compare it (`toSearchText`). */
  search_text: string
  html_title: string | null
  url: string | null
  captured_at: Instant
}

export type JobStatusChangesTable = {
  id: Generated<string>
  user_id: string
  job_id: string
  from_status: JobStatus | null
  to_status: JobStatus
  changed_at: GeneratedInstant
}

/** Documents sent with an application; `document_id` is null once the document is deleted. */
export type JobDocumentsTable = {
  id: Generated<string>
  job_id: string
  user_id: string
  document_id: string | null
  filename: string
  document_type: DocumentType
}
