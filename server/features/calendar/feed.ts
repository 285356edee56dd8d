import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { PRODUCT_NAME } from '#src/shell/pages.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { findTranslator } from '../../find-translator.ts'
import { listCalendarInterviews, toInterviewEvent } from '../interviews/index.ts'
import { readAllJobs } from '../jobs/index.ts'
import { readAllReminders } from '../reminders/index.ts'
import { findChanges, isOver, type StoredEvent, listPublished } from './events.ts'
import * as queries from './queries.ts'

const REFRESH_SECONDS = 60 * 60
const MINUTE_MS = 60_000
const FOLLOW_UP_MINUTES = 15
const BATCH = 500

/** Stores the events' published state if it has changed. The user must be locked. */
export async function storePublished(trx: Db, userId: string, now: Date): Promise<void> {
  const changes = await findOwnChanges(trx, userId, now)
  for (let at = 0; at < changes.length; at += BATCH) {
    await queries.putStored(trx, userId, changes.slice(at, at + BATCH))
  }
}

async function findOwnChanges(db: Db, userId: string, now: Date): Promise<StoredEvent[]> {
  const jobs = await readAllJobs(db, userId)
  const reminders = await readAllReminders(db, userId)
  const published = listPublished({ jobs, reminders }, await findTranslator(db, userId))
  return findChanges(published, await queries.listStored(db, userId), now)
}

/**
 * Returns the whole feed (RFC 5545 and 7986): interviews, deadlines and open follow-ups, and for 30
 * days those cancelled. Identical as long as nothing changes.
 */
export async function writeFeed(db: Db, userId: string, now: Date): Promise<string> {
  if ((await findOwnChanges(db, userId, now)).length > 0) {
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      await storePublished(trx, userId, now)
    })
  }
  const calendar = ical({
    name: PRODUCT_NAME,
    prodId: { company: PRODUCT_NAME, product: PRODUCT_NAME },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  const t = await findTranslator(db, userId)
  for (const interview of await listCalendarInterviews(db, userId)) {
    calendar.createEvent(toInterviewEvent(interview, t))
  }
  for (const event of await queries.listStored(db, userId)) {
    if (!isOver(event, now)) calendar.createEvent(toEvent(event))
  }
  return calendar.toString()
}

/** Marked as free time. */
function toEvent({
  uid,
  summary,
  sequence,
  changed_at,
  cancelled_at,
  ...time
}: StoredEvent): ICalEventData {
  const changed = new Date(changed_at)
  return {
    id: uid,
    summary,
    sequence,
    stamp: changed,
    lastModified: changed,
    ...toSpan(time),
    transparency: ICalEventTransparency.TRANSPARENT,
    status: cancelled_at === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  }
}

function toSpan({ day, starts_at }: Pick<StoredEvent, 'day' | 'starts_at'>) {
  // Written as the day in UTC; a day has no zone.
  if (day !== null) return { start: new Date(`${day}T00:00:00Z`), allDay: true }
  const start = new Date(starts_at ?? 0)
  return { start, end: new Date(start.getTime() + FOLLOW_UP_MINUTES * MINUTE_MS) }
}
