import { z } from 'zod'
import { emptyToNull, id } from '../fields.ts'
import { END_BEFORE_START, END_REQUIRED, isEarlierMonth } from './dates.ts'
import { t } from '../language/t.ts'

export const flag = (label: string) =>
  z.boolean({ error: t('{label} must be true or false', { label }) }).optional()

type Dates = {
  start_date?: string | null | undefined
  end_date?: string | null | undefined
  /** If true, there is no end date. */
  current_role?: boolean | undefined
  current_project?: boolean | undefined
  currently_studying?: boolean | undefined
}

// These also run if another field is invalid, so that a form shows all errors at once; their input
// may therefore be anything.
const ALWAYS = { when: () => true, path: ['end_date'] }
const toDates = (value: Dates): Dates => (typeof value === 'object' && value !== null ? value : {})

const isCurrent = (dates: Dates) =>
  [dates.current_role, dates.current_project, dates.currently_studying].includes(true)

/** End dates are compared by year and month. */
export const isInOrder = (value: Dates): boolean => {
  const dates = toDates(value)
  const { start_date, end_date } = dates
  if (typeof start_date !== 'string' || typeof end_date !== 'string' || isCurrent(dates))
    return true
  return !isEarlierMonth(end_date, start_date)
}
export const IN_ORDER = { ...ALWAYS, error: END_BEFORE_START }

/** Only an entry that is explicitly not current requires an end date. */
export const hasEndIfOver = (value: Dates): boolean => {
  const { current_role, currently_studying, end_date } = toDates(value)
  return (current_role ?? currently_studying) !== false || end_date != null
}
export const HAS_END = { ...ALWAYS, error: END_REQUIRED }

export const clearsNoNeededEnd = (value: Dates): boolean =>
  toDates(value).end_date !== null || hasEndIfOver(value)

export const ref = { id }
/** An item of a whole list; with the id of an existing entry it updates that one. */
export const item = { id: emptyToNull(id) }
export const entryRef = z.object(ref)
/** A repeated request id updates the entry that the first request added. */
export const addition = { request_id: id.optional() }
export type Addition = { request_id?: string | undefined }

/** The sent value; if absent, the stored one. */
export const keep = <T>(sent: T | undefined, kept: T): T => (sent === undefined ? kept : sent)
