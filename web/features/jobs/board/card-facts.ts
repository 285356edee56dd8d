import type { Job } from '#src/jobs/schema.ts'
import { formatStay } from '#src/jobs/timeline.ts'
import { countDaysUntil, isDeadlineMissed } from '#src/jobs/upcoming.ts'
import { today } from '../../../lib/dates.ts'
import { t } from '#src/language/t.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A date at most this many days away is marked as near. */
const NEAR_DAYS = 2

/** Formats how long an application has had its status: `today`, `1 day`, `12 days`. */
export const describeAge = (since: string, now: Date): string => {
  const age = now.getTime() - Date.parse(since)
  return age < DAY_MS ? t('today') : formatStay(age)
}

export type NextDate = {
  kind: 'interview' | 'deadline'
  /** An instant for an interview, a calendar date for a deadline. */
  at: string
  urgency: 'calm' | 'near' | 'missed'
}

const urgencyOf = (days: number): NextDate['urgency'] =>
  days < 0 ? 'missed' : days <= NEAR_DAYS ? 'near' : 'calm'

/**
 * The next date: the interview while interviewing and in the future, else the deadline. A past
 * deadline only matters if it was missed, and never for a rejection.
 */
export const findNextDate = (job: Job, now: Date): NextDate | undefined => {
  const { interview_date, deadline, status } = job
  if (status === 'interviewing' && interview_date && Date.parse(interview_date) > now.getTime()) {
    const days = countDaysUntil(today(new Date(interview_date)), today(now))
    return { kind: 'interview', at: interview_date, urgency: urgencyOf(days) }
  }
  if (deadline === null || status === 'rejected') return undefined
  const urgency = urgencyOf(countDaysUntil(deadline, today(now)))
  if (urgency === 'missed' && !isDeadlineMissed(job, today(now))) return undefined
  return { kind: 'deadline', at: deadline, urgency }
}
