import { CANCELLED_DAYS } from '#src/calendar/constants.ts'
import type { Translate } from '../../language.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Reminder } from '#src/reminders/schema.ts'

/** The published state of a deadline (all-day) or follow-up: title and time, never notes. */
export type PublishedEvent = {
  uid: string
  summary: string
  day: string | null
  starts_at: string | null
}
/** The last published state, and when it changed. */
export type StoredEvent = PublishedEvent & {
  sequence: number
  changed_at: string
  cancelled_at: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000
const SUMMARY_MAX = 450
const shorten = (text: string) => text.slice(0, SUMMARY_MAX).toWellFormed()

type Facts = {
  jobs: readonly Pick<Job, 'id' | 'company' | 'position' | 'deadline' | 'status' | 'archived_at'>[]
  reminders: readonly Pick<Reminder, 'id' | 'title' | 'due_at' | 'done_at'>[]
}

/** The current events besides interviews. */
export const listPublished = ({ jobs, reminders }: Facts, t: Translate): PublishedEvent[] => [
  ...jobs.flatMap(({ id, company, position, deadline, status, archived_at }) =>
    deadline === null || status === 'rejected' || archived_at !== null
      ? []
      : [
          {
            uid: `deadline-${id}`,
            summary: shorten(t('Deadline: {position}, {company}', { position, company })),
            day: deadline,
            starts_at: null,
          },
        ],
  ),
  ...reminders.flatMap(({ id, title, due_at, done_at }) =>
    done_at === null
      ? [
          {
            uid: `follow-up-${id}`,
            summary: shorten(t('Follow-up: {title}', { title })),
            day: null,
            starts_at: due_at,
          },
        ]
      : [],
  ),
]

const toTime = (instant: string | null) => (instant === null ? null : Date.parse(instant))

const isSame = (published: PublishedEvent, stored: StoredEvent) =>
  stored.cancelled_at === null &&
  published.summary === stored.summary &&
  published.day === stored.day &&
  toTime(published.starts_at) === toTime(stored.starts_at)

/** Whether the cancellation was published long enough. */
export const isOver = ({ cancelled_at }: Pick<StoredEvent, 'cancelled_at'>, now: Date): boolean =>
  cancelled_at !== null && Date.parse(cancelled_at) < now.getTime() - CANCELLED_DAYS * DAY_MS

/**
 * Pure: returns the events whose published state has changed: new, changed and cancelled ones, each
 * with the next sequence number (RFC 5545, section 3.8.7.4).
 */
export function findChanges(
  published: readonly PublishedEvent[],
  stored: readonly StoredEvent[],
  now: Date,
): StoredEvent[] {
  const changed_at = now.toISOString()
  const storedByUid = new Map(stored.map((event) => [event.uid, event]))
  const uids = new Set(published.map(({ uid }) => uid))
  const changed = published.flatMap((event): StoredEvent[] => {
    const before = storedByUid.get(event.uid)
    if (before !== undefined && isSame(event, before)) return []
    const sequence = before === undefined ? 0 : before.sequence + 1
    return [{ ...event, sequence, changed_at, cancelled_at: null }]
  })
  const gone = stored
    .filter(({ uid, cancelled_at }) => cancelled_at === null && !uids.has(uid))
    .map((event) => ({
      ...event,
      sequence: event.sequence + 1,
      changed_at,
      cancelled_at: changed_at,
    }))
  return [...changed, ...gone]
}
