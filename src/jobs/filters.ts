import { z } from 'zod'
import { JOB_STATUSES } from './constants.ts'
import { FILTER_KEYS, type FilterKey } from './filter-keys.ts'
import { OUTCOMES } from './outcomes.ts'
import { EMPLOYMENT_TYPES, WORK_MODES } from './terms.ts'
import { t } from '../language/t.ts'

export const FILTER_LABELS: Record<FilterKey, string> = {
  status: t('Status'),
  stage: t('Stage'),
  tag: t('Tag'),
  outcome: t('Outcome'),
  company: t('Company'),
  place: t('Place'),
  work_mode: t('Work mode'),
  employment_type: t('Employment type'),
  source: t('Source'),
  applied: t('Application date'),
  deadline: t('Deadline'),
  added: t('Added'),
  interview: t('Interview'),
  follow_up: t('Follow-up'),
  archived: t('Archived'),
}

/**
 * The chosen values of each kind: an application must match one value of every kind that has any.
 */
export type JobFilters = { readonly [Key in FilterKey]?: readonly string[] | undefined }

/** Matches applications without a value: no source, no deadline. */
export const WITHOUT = '-'
export const YES_OR_NO = ['yes', 'no'] as const

/** Kinds with a fixed list of values. */
export const CLOSED_VALUES = {
  status: JOB_STATUSES,
  outcome: [...OUTCOMES, WITHOUT],
  work_mode: [...WORK_MODES, WITHOUT],
  employment_type: [...EMPLOYMENT_TYPES, WITHOUT],
  interview: YES_OR_NO,
  follow_up: YES_OR_NO,
  archived: YES_OR_NO,
} as const satisfies { [Key in FilterKey]?: readonly string[] }
export type ClosedKey = keyof typeof CLOSED_VALUES

export const DATE_KEYS = ['applied', 'deadline', 'added'] as const
export type DateKey = (typeof DATE_KEYS)[number]

export const isClosedKey = (key: FilterKey): key is ClosedKey => Object.hasOwn(CLOSED_VALUES, key)
export const isDateKey = (key: FilterKey): key is DateKey =>
  DATE_KEYS.some((known) => known === key)

/** Per kind. */
export const VALUES_MAX = 50
export const VALUE_MAX = 200
const PARAMETER_MAX = 4_000

const day = z.iso.date()
const PERIOD = /^(?<way>last|next)-(?<days>[1-9]\d{0,3})$/

/** A range of days, both inclusive, either may be open; undefined if it is invalid. */
export type DayRange = { from: string | undefined; to: string | undefined }

/**
 * Parses `2026-01-01..2026-01-31` (either end may be missing), one day, `last-30` (30 days,
 * including today) or `next-30` (today and 30 more).
 */
export function readDays(value: string, today: string): DayRange | undefined {
  const period = PERIOD.exec(value)?.groups
  if (period) {
    const days = Number(period['days'])
    return period['way'] === 'last'
      ? { from: addDays(today, 1 - days), to: today }
      : { from: today, to: addDays(today, days) }
  }
  const [first = '', second = first, ...more] = value.split('..')
  const ends = [first, second]
  const isRange =
    more.length === 0 &&
    ends.some((end) => end !== '') &&
    ends.every((end) => end === '' || day.safeParse(end).success)
  return isRange ? { from: first || undefined, to: second || undefined } : undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the date this many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

const ANY_DAY = '2026-01-01'

/** Whether `value` is valid for this kind. */
export function isValueOf(key: FilterKey, value: string): boolean {
  if (isClosedKey(key)) return CLOSED_VALUES[key].some((known) => known === value)
  if (isDateKey(key)) {
    const hasNone = key === 'deadline' && value === WITHOUT
    return hasNone || readDays(value, ANY_DAY) !== undefined
  }
  return value.length <= VALUE_MAX
}

const SEPARATOR = '|'
const escapeValue = (value: string) => value.replaceAll('%', '%25').replaceAll(SEPARATOR, '%7C')
const unescapeValue = (value: string) => value.replaceAll('%7C', SEPARATOR).replaceAll('%25', '%')

const splitValues = (key: FilterKey, text: string): string[] =>
  text
    // Values of closed lists have no comma, so other clients may use it as a separator.
    .split(isClosedKey(key) ? /[|,]/ : SEPARATOR)
    .map((part) => unescapeValue(part).trim())
    .filter((part) => part !== '')

const toTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(toTexts)
  const isText =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isText ? [String(value)] : []
}

/** The values in a parameter, valid or not. */
export const readKind = (key: FilterKey, value: unknown): string[] =>
  toTexts(value).flatMap((text) => splitValues(key, text.slice(0, PARAMETER_MAX)))

/**
 * Parses the filters of a URL: values separated by `|`, or repeated parameters. Invalid values are
 * ignored, since a URL may be old or typed.
 */
export function readFilters(search: Readonly<Record<string, unknown>>): JobFilters {
  const entries = FILTER_KEYS.map((key) => {
    const values = readKind(key, search[key]).filter((value) => isValueOf(key, value))
    return [key, [...new Set(values)].slice(0, VALUES_MAX)] as const
  })
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

/** The opposite of readFilters: a parameter for each kind, undefined if nothing is chosen. */
export const writeFilters = (filters: JobFilters): Record<FilterKey, string | undefined> => {
  const write = (key: FilterKey) => filters[key]?.map(escapeValue).join(SEPARATOR) || undefined
  return {
    status: write('status'),
    stage: write('stage'),
    tag: write('tag'),
    outcome: write('outcome'),
    company: write('company'),
    place: write('place'),
    work_mode: write('work_mode'),
    employment_type: write('employment_type'),
    source: write('source'),
    applied: write('applied'),
    deadline: write('deadline'),
    added: write('added'),
    interview: write('interview'),
    follow_up: write('follow_up'),
    archived: write('archived'),
  }
}

/** Adds the value to the filters, or removes it. */
export function toggleValue(filters: JobFilters, key: FilterKey, value: string): JobFilters {
  const chosen = filters[key] ?? []
  const others = chosen.filter((one) => one !== value)
  return { ...filters, [key]: others.length < chosen.length ? others : [...chosen, value] }
}

export const hasFilters = (filters: JobFilters): boolean =>
  FILTER_KEYS.some((key) => (filters[key]?.length ?? 0) > 0)
