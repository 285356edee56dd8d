import { z } from 'zod'
import {
  calendarDate,
  emptyToNull,
  id,
  instant,
  LONG_TEXT_MAX,
  optionalDate,
  optionalInstant,
  optionalText,
  optionalUrl,
  requiredText,
  SHORT_TEXT_MAX,
  text,
} from '../fields.ts'
import { INTERVIEW_ROUND_MAX, INTERVIEW_TYPES, JOB_STATUSES } from './constants.ts'
import { posting } from './posting.ts'
import { archived, outcome, stage, tagList } from './shape.ts'
import { EMPLOYMENT_TYPES, SALARY_MAX, SALARY_PERIODS, WORK_MODES } from './terms.ts'
import type { job, statusChange } from './answers.ts'

/** An application as the API returns it. Instants are ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type Job = z.infer<typeof job>

/** One step in an application's life; `from_status` is null for its beginning. */
export type StatusChange = z.infer<typeof statusChange>

const oneOf = <const T extends readonly string[]>(label: string, values: T) =>
  z
    .string({ error: `${label} must be one of: ${values.join(', ')}` })
    .trim()
    .toLowerCase()
    .pipe(z.enum(values, { error: `${label} must be one of: ${values.join(', ')}` }))

const emptyToAbsent = (value: string | null | undefined) =>
  value === '' || value === null ? undefined : value

const roundMessage = `Interview round must be a whole number from 1 to ${INTERVIEW_ROUND_MAX}`
export const interviewRound = z
  .int({ error: roundMessage })
  .min(1, roundMessage)
  .max(INTERVIEW_ROUND_MAX, roundMessage)

/** An amount of money in the currency's unit, at most to the cent. */
const amount = (label: string) =>
  emptyToNull(
    z
      .number({ error: `${label} must be a number` })
      .min(0, `${label} must not be negative`)
      .max(SALARY_MAX, `${label} must be at most ${SALARY_MAX.toLocaleString('en-US')}`)
      .transform((value) => Math.round(value * 100) / 100),
  )

const KNOWN_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const currencyMessage = 'Currency must be a code of three letters like EUR'

/** More than any checklist has; a limit for other clients. */
export const CHECKED_ITEMS_MAX = 200
export const checkedItems = z
  .array(text('Checked item', SHORT_TEXT_MAX), { error: 'Checked items must be a list' })
  .max(CHECKED_ITEMS_MAX, 'Too many checked items')
  .optional()
const DOCUMENT_IDS_MAX = 20
const SOURCE_MAX = 80

const fields = {
  company: requiredText('Company'),
  position: requiredText('Position'),
  location: optionalText('Location'),
  status: oneOf('Status', JOB_STATUSES).optional(),
  application_date: calendarDate('Application date').optional(),
  deadline: optionalDate('Deadline'),
  interview_date: optionalInstant('Interview date'),
  interview_type: emptyToNull(oneOf('Interview type', INTERVIEW_TYPES)),
  interview_round: emptyToNull(interviewRound),
  url: optionalUrl('Job posting link'),
  work_mode: emptyToNull(oneOf('Work mode', WORK_MODES)),
  employment_type: emptyToNull(oneOf('Employment type', EMPLOYMENT_TYPES)),
  salary_min: amount('Lowest salary'),
  salary_max: amount('Highest salary'),
  salary_currency: emptyToNull(
    z
      .string({ error: currencyMessage })
      .trim()
      .toUpperCase()
      .refine((value) => KNOWN_CURRENCIES.has(value), currencyMessage),
  ),
  salary_period: emptyToNull(oneOf('Salary period', SALARY_PERIODS)),
  source: optionalText('Source', SOURCE_MAX),
  stage,
  tags: tagList,
  outcome,
  archived,
  notes: optionalText('Notes', LONG_TEXT_MAX),
  checked_items: checkedItems,
  // Those that are still there; what has been deleted since stays with the application.
  document_ids: z
    .array(id, { error: 'Document ids must be a list' })
    .max(DOCUMENT_IDS_MAX, 'Too many documents')
    .optional(),
}

/**
 * A new application. Defaults (status `applied`, today, interview fields) are the service's, since
 * they depend on the person's time zone. The `posting` is kept with it. `request_id` makes a repeated request return the
 * application that the first one created.
 */
export const createJobInput = z.object({
  ...fields,
  // Empty means the default here; in a patch it would clear what cannot be empty, and is refused.
  status: z.pipe(z.transform(emptyToAbsent), fields.status).optional(),
  application_date: z.pipe(z.transform(emptyToAbsent), fields.application_date).optional(),
  posting: posting.optional(),
  request_id: id.optional(),
})
export type CreateJobInput = z.infer<typeof createJobInput>

/** A merge: only the fields sent change; null clears an optional one. */
export const jobPatch = z.object(fields).partial()
export type JobPatch = z.infer<typeof jobPatch>

export const jobRef = z.object({ id })
/** A merge. `notes_before` are the notes that new ones were written over: others are kept. */
export const updateJobInput = jobPatch.extend({
  id,
  notes_before: optionalText('Earlier notes', LONG_TEXT_MAX),
})
export type JobUpdate = Omit<z.infer<typeof updateJobInput>, 'id'>

/** When an application really came to a status. */
export const correctChangeInput = jobRef.extend({ change_id: id, changed_at: instant('Date') })
export type CorrectChangeInput = z.infer<typeof correctChangeInput>

/** What a search for similar applications may send; all optional. */
export const similarInput = z.object({
  url: optionalUrl('Job posting link'),
  company: optionalText('Company'),
  position: optionalText('Position'),
  except: emptyToNull(id),
})
export type SimilarInput = z.infer<typeof similarInput>

/** One preparation item ticked or unticked; the others stay as they are. */
export const tickInput = jobRef.extend({
  item: requiredText('Checked item'),
  is_ticked: z.boolean({ error: 'Ticked must be true or false' }),
})
export type TickInput = z.infer<typeof tickInput>
