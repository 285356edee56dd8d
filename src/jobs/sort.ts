import { JOB_STATUSES } from './constants.ts'
import type { Job } from './schema.ts'
import { EMPLOYMENT_TYPES, type SalaryPeriod, WORK_MODES } from './terms.ts'

/** The columns of the list view that can be sorted by. */
export const SORT_KEYS = [
  'company',
  'position',
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
  'created_at',
] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type Sort = { key: SortKey; isDescending: boolean }

/** As the server orders: the newest application first. */
export const DEFAULT_SORT: Sort = { key: 'application_date', isDescending: true }

/** Reads a sort from an address: a column, with `-` before it for descending. */
export const parseSort = (value: string | undefined): Sort => {
  const isDescending = value?.startsWith('-') ?? false
  const name = isDescending ? value?.slice(1) : value
  const key = SORT_KEYS.find((candidate) => candidate === name)
  return key === undefined ? DEFAULT_SORT : { key, isDescending }
}

/** The opposite of parseSort; nothing for the default, which needs no word in the address. */
export const formatSort = ({ key, isDescending }: Sort): string | undefined =>
  key === DEFAULT_SORT.key && isDescending === DEFAULT_SORT.isDescending
    ? undefined
    : `${isDescending ? '-' : ''}${key}`

/** The sort after a press on a column's header: that column, or its other direction. */
export const toggleSort = (sort: Sort, key: SortKey): Sort =>
  sort.key === key
    ? { key, isDescending: !sort.isDescending }
    : { key, isDescending: key === DEFAULT_SORT.key }

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Written by people, and read as they sort. */
const TEXTS: ReadonlySet<SortKey> = new Set<SortKey>(['company', 'position', 'location', 'source'])

const compareValues = (key: SortKey, one: string, other: string): number => {
  if (TEXTS.has(key)) return collator.compare(one, other)
  return compareText(one, other)
}

const toPlace = (list: readonly string[], value: string | null) =>
  value === null ? null : String(list.indexOf(value))

/** How often each period comes in a year of work. */
const PER_YEAR: Record<SalaryPeriod, number> = {
  year: 1,
  month: 12,
  week: 52,
  day: 260,
  hour: 2080,
}
const PAY_DIGITS = 18

/** The most that is offered for a year, beside others in the same currency: currencies have no order. */
const toYearlyPay = (job: Job): string | null => {
  const amount = job.salary_max ?? job.salary_min
  if (amount === null) return null
  const yearly = Math.round(amount * PER_YEAR[job.salary_period ?? 'year'])
  return `${job.salary_currency ?? ''} ${String(yearly).padStart(PAY_DIGITS, '0')}`
}

const valueOf = (job: Job, key: SortKey): string | null => {
  if (key === 'status') return String(JOB_STATUSES.indexOf(job.status))
  // An interview of an earlier stage is stored but not shown.
  if (key === 'interview_date' && job.status !== 'interviewing') return null
  if (key === 'work_mode') return toPlace(WORK_MODES, job.work_mode)
  if (key === 'employment_type') return toPlace(EMPLOYMENT_TYPES, job.employment_type)
  return key === 'salary' ? toYearlyPay(job) : job[key]
}

/** A sorted copy. What has no value comes last in both directions; equals keep their order. */
export const sortJobs = (jobs: readonly Job[], { key, isDescending }: Sort): readonly Job[] => {
  const direction = isDescending ? -1 : 1
  return jobs
    .map((job) => ({ job, value: valueOf(job, key) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) {
        return Number(one.value === null) - Number(other.value === null)
      }
      return direction * compareValues(key, one.value, other.value)
    })
    .map(({ job }) => job)
}
