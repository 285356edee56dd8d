import { t } from '../language/t.ts'

/**
 * The fields that a column can be imported as. `salary` is amounts, currency and period in one
 * text.
 */
export const IMPORT_FIELDS = [
  'company',
  'position',
  'location',
  'status',
  'stage',
  'outcome',
  'tags',
  'application_date',
  'deadline',
  'url',
  'source',
  'notes',
  'posting',
  'work_mode',
  'employment_type',
  'salary',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'interview_date',
  'interview_type',
  'interview_round',
  'archived_at',
  'created_at',
  'updated_at',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const IMPORT_FIELD_LABELS: Record<ImportField, string> = {
  company: t('Company'),
  position: t('Position'),
  location: t('Location'),
  status: t('Status'),
  stage: t('Stage'),
  outcome: t('Outcome'),
  tags: t('Tags'),
  application_date: t('Application date'),
  deadline: t('Deadline'),
  url: t('Job posting link'),
  source: t('Source'),
  notes: t('Notes'),
  posting: t('Text of the posting'),
  work_mode: t('Work mode'),
  employment_type: t('Employment type'),
  salary: t('Salary'),
  salary_min: t('Lowest salary'),
  salary_max: t('Highest salary'),
  salary_currency: t('Currency'),
  salary_period: t('Salary period'),
  interview_date: t('Interview date'),
  interview_type: t('Interview type'),
  interview_round: t('Interview round'),
  archived_at: t('Archived'),
  created_at: t('Added on'),
  updated_at: t('Changed on'),
}

/** Fields of which several columns are joined. */
export const JOINED_FIELDS: ReadonlySet<ImportField> = new Set(['location', 'notes', 'tags'])

export const IMPORT_FORMATS = [
  'linkedin',
  'simplify',
  'huntr',
  'teal',
  'jobsync',
  'foothold',
  'other',
] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export const DATE_ORDERS = ['dmy', 'mdy', 'iso'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
export const IMPORT_TOO_LARGE = t('File size exceeds 10MB limit')
export const SAMPLE_ROWS = 20
