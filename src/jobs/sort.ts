import { JOB_STATUSES } from './constants.ts'
import type { Job } from './schema.ts'
import { EMPLOYMENT_TYPES, type SalaryPeriod, WORK_MODES } from './terms.ts'
import { regionalLocale } from '../language/t.ts'

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

/** The server's order: the newest application first. */
export const DEFAULT_SORT: Sort = { key: 'application_date', isDescending: true }

/** Parses the sort of a URL: a column, with `-` before it for descending. */
export const parseSort = (value: string | undefined): Sort => {
  const isDescending = value?.startsWith('-') ?? false
  const name = isDescending ? value?.slice(1) : value
  const key = SORT_KEYS.find((candidate) => candidate === name)
  return key === undefined ? DEFAULT_SORT : { key, isDescending }
}

/** The opposite of parseSort; undefined for the default. */
export const formatSort = ({ key, isDescending }: Sort): string | undefined =>
  key === DEFAULT_SORT.key && isDescending === DEFAULT_SORT.isDescending
    ? undefined
    : `${isDescending ? '-' : ''}${key}`

/** The sort after a click on a column's header: that column, or its opposite direction. */
export const toggleSort = (sort: Sort, key: SortKey): Sort =>
  sort.key === key
    ? { key, isDescending: !sort.isDescending }
    : { key, isDescending: key === DEFAULT_SORT.key }

const collator = new Intl.Collator(regionalLocale, { sensitivity: 'base', numeric: true })

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Free texts, which are sorted alphabetically. */
const TEXTS: ReadonlySet<SortKey> = new Set<SortKey>(['company', 'position', 'location', 'source'])

const toPlace = (list: readonly string[], value: string | null) =>
  value === null ? null : String(list.indexOf(value))

/** The number of periods in a working year. */
const PER_YEAR: Record<SalaryPeriod, number> = {
  year: 1,
  month: 12,
  week: 52,
  day: 260,
  hour: 2080,
}
const PAY_DIGITS = 18

/** The highest offered pay per year, grouped by currency, since currencies have no order. */
const toYearlyPay = (job: Job): string | null => {
  const amount = job.salary_max ?? job.salary_min
  if (amount === null) return null
  const yearly = Math.round(amount * PER_YEAR[job.salary_period ?? 'year'])
  return `${job.salary_currency ?? ''} ${String(yearly).padStart(PAY_DIGITS, '0')}`
}

const valueOf = (job: Job, key: SortKey): string | null => {
  if (key === 'status') return String(JOB_STATUSES.indexOf(job.status))
  // The interview of an earlier status is stored but not shown.
  if (key === 'interview_date' && job.status !== 'interviewing') return null
  if (key === 'work_mode') return toPlace(WORK_MODES, job.work_mode)
  if (key === 'employment_type') return toPlace(EMPLOYMENT_TYPES, job.employment_type)
  return key === 'salary' ? toYearlyPay(job) : job[key]
}

/** Sorted values, and the rank of each; equal values share one. */
type Order = { sorted: readonly string[]; places: ReadonlyMap<string, number> }

const NO_ORDER: Order = { sorted: [], places: new Map() }

/** Adds values to an order; most of the sorted ones need no new comparison. */
const addTo = (order: Order, added: readonly string[], compare: typeof compareText): Order => {
  const sorted = [...order.sorted, ...added].toSorted(compare)
  const places = new Map<string, number>()
  let place = -1
  let last: string | undefined
  for (const value of sorted) {
    if (last === undefined || compare(last, value) !== 0) place += 1
    places.set(value, place)
    last = value
  }
  return { sorted, places }
}

const listNew = (jobs: readonly Job[], key: SortKey, { places }: Order): string[] => {
  const added = new Set<string>()
  for (const job of jobs) {
    const value = valueOf(job, key)
    if (value !== null && !places.has(value)) added.add(value)
  }
  return [...added]
}

export type JobSorter = {
  /** Returns a sorted copy. Missing values come last in both directions; the sort is stable. */
  sort: (jobs: readonly Job[], sort: Sort) => readonly Job[]
  /** Runs one step of the preparation for sorting by names; false once it is complete. */
  prepare: (jobs: readonly Job[]) => boolean
}

/** How many names are sorted in one step, which takes a few milliseconds. */
const STEP = 3_000

/** Comparing names is slow, so each is ranked once, not at each change of the list. */
export function createJobSorter(): JobSorter {
  const orders = new Map<SortKey, Order>()
  return {
    sort: (jobs, { key, isDescending }) => {
      const known = orders.get(key) ?? NO_ORDER
      const added = listNew(jobs, key, known)
      const order =
        added.length === 0
          ? known
          : addTo(known, added, TEXTS.has(key) ? collator.compare : compareText)
      orders.set(key, order)
      const groups = Array.from({ length: order.sorted.length }, (): Job[] => [])
      const without: Job[] = []
      for (const job of jobs) {
        const value = valueOf(job, key)
        const place = value === null ? undefined : order.places.get(value)
        if (place === undefined) without.push(job)
        else groups[place]?.push(job)
      }
      return [...(isDescending ? groups.toReversed() : groups), without].flat()
    },
    prepare: (jobs) => {
      for (const key of TEXTS) {
        const known = orders.get(key) ?? NO_ORDER
        const added = listNew(jobs, key, known)
        if (added.length === 0) continue
        orders.set(key, addTo(known, added.slice(0, STEP), collator.compare))
        return true
      }
      return false
    },
  }
}
