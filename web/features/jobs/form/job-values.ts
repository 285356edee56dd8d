import { isWebUrl } from '#src/web-url.ts'
import { INTERVIEW_TYPES, type JobStatus } from '#src/jobs/constants.ts'
import { findApplicationDate } from '#src/jobs/application-date.ts'
import { fillInterview } from '#src/jobs/interview-defaults.ts'
import type { Job } from '#src/jobs/schema.ts'
import { toLocalInput, today } from '../../../lib/dates.ts'
import { findChanges, UNFINISHED } from '../../../lib/form-values.ts'
import { t } from '#src/language/t.ts'

/** The form's values: text, as native inputs have it, and the ids of the ticked documents. */
export type JobValues = {
  position: string
  company: string
  location: string
  status: JobStatus
  application_date: string
  deadline: string
  /** In the person's time zone, in the format of `<input type="datetime-local">`. */
  interview_date: string
  interview_type: string
  interview_round: string
  url: string
  work_mode: string
  employment_type: string
  salary_min: string
  salary_max: string
  salary_currency: string
  salary_period: string
  source: string
  /** One of the person's stages for the status; empty for none. */
  stage: string
  tags: string[]
  notes: string
  document_ids: string[]
  /** The posting's text, to be saved with a new application. */
  posting_text: string
}

/** The form's initial values for a new or existing application, in the order of its fields. */
export const toValues = (job: Job | undefined, status: JobStatus): JobValues => ({
  position: job?.position ?? '',
  company: job?.company ?? '',
  location: job?.location ?? '',
  status: job?.status ?? status,
  interview_date: job?.interview_date ? toLocalInput(job.interview_date) : '',
  interview_type: job?.interview_type ?? '',
  interview_round: job?.interview_round?.toString() ?? '',
  application_date: job?.application_date ?? today(),
  deadline: job?.deadline ?? '',
  url: job?.url ?? '',
  work_mode: job?.work_mode ?? '',
  employment_type: job?.employment_type ?? '',
  salary_min: job?.salary_min?.toString() ?? '',
  salary_max: job?.salary_max?.toString() ?? '',
  salary_currency: job?.salary_currency ?? '',
  salary_period: job?.salary_period ?? '',
  source: job?.source ?? '',
  stage: job?.stage ?? '',
  tags: job?.tags ?? [],
  notes: job?.notes ?? '',
  document_ids: job?.documents.flatMap(({ id }) => id ?? []) ?? [],
  posting_text: '',
})

/** Fills in the interview defaults for empty fields and a past date. */
export const withInterview = (values: JobValues, now: Date): JobValues => {
  const { interview_date: date, interview_type: type, interview_round: round } = values
  const current = {
    interview_date: date === '' || date === UNFINISHED ? null : toInstant(date),
    interview_type: INTERVIEW_TYPES.find((known) => known === type) ?? null,
    interview_round: round === '' ? null : Number(round),
  }
  const filled = fillInterview(current, {}, now, (instant) => new Date(instant))
  return {
    ...values,
    interview_date: toLocalInput(filled.interview_date),
    interview_type: filled.interview_type,
    // Incomplete input stays unchanged.
    interview_round: round || String(filled.interview_round),
  }
}

const proposeDate = (job: Job, status: JobStatus, now: Date): string =>
  findApplicationDate(job, status, now, today) ?? job.application_date

/**
 * Returns the form values with another status and what follows from it: the interview defaults, or
 * today as application date if the application was only saved and no other date was typed.
 */
export const withStatus = (
  values: JobValues,
  status: JobStatus,
  job: Job | undefined,
  now: Date,
): JobValues => {
  // A stage belongs to one status.
  const moved = { ...values, status, stage: job?.status === status ? (job.stage ?? '') : '' }
  if (job && values.application_date === proposeDate(job, values.status, now)) {
    moved.application_date = proposeDate(job, status, now)
  }
  const becomesInterviewing = status === 'interviewing' && values.status !== status
  return becomesInterviewing ? withInterview(moved, now) : moved
}

/** Adds `https://` to a URL without a scheme. */
export const addScheme = (url: string): string => {
  const trimmed = url.trim()
  return trimmed === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}

const toInstant = (local: string): string => {
  const instant = new Date(local)
  return Number.isNaN(instant.getTime()) ? local : instant.toISOString()
}

/** An incomplete number becomes NaN, which the schema rejects. */
const toNumber = (text: string): number | null => (text === '' ? null : Number(text))

/**
 * Converts the values to the request. Interview fields are sent for the status interviewing only.
 * The schema validates the rest and converts empty text to null.
 */
export const toInput = (values: JobValues) => {
  const { interview_date, interview_type, interview_round, posting_text, ...always } = values
  const url = addScheme(values.url)
  const input = {
    ...always,
    url,
    salary_min: toNumber(values.salary_min),
    salary_max: toNumber(values.salary_max),
    ...(posting_text !== '' && { posting: { text: posting_text, ...(isWebUrl(url) && { url }) } }),
  }
  if (values.status !== 'interviewing') return input
  return {
    ...input,
    interview_date: interview_date === '' ? null : toInstant(interview_date),
    interview_type: interview_type === '' ? null : interview_type,
    interview_round: toNumber(interview_round),
  }
}
export type JobInput = ReturnType<typeof toInput>

const UNFINISHED_MESSAGES = new Map([
  ['application_date', t('Please fill in the whole date')],
  ['deadline', t('Please fill in the whole date')],
  ['interview_date', t('Please fill in the whole date and time')],
])

/** Returns a message for each incomplete date; incomplete numbers get the schema's message. */
export const findUnfinished = (values: JobValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(toInput(values)).flatMap(([field, value]) => {
      const message = value === UNFINISHED ? UNFINISHED_MESSAGES.get(field) : undefined
      return message === undefined ? [] : [[field, message]]
    }),
  )

/** Checks across fields, which the schema cannot do. */
export const findFormProblems = (values: JobValues): Record<string, string> => {
  const [min, max] = [toNumber(values.salary_min), toNumber(values.salary_max)]
  const isReversed = min !== null && max !== null && min > max
  return {
    ...findUnfinished(values),
    ...(isReversed && { salary_max: t('This must not be below the lowest salary') }),
  }
}

/**
 * Returns only the changed fields, so that another tab's change of another field is kept. When the
 * status leaves Saved, the displayed date is sent, too; the server would set today otherwise.
 */
export const toChanges = (initial: JobValues, values: JobValues): Partial<JobInput> => {
  const changed = Object.keys(findChanges(initial, values) ?? {})
  const leavesSaved = initial.status === 'saved' && values.status !== 'saved'
  return Object.fromEntries(
    Object.entries(toInput(values)).filter(
      ([field]) => changed.includes(field) || (leavesSaved && field === 'application_date'),
    ),
  )
}
