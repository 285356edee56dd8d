import { JOB_STATUSES } from './constants.ts'
import type { Job } from './schema.ts'

/** The columns of the list view that can be sorted by. */
export const SORT_KEYS = [
  'company',
  'position',
  'status',
  'application_date',
  'deadline',
  'interview_date',
  'status_changed_at',
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

const compareValues = (key: SortKey, one: string, other: string): number => {
  if (key === 'company' || key === 'position') return collator.compare(one, other)
  return compareText(one, other)
}

const valueOf = (job: Job, key: SortKey): string | null => {
  if (key === 'status') return String(JOB_STATUSES.indexOf(job.status))
  // An interview of an earlier stage is stored but not shown.
  if (key === 'interview_date' && job.status !== 'interviewing') return null
  return job[key]
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
