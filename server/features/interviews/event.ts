import { ICalAlarmType, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { Interview } from '#src/interviews/schema.ts'
import type { Translate } from '../../language.ts'
import type { Job } from '#src/jobs/schema.ts'

const MINUTE_MS = 60_000
const HOUR_S = 60 * 60
const ALARMS_S = [24 * HOUR_S, HOUR_S]

/** The published fields of an interview with a date. */
export type CalendarInterview = Pick<Interview, 'id' | 'round' | 'duration_minutes' | 'place'> & {
  starts_at: string
  /** Grows with every change. */
  sequence: number
  updated_at: string
  /** Cancelled, deleted, or of an application that was deleted. */
  isCancelled: boolean
  job: Pick<Job, 'company' | 'position'>
}

/**
 * The calendar event of an interview (RFC 5545): title, place and time, never notes. Times are UTC,
 * which calendars show in the reader's zone.
 */
export function toInterviewEvent(interview: CalendarInterview, t: Translate): ICalEventData {
  const { id, round, place, sequence, updated_at: changed, isCancelled, job } = interview
  const start = new Date(interview.starts_at)
  const end = new Date(start.getTime() + interview.duration_minutes * MINUTE_MS)
  const { position, company } = job
  return {
    id: `interview-${id}`,
    sequence,
    stamp: new Date(changed),
    lastModified: new Date(changed),
    start,
    end,
    summary:
      round === null
        ? t('Interview: {position}, {company}', { position, company })
        : t('Interview: {position}, {company} (round {round, number})', {
            position,
            company,
            round,
          }),
    ...(place !== null && { location: place }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isCancelled
      ? []
      : ALARMS_S.map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  }
}
