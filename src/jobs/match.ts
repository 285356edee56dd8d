import { toSearchText } from '../search.ts'
import {
  CLOSED_VALUES,
  type DateKey,
  addDays,
  isClosedKey,
  isDateKey,
  type JobFilters,
  readDays,
  WITHOUT,
} from './filters.ts'
import { FILTER_KEYS, type FilterKey } from './filter-keys.ts'
import type { Job } from './schema.ts'
import { searchJobs } from './search.ts'

/** What filters need besides the applications themselves. */
export type FilterContext = {
  /** The person's calendar date. */
  today: string
  /** The instant at which a day begins in the person's time zone, ISO 8601 UTC. */
  startOf: (day: string) => string
  /** Whether the application has an open follow-up. */
  hasFollowUp: (id: string) => boolean
}

type Matches = (job: Job) => boolean

/** The texts of each kind without a closed list; case and accents are ignored. */
const TEXTS = {
  stage: ({ stage }: Job) => (stage === null ? [] : [stage]),
  tag: ({ tags }: Job) => tags,
  company: ({ company }: Job) => [company],
  place: ({ location }: Job) => splitPlaces(location),
  source: ({ source }: Job) => (source === null ? [] : [source]),
} as const satisfies { [Key in FilterKey]?: (job: Job) => readonly string[] }
type TextKey = keyof typeof TEXTS

/** Several places are separated by semicolons. */
const splitPlaces = (location: string | null): string[] =>
  (location ?? '')
    .split(';')
    .map((place) => place.trim())
    .filter((place) => place !== '')

const YES_NO = (isSo: boolean) => (isSo ? 'yes' : 'no')

const readClosed = (job: Job, key: keyof typeof CLOSED_VALUES, around: FilterContext): string => {
  if (key === 'interview') return YES_NO(job.interview_date !== null)
  if (key === 'follow_up') return YES_NO(around.hasFollowUp(job.id))
  if (key === 'archived') return YES_NO(job.archived_at !== null)
  return job[key] ?? WITHOUT
}

// Records are replaced, never changed, so their texts are folded once, not once per key.
const folded: Record<TextKey, WeakMap<Job, readonly string[]>> = {
  stage: new WeakMap(),
  tag: new WeakMap(),
  company: new WeakMap(),
  place: new WeakMap(),
  source: new WeakMap(),
}

const foldTexts = (job: Job, key: TextKey): readonly string[] => {
  const known = folded[key].get(job)
  if (known !== undefined) return known
  const texts = TEXTS[key](job).map(toSearchText)
  folded[key].set(job, texts)
  return texts
}

const matchTexts = (key: TextKey, values: readonly string[]): Matches => {
  const wanted = new Set(values.map(toSearchText))
  const takesNone = wanted.has(WITHOUT)
  return (job) => {
    const texts = foldTexts(job, key)
    return texts.length === 0 ? takesNone : texts.some((text) => wanted.has(text))
  }
}

const matchDays = (key: DateKey, values: readonly string[], around: FilterContext): Matches => {
  const ranges = values.flatMap((value) => readDays(value, around.today) ?? [])
  const takesNone = values.includes(WITHOUT)
  if (key === 'added') {
    const spans = ranges.map(({ from, to }) => ({
      start: from === undefined ? '' : around.startOf(from),
      end: to === undefined ? undefined : around.startOf(addDays(to, 1)),
    }))
    return ({ created_at: at }) =>
      spans.some(({ start, end }) => at >= start && (end === undefined || at < end))
  }
  return (job) => {
    const day = key === 'applied' ? job.application_date : job.deadline
    if (day === null) return takesNone
    return ranges.some(
      ({ from, to }) => (from === undefined || day >= from) && (to === undefined || day <= to),
    )
  }
}

const matchKind = (key: FilterKey, values: readonly string[], around: FilterContext): Matches => {
  if (isDateKey(key)) return matchDays(key, values, around)
  if (!isClosedKey(key)) return matchTexts(key, values)
  const wanted = new Set(values)
  return (job) => wanted.has(readClosed(job, key, around))
}

/** Returns the applications that match every kind with chosen values. */
export function filterJobs(
  jobs: readonly Job[],
  filters: JobFilters,
  around: FilterContext,
): readonly Job[] {
  const tests = FILTER_KEYS.flatMap((key) => {
    const values = filters[key] ?? []
    return values.length > 0 ? [matchKind(key, values, around)] : []
  })
  return tests.length === 0 ? jobs : jobs.filter((job) => tests.every((matches) => matches(job)))
}

/** Filters, then searches (docs/behaviour.md#filters). */
export const selectJobs = (
  jobs: readonly Job[],
  { query, filters }: { query: string; filters: JobFilters },
  around: FilterContext,
  isInPosting?: (job: Job, word: string) => boolean,
): readonly Job[] => searchJobs(filterJobs(jobs, filters, around), query, isInPosting)

/** A possible value, and the number of applications that would match it. */
export type Choice = { value: string; count: number }

/** Named ranges of days; any other can be typed. */
const PERIODS: Record<DateKey, readonly string[]> = {
  applied: ['last-7', 'last-30', 'last-90', 'last-365'],
  deadline: ['next-7', 'next-30', WITHOUT],
  added: ['last-1', 'last-7', 'last-30', 'last-90'],
}

/**
 * The possible values of a kind, with the number of `jobs` that match each; `jobs` are those that
 * match all other kinds. Texts are sorted by use and include the chosen ones.
 */
export function listChoices(
  jobs: readonly Job[],
  key: FilterKey,
  filters: JobFilters,
  around: FilterContext,
): Choice[] {
  const chosen = filters[key] ?? []
  if (isDateKey(key)) {
    const values = new Set([...PERIODS[key], ...chosen])
    return [...values].map((value) => ({
      value,
      count: filterJobs(jobs, { [key]: [value] }, around).length,
    }))
  }
  if (isClosedKey(key)) {
    const counts = new Map<string, number>()
    for (const job of jobs) {
      const value = readClosed(job, key, around)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return CLOSED_VALUES[key].map((value) => ({ value, count: counts.get(value) ?? 0 }))
  }
  return countTexts(jobs, key, chosen)
}

function countTexts(jobs: readonly Job[], key: TextKey, chosen: readonly string[]): Choice[] {
  const choices = new Map<string, Choice>()
  const count = (folding: string, value: string, by: number) => {
    const known = choices.get(folding)
    if (known) known.count += by
    else choices.set(folding, { value, count: by })
  }
  for (const value of chosen) count(toSearchText(value), value, 0)
  for (const job of jobs) {
    const texts = TEXTS[key](job)
    const named = new Map(foldTexts(job, key).map((folding, at) => [folding, texts[at] ?? '']))
    if (named.size === 0) named.set(WITHOUT, WITHOUT)
    for (const [folding, value] of named) count(folding, value, 1)
  }
  return [...choices.values()].toSorted(
    (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
  )
}

/** The filters without one kind, for counting that kind's choices. */
export const withoutKind = (filters: JobFilters, key: FilterKey): JobFilters => ({
  ...filters,
  [key]: [],
})
