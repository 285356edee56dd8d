import { TZDate } from '@date-fns/tz'
import {
  DEFAULT_INTERVIEW_HOUR,
  DEFAULT_INTERVIEW_ROUND,
  DEFAULT_INTERVIEW_TYPE,
} from '#src/jobs/constants.ts'
import type { Job, JobPatch } from '#src/jobs/schema.ts'

export type Interview = Pick<Job, 'interview_date' | 'interview_type' | 'interview_round'>

/** The calendar date `YYYY-MM-DD` on which `now` falls in `timeZone`. */
export function findToday(now: Date, timeZone: string): string {
  const local = new TZDate(now, timeZone)
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  return `${pad(local.getFullYear(), 4)}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`
}

/** Noon of the day after `now` in `timeZone`, as an ISO instant in UTC. */
export function findTomorrowNoon(now: Date, timeZone: string): string {
  const local = new TZDate(now, timeZone)
  const noon = new TZDate(
    local.getFullYear(),
    local.getMonth(),
    local.getDate() + 1,
    DEFAULT_INTERVIEW_HOUR,
    timeZone,
  )
  return new Date(noon.getTime()).toISOString()
}

/**
 * The interview fields to write when an application moves to interviewing: what was sent, else what
 * it has, else the default; a date that has passed counts as none unless it was sent
 * (decisions.md, "Applications").
 */
export function fillInterview(
  current: Interview,
  sent: Pick<JobPatch, keyof Interview>,
  now: Date,
  timeZone: string,
): Interview {
  const isAhead =
    current.interview_date !== null && Date.parse(current.interview_date) > now.getTime()
  const kept = isAhead && sent.interview_date === undefined ? current.interview_date : null
  return {
    interview_date: sent.interview_date ?? kept ?? findTomorrowNoon(now, timeZone),
    interview_type: pick(sent.interview_type, current.interview_type) ?? DEFAULT_INTERVIEW_TYPE,
    interview_round: pick(sent.interview_round, current.interview_round) ?? DEFAULT_INTERVIEW_ROUND,
  }
}

/** A field that was sent empty is empty now, whatever it was. */
const pick = <T>(sent: T | null | undefined, current: T | null): T | null =>
  sent === undefined ? current : sent
