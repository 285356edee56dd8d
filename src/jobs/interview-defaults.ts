import {
  DEFAULT_INTERVIEW_HOUR,
  DEFAULT_INTERVIEW_ROUND,
  DEFAULT_INTERVIEW_TYPE,
} from './constants.ts'
import type { Job, JobPatch } from './schema.ts'

export type Interview = Pick<Job, 'interview_date' | 'interview_type' | 'interview_round'>

/** Converts to a Date whose fields are in the person's time zone: a browser's own, or a TZDate. */
export type ToLocal = (instant: Date) => Date

/**
 * The interview fields of an application that moves to interviewing: the sent ones, else its own,
 * else the defaults. A past date is ignored unless it was sent.
 */
export function fillInterview(
  current: Interview,
  sent: Pick<JobPatch, keyof Interview>,
  now: Date,
  toLocal: ToLocal,
): { [Field in keyof Interview]: NonNullable<Interview[Field]> } {
  const isAhead =
    current.interview_date !== null && Date.parse(current.interview_date) > now.getTime()
  const kept = isAhead && sent.interview_date === undefined ? current.interview_date : null
  return {
    interview_date: sent.interview_date ?? kept ?? findTomorrowNoon(now, toLocal),
    interview_type: pick(sent.interview_type, current.interview_type) ?? DEFAULT_INTERVIEW_TYPE,
    interview_round: pick(sent.interview_round, current.interview_round) ?? DEFAULT_INTERVIEW_ROUND,
  }
}

/** A field sent empty is cleared. */
const pick = <T>(sent: T | null | undefined, current: T | null): T | null =>
  sent === undefined ? current : sent

/** Noon of the person's next day, as an ISO instant in UTC. */
export function findTomorrowNoon(now: Date, toLocal: ToLocal): string {
  const local = toLocal(now)
  local.setDate(local.getDate() + 1)
  local.setHours(DEFAULT_INTERVIEW_HOUR, 0, 0, 0)
  return new Date(local.getTime()).toISOString()
}
