import type { SortKey } from '#src/jobs/sort.ts'

/** The columns of the list, in order, with what each is called. */
export const LIST_COLUMNS: readonly { key: SortKey; label: string }[] = [
  { key: 'company', label: 'Company' },
  { key: 'position', label: 'Position' },
  { key: 'status', label: 'Status' },
  { key: 'application_date', label: 'Applied' },
  { key: 'deadline', label: 'Deadline' },
  { key: 'interview_date', label: 'Interview' },
  { key: 'status_changed_at', label: 'In status since' },
]
