import type { Posting, PostingField } from '#src/capture/posting.ts'
import type { JobValues } from './job-values.ts'

/** What a posting says, and the field of the form that holds it. */
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
  /** By the form's fields. */
  values: ReadonlyMap<string, string>
  /** Those of the fields that are only guessed. */
  guessed: ReadonlySet<string>
  /** The posting says of itself that it is no longer open. */
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
 * The changes that `captured` makes to a form. The person's own words stay; what an `earlier` posting
 * filled in goes.
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

/** Whether `field` still holds a guess that was read from a posting. */
export const isGuess = (captured: Captured | undefined, field: string, value: unknown): boolean =>
  captured !== undefined && captured.guessed.has(field) && captured.values.get(field) === value
