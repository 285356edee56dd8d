import { fold } from '#src/fold.ts'
import { type JobStatus, STATUS_LABELS } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { MAIL_KIND_LABELS } from '#src/mail/kinds.ts'
import { proposeStatus } from '#src/mail/proposal.ts'
import type { Mail } from '#src/mail/schema.ts'
import { regionalLocale, t } from '#src/language/t.ts'
import { isElsewhere } from '../interviews/index.ts'

/** Returns the label of a mail's kind. */
export const nameKind = ({ kind }: Mail): string =>
  kind === 'other' ? t('Unsure') : MAIL_KIND_LABELS[kind]

const listWords = (position: string) => fold(position.replaceAll(/\([^)]*\)/g, ' ')).split(' ')

/** Returns the position a mail names if it says something that the proposed application's does not. */
export function findOtherPosition(mail: Pick<Mail, 'position'>, job: Job): string | null {
  const known = new Set(listWords(job.position))
  const isOther = mail.position !== null && !listWords(mail.position).every((one) => known.has(one))
  return isOther ? mail.position : null
}

/** How an invitation changes an existing interview. */
export type InterviewChange = 'moved' | 'cancelled'

/** Describes briefly how accepting changes the application. */
export function describeEffect(mail: Mail, job: Job | undefined, change?: InterviewChange): string {
  if (change === 'cancelled') return t('cancels the interview')
  if (change === 'moved') return t('moves the interview')
  const status: JobStatus | undefined =
    job && proposeStatus(job.status, job.status_changed_at, mail)
  if (status === undefined) return mail.interview ? t('adds an interview') : t('is recorded')
  return mail.interview
    ? t('moves to {status}, adds an interview', { status: STATUS_LABELS[status] })
    : t('moves to {status}', { status: STATUS_LABELS[status] })
}

const format = new Intl.DateTimeFormat(regionalLocale, { dateStyle: 'medium', timeStyle: 'short' })

/**
 * Describes when and where an interview is, in the reader's time and, if it differs, in its own
 * zone's.
 */
export function describeInterview({
  starts_at,
  time_zone,
  place,
}: NonNullable<Mail['interview']>): string {
  const start = new Date(starts_at)
  const there = new Intl.DateTimeFormat(regionalLocale, { timeStyle: 'short', timeZone: time_zone })
  return [
    format.format(start),
    ...(isElsewhere(starts_at, time_zone) ? [`${there.format(start)} ${time_zone}`] : []),
    ...(place === null ? [] : [place]),
  ].join(' · ')
}
