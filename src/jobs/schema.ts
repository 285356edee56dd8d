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
import type { job, statusChange } from './responses.ts'
import { t } from '../language/t.ts'

/** An application as the API returns it. Instants are ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type Job = z.infer<typeof job>

/** One change of an application's status; `from_status` is null for the first one. */
export type StatusChange = z.infer<typeof statusChange>

const oneOf = <const T extends readonly string[]>(label: string, values: T) =>
  z
    .string({ error: t('{label} must be one of: {value}', { label, value: values.join(', ') }) })
    .trim()
    .toLowerCase()
    .pipe(
      z.enum(values, {
        error: t('{label} must be one of: {value}', { label, value: values.join(', ') }),
      }),
    )

const emptyToAbsent = (value: string | null | undefined) =>
  value === '' || value === null ? undefined : value

const roundMessage = t('Interview round must be a whole number from 1 to {max}', {
  max: INTERVIEW_ROUND_MAX,
})
export const interviewRound = z
  .int({ error: roundMessage })
  .min(1, roundMessage)
  .max(INTERVIEW_ROUND_MAX, roundMessage)

/** An amount in the currency's unit, with at most two decimals. */
const amount = (label: string) =>
  emptyToNull(
    z
      .number({ error: t('{label} must be a number', { label }) })
      .min(0, t('{label} must not be negative', { label }))
      .max(SALARY_MAX, t('{label} must be at most {max, number}', { label, max: SALARY_MAX }))
      .transform((value) => Math.round(value * 100) / 100),
  )

const KNOWN_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const currencyMessage = t('Currency must be a code of three letters like EUR')

/** Longer than any checklist, a limit for other clients. */
export const CHECKED_ITEMS_MAX = 200
export const checkedItems = z
  .array(text(t('Checked item'), SHORT_TEXT_MAX), { error: t('Checked items must be a list') })
  .max(CHECKED_ITEMS_MAX, t('Too many checked items'))
  .optional()
const DOCUMENT_IDS_MAX = 20
const SOURCE_MAX = 80

const fields = {
  company: requiredText(t('Company')),
  position: requiredText(t('Position')),
  location: optionalText(t('Location')),
  status: oneOf(t('Status'), JOB_STATUSES).optional(),
  application_date: calendarDate(t('Application date')).optional(),
  deadline: optionalDate(t('Deadline')),
  interview_date: optionalInstant(t('Interview date')),
  interview_type: emptyToNull(oneOf(t('Interview type'), INTERVIEW_TYPES)),
  interview_round: emptyToNull(interviewRound),
  url: optionalUrl(t('Job posting link')),
  work_mode: emptyToNull(oneOf(t('Work mode'), WORK_MODES)),
  employment_type: emptyToNull(oneOf(t('Employment type'), EMPLOYMENT_TYPES)),
  salary_min: amount(t('Lowest salary')),
  salary_max: amount(t('Highest salary')),
  salary_currency: emptyToNull(
    z
      .string({ error: currencyMessage })
      .trim()
      .toUpperCase()
      .refine((value) => KNOWN_CURRENCIES.has(value), currencyMessage),
  ),
  salary_period: emptyToNull(oneOf(t('Salary period'), SALARY_PERIODS)),
  source: optionalText(t('Source'), SOURCE_MAX),
  stage,
  tags: tagList,
  outcome,
  archived,
  notes: optionalText(t('Notes'), LONG_TEXT_MAX),
  checked_items: checkedItems,
  // Ids of existing documents; those deleted since remain with the application.
  document_ids: z
    .array(id, { error: t('Document ids must be a list') })
    .max(DOCUMENT_IDS_MAX, t('Too many documents'))
    .optional(),
}

/**
 * A new application. The service sets defaults (status `applied`, today, interview fields), which
 * depend on the person's time zone. The `posting` is stored with it. `request_id` makes a repeated
 * request return the application that the first one created.
 */
export const createJobInput = z.object({
  ...fields,
  // Empty means the default here; in a patch it would clear a required field, and is rejected.
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
/**
 * A merge. `notes_before` are the notes that the client has edited; if they have changed since,
 * both are kept.
 */
export const updateJobInput = jobPatch.extend({
  id,
  notes_before: optionalText(t('Earlier notes'), LONG_TEXT_MAX),
})
export type JobUpdate = Omit<z.infer<typeof updateJobInput>, 'id'>

/** The actual time of a status change. */
export const correctChangeInput = jobRef.extend({ change_id: id, changed_at: instant(t('Date')) })
export type CorrectChangeInput = z.infer<typeof correctChangeInput>

/** The fields of a search for similar applications, all optional. */
export const similarInput = z.object({
  url: optionalUrl(t('Job posting link')),
  company: optionalText(t('Company')),
  position: optionalText(t('Position')),
  except: emptyToNull(id),
})
export type SimilarInput = z.infer<typeof similarInput>

/** Ticks or unticks one preparation item; others are unchanged. */
export const tickInput = jobRef.extend({
  item: requiredText(t('Checked item')),
  is_ticked: z.boolean({ error: t('Ticked must be true or false') }),
})
export type TickInput = z.infer<typeof tickInput>
