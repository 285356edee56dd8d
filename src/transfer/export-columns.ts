import type { Job } from '../jobs/schema.ts'
import type { ImportField } from './fields.ts'
import { writeTags } from './tags-cell.ts'

/** The columns of an export: every field that the person or time has set. */
export const EXPORT_COLUMNS = [
  'company',
  'position',
  'location',
  'status',
  'stage',
  'outcome',
  'tags',
  'application_date',
  'deadline',
  'interview_date',
  'interview_type',
  'interview_round',
  'url',
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'source',
  'notes',
  'archived_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Job & ImportField)[]

/** An application's cells, in the order of the columns. */
export const listCells = (job: Pick<Job, (typeof EXPORT_COLUMNS)[number]>): string[] =>
  EXPORT_COLUMNS.map((name) => (name === 'tags' ? writeTags(job.tags) : String(job[name] ?? '')))
