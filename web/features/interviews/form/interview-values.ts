import { DEFAULT_DURATION_MINUTES, INTERVIEW_RESULTS } from '#src/interviews/constants.ts'
import type { Interview } from '#src/interviews/schema.ts'
import { INTERVIEW_TYPES } from '#src/jobs/constants.ts'
import { UNFINISHED } from '../../../lib/form-values.ts'
import { ownZone, readZoned, writeZoned } from '../zone-time.ts'
import { t } from '#src/language/t.ts'

/** What the form's fields hold: text, as every native input does, and the chosen people. */
export type InterviewValues = {
  /** The application, of a new one. */
  id: string
  /** On the wall clock of `time_zone`. */
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

/** The form of an interview that is edited. */
export const toValues = (interview: Interview): InterviewValues => {
  const time_zone = interview.time_zone ?? ownZone()
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

/** The form of a new one, of the round after those. */
export const toNewValues = (
  jobId: string,
  earlier: readonly Pick<Interview, 'round' | 'contact_ids'>[],
): InterviewValues => ({
  id: jobId,
  starts_at: '',
  time_zone: ownZone(),
  duration_minutes: String(DEFAULT_DURATION_MINUTES),
  round: String(Math.max(0, ...earlier.map(({ round }) => round ?? 0)) + 1),
  type: 'technical',
  place: '',
  contact_ids: [],
  notes: '',
  result: '',
})

/** What is half typed is not a number, which the schema refuses. */
const toNumber = (text: string): number | null => (text === '' ? null : Number(text))

/** What is sent for the form's values; the schema judges it. */
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

/** What the schema cannot say. */
export const check = ({ id, starts_at }: InterviewValues): Record<string, string> => ({
  ...(id === '' && { id: t('Please choose an application') }),
  ...(starts_at === UNFINISHED && { starts_at: t('Please fill in the whole date and time') }),
})
