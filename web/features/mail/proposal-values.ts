import { JOB_STATUSES } from '#src/jobs/constants.ts'
import type { Mail } from '#src/mail/schema.ts'
import { formatZoned, isElsewhere, readZoned, writeZoned } from '../interviews/index.ts'
import { t } from '#src/language/t.ts'
import { findTimeZone } from '../../lib/time-zone.ts'

/** The fields of the form about a mail. */
export type ProposalValues = {
  job_id: string
  company: string
  position: string
  status: string
  /** In the invitation's time zone, else in the person's. */
  starts_at: string
}

export const toValues = ({ job_id, company, position, interview }: Mail): ProposalValues => ({
  job_id: job_id ?? '',
  company: company ?? '',
  position: position ?? '',
  status: '',
  starts_at: interview === null ? '' : writeZoned(interview.starts_at, interview.time_zone),
})

const zoneOf = ({ interview }: Mail): string => interview?.time_zone ?? findTimeZone()

/** Whether accepting may create or move an interview. */
export const bringsInterview = ({ kind, interview }: Mail, { status }: ProposalValues): boolean =>
  interview !== null || kind === 'interview' || status === 'interviewing'

/** Rules that the schema cannot express. */
export const check =
  (mail: Mail) =>
  ({ job_id, company, position, starts_at }: ProposalValues): Record<string, string> => ({
    ...(job_id === '' && company.trim() === '' && { company: t('Company is required') }),
    ...(job_id === '' && position.trim() === '' && { position: t('Position is required') }),
    ...(starts_at !== '' &&
      readZoned(starts_at, zoneOf(mail)) === undefined && {
        starts_at: t('Please fill in the whole date and time'),
      }),
  })

export const toInput = (mail: Mail) => (values: ProposalValues) => ({
  id: mail.id,
  status: JOB_STATUSES.find((one) => one === values.status) ?? null,
  interview: toInterview(mail, values),
  ...(values.job_id === ''
    ? { create: { company: values.company, position: values.position } }
    : { job_id: values.job_id }),
})

/** The interview as the person changed it; undefined for the mail's own, null for none. */
function toInterview(mail: Mail, values: ProposalValues) {
  const { starts_at } = values
  if (starts_at === toValues(mail).starts_at || !bringsInterview(mail, values)) return undefined
  const time_zone = zoneOf(mail)
  const instant = readZoned(starts_at, time_zone)
  return instant === undefined ? null : { starts_at: instant, time_zone }
}

/** The same moment in the person's time zone, if the invitation has another one. */
export function describeLocalTime(mail: Mail, { starts_at }: ProposalValues): string | undefined {
  const zone = zoneOf(mail)
  const instant = readZoned(starts_at, zone)
  if (instant === undefined || !isElsewhere(instant, zone)) return undefined
  const here = t('Here: {time}', { time: formatZoned(instant, findTimeZone()) })
  return `${zone.replaceAll('_', ' ')} · ${here}`
}
