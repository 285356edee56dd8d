import { arrange, type Placed } from '../arrange.ts'
import type { SortKey } from './sort.ts'
import { t } from '../language/t.ts'

/** Columns of the list besides company and position, in their usual order. */
export const LIST_COLUMNS = [
  'status',
  'application_date',
  'deadline',
  'interview_date',
  'status_changed_at',
  'location',
  'work_mode',
  'employment_type',
  'salary',
  'source',
  'tags',
  'created_at',
] as const
export type ListColumn = (typeof LIST_COLUMNS)[number]
export type PlacedColumn = Placed<ListColumn>

const SHOWN: ReadonlySet<ListColumn> = new Set<ListColumn>([
  'status',
  'application_date',
  'deadline',
  'interview_date',
  'status_changed_at',
])
export const USUAL_COLUMNS: readonly PlacedColumn[] = LIST_COLUMNS.map((name) => ({
  name,
  is_shown: SHOWN.has(name),
}))

export const LIST_COLUMN_LABELS: Record<ListColumn | SortKey, string> = {
  company: t('Company'),
  position: t('Position'),
  status: t('Status'),
  application_date: t('Applied'),
  deadline: t('Deadline'),
  interview_date: t('Interview'),
  status_changed_at: t('In status since'),
  location: t('Place'),
  work_mode: t('Work mode'),
  employment_type: t('Employment'),
  salary: t('Pay'),
  source: t('Source'),
  tags: t('Tags'),
  created_at: t('Added'),
}

/** Parses the columns of a URL: their names in order, hidden ones with `-` before the name. */
export const parseColumns = (text: string | undefined): readonly PlacedColumn[] => {
  const kept = (text ?? '').split(',').flatMap((part): PlacedColumn[] => {
    const is_shown = !part.startsWith('-')
    const name = LIST_COLUMNS.find((known) => known === (is_shown ? part : part.slice(1)))
    return name === undefined ? [] : [{ name, is_shown }]
  })
  return kept.length === 0 ? USUAL_COLUMNS : arrange(USUAL_COLUMNS, kept)
}

/** The opposite of parseColumns. */
export const formatColumns = (columns: readonly PlacedColumn[]): string =>
  columns.map(({ name, is_shown }) => (is_shown ? name : `-${name}`)).join(',')
