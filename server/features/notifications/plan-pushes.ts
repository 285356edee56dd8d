import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { DeliveryKind } from '../../db/tables/notifications.ts'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { FOLLOW_UP_LATE_MS, INTERVIEW_AHEAD_MS } from './notice.ts'
import * as queries from './push-queries.ts'

type Deps = { db: Db; log: Pick<FastifyBaseLogger, 'error'> }
type Occasions = {
  kind: DeliveryKind
  list: (db: Db, window: queries.Window) => Promise<queries.DueSubject[]>
  /** The window around now in which due items are announced. */
  lateMs: number
  aheadMs: number
}

/** When devices are notified (docs/behaviour.md#notifications). */
const OCCASIONS: readonly Occasions[] = [
  { kind: 'follow_up', list: queries.listDueFollowUps, lateMs: FOLLOW_UP_LATE_MS, aheadMs: 0 },
  { kind: 'interview', list: queries.listSoonInterviews, lateMs: 0, aheadMs: INTERVIEW_AHEAD_MS },
]

const BATCH = 100

/**
 * Adds a message to the outbox for each device of the people concerned at `now`; records the
 * occasion even without a device.
 * @returns the number of messages
 */
export async function planPushes({ db, log }: Deps, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  let messages = 0
  for (const { kind, list, lateMs, aheadMs } of OCCASIONS) {
    for (;;) {
      const due = await list(db, { from: before(lateMs), to: before(-aheadMs), limit: BATCH })
      let failures = 0
      for (const subject of due) {
        try {
          messages += await planPush(db, kind, subject)
        } catch (err) {
          if (isDatabaseUnavailable(err)) throw err
          log.error({ err, kind }, 'A notice could not be planned')
          failures += 1
        }
      }
      if (due.length < BATCH || failures > 0) break
    }
  }
  return messages
}

const planPush = (db: Db, kind: DeliveryKind, { user_id, ...subject }: queries.DueSubject) =>
  db.transaction().execute(async (trx) => {
    const delivery = await queries.insertDelivery(trx, { user_id, kind, ...subject })
    return delivery === undefined ? 0 : queries.insertPushMessages(trx, user_id, delivery.id)
  })
