import { DEFAULT_DURATION_MINUTES, INTERVIEW_RESULTS } from '#src/interviews/constants.ts'
import type { Interview } from '#src/interviews/schema.ts'
import { INTERVIEW_TYPES } from '#src/jobs/constants.ts'
import { UNFINISHED } from '../../../lib/form-values.ts'
import { readZoned, writeZoned } from '../zone-time.ts'
import { t } from '#src/language/t.ts'
import { findTimeZone } from '../../../lib/time-zone.ts'

/** The form's values: text, as native inputs have it, and the ids of the chosen people. */
export type InterviewValues = {
  /** The id of the application, for a new interview. */
  id: string
  /** In local time of `time_zone`. */
  starts_at: string
  time_zone: string
  duration_minutes: string
  round: string
  type: string
  place: string
  contact_ids: string[]
  notes: string
  result: string
}

/** The form's initial values for an existing interview. */
export const toValues = (interview: Interview): InterviewValues => {
  const time_zone = interview.time_zone ?? findTimeZone()
  return {
    id: interview.job_id,
    starts_at: interview.starts_at === null ? '' : writeZoned(interview.starts_at, time_zone),
    time_zone,
    duration_minutes: String(interview.duration_minutes),
    round: interview.round?.toString() ?? '',
    type: interview.type ?? '',
    place: interview.place ?? '',
    contact_ids: interview.contact_ids,
    notes: interview.notes ?? '',
    result: interview.result ?? '',
  }
}

/** The form's initial values for a new interview, of the round after the existing ones. */
export const toNewValues = (
  jobId: string,
  earlier: readonly Pick<Interview, 'round' | 'contact_ids'>[],
): InterviewValues => ({
  id: jobId,
  starts_at: '',
  time_zone: findTimeZone(),
  duration_minutes: String(DEFAULT_DURATION_MINUTES),
  round: String(Math.max(0, ...earlier.map(({ round }) => round ?? 0)) + 1),
  type: 'technical',
  place: '',
  contact_ids: [],
  notes: '',
  result: '',
})

/** An incomplete number becomes NaN, which the schema rejects. */
const toNumber = (text: string): number | null => (text === '' ? null : Number(text))

/** Converts the values to the request, which the schema validates. */
export const toInput = (values: InterviewValues) => ({
  ...values,
  starts_at:
    values.starts_at === ''
      ? null
      : (readZoned(values.starts_at, values.time_zone) ?? values.starts_at),
  duration_minutes: Number(values.duration_minutes),
  round: toNumber(values.round),
  type: INTERVIEW_TYPES.find((known) => known === values.type) ?? null,
  result: INTERVIEW_RESULTS.find((known) => known === values.result) ?? null,
})

/** Checks that the schema cannot do. */
export const check = ({ id, starts_at }: InterviewValues): Record<string, string> => ({
  ...(id === '' && { id: t('Please choose an application') }),
  ...(starts_at === UNFINISHED && { starts_at: t('Please fill in the whole date and time') }),
})
