import type { Posting, PostingField } from '#src/capture/posting.ts'
import type { JobValues } from './job-values.ts'

/** The captured properties of a posting and their form fields. */
const CAPTURED = [
  ['company', 'company'],
  ['position', 'position'],
  ['location', 'location'],
  ['deadline', 'deadline'],
  ['url', 'url'],
  ['work_mode', 'work_mode'],
  ['employment_type', 'employment_type'],
  ['salary_min', 'salary_min'],
  ['salary_max', 'salary_max'],
  ['salary_currency', 'salary_currency'],
  ['salary_period', 'salary_period'],
  ['source', 'source'],
  ['description', 'posting_text'],
] as const satisfies (readonly [PostingField, keyof JobValues])[]
type CapturedField = (typeof CAPTURED)[number][1]

export type Captured = {
  /** Keyed by form field. */
  values: ReadonlyMap<string, string>
  /** The fields whose values are guesses. */
  guessed: ReadonlySet<string>
  /** True if the posting says that it is closed. */
  isExpired: boolean
}

export const toCaptured = (posting: Posting): Captured => {
  const found = CAPTURED.flatMap(([name, field]) => {
    const value = posting[name]
    return value === null ? [] : [{ name, field, value: String(value) }]
  })
  return {
    isExpired: posting.expired === true,
    values: new Map(found.map(({ field, value }) => [field, value])),
    guessed: new Set(
      found.filter(({ name }) => !posting.sure.includes(name)).map(({ field }) => field),
    ),
  }
}

/**
 * Returns the changes that `captured` makes to a form. Values typed by the person stay; those
 * filled in from an `earlier` posting are replaced.
 */
export const findCapturedChanges = (
  initial: JobValues,
  values: JobValues,
  captured: Captured,
  earlier?: Captured,
): Partial<Record<CapturedField, string>> => {
  const isTyped = (field: CapturedField) =>
    values[field] !== '' &&
    values[field] !== initial[field] &&
    values[field] !== earlier?.values.get(field)
  const changes = CAPTURED.flatMap(([, field]) => {
    const value =
      captured.values.get(field) ?? (earlier?.values.has(field) ? initial[field] : undefined)
    return value === undefined || isTyped(field) ? [] : [[field, value]]
  })
  return Object.fromEntries(changes)
}

/** Whether `field` still holds a captured guess. */
export const isGuess = (captured: Captured | undefined, field: string, value: unknown): boolean =>
  captured !== undefined && captured.guessed.has(field) && captured.values.get(field) === value
