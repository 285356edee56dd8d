/** What a column of a file can be read as. `salary` holds amounts, currency and period in one text. */
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
  company: 'Company',
  position: 'Position',
  location: 'Location',
  status: 'Status',
  stage: 'Stage',
  outcome: 'Outcome',
  tags: 'Tags',
  application_date: 'Application date',
  deadline: 'Deadline',
  url: 'Job posting link',
  source: 'Source',
  notes: 'Notes',
  posting: 'Text of the posting',
  work_mode: 'Work mode',
  employment_type: 'Employment type',
  salary: 'Salary',
  salary_min: 'Lowest salary',
  salary_max: 'Highest salary',
  salary_currency: 'Currency',
  salary_period: 'Salary period',
  interview_date: 'Interview date',
  interview_type: 'Interview type',
  interview_round: 'Interview round',
  archived_at: 'Archived',
  created_at: 'Added on',
  updated_at: 'Changed on',
}

/** Fields that several columns may fill: their texts are joined. */
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
export const IMPORT_TOO_LARGE = 'File size exceeds 10MB limit'
export const SAMPLE_ROWS = 20
