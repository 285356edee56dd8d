import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { hasDigest } from './digest-mailer.ts'
import { findDigestEnd, findNextDigest } from './digest-schedule.ts'
import { planPushes } from './plan-pushes.ts'
import * as queries from './queries.ts'

export type PlannerDeps = {
  db: Db
  config: Pick<Config, 'smtpUrl'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const DAY_MS = 24 * 60 * 60 * 1000
/** No digest is planned further ahead. */
const LATEST_DAYS = 10
const BATCH = 50

/**
 * Puts what is due at `now` into the outbox, each occasion once, however many servers do this and
 * whatever their clocks show: its row in `deliveries` is unique and part of the same transaction.
 * @returns the number of occasions
 */
export const planDue = async (deps: PlannerDeps, now: Date): Promise<number> =>
  (await planDigests(deps, now)) + (await planPushes(deps, now))

async function planDigests(deps: PlannerDeps, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + LATEST_DAYS * DAY_MS).toISOString()
  let planned = 0
  for (;;) {
    const due = await queries.listDueDigests(deps.db, now.toISOString(), latest, BATCH)
    const outcomes: Outcome[] = []
    for (const { user_id } of due) outcomes.push(await planOne(deps, user_id, now))
    planned += outcomes.filter((outcome) => outcome === 'planned').length
    // Another server plans the remaining ones, or they would fail again.
    if (due.length < BATCH || outcomes.every((outcome) => outcome === 'left')) return planned
  }
}

type Outcome = 'planned' | 'nothing' | 'left'

/** One person's error must not prevent the others' digests. */
async function planOne(deps: PlannerDeps, userId: string, now: Date): Promise<Outcome> {
  try {
    return await planDigest(deps, userId, now)
  } catch (err) {
    if (isDatabaseUnavailable(err)) throw err
    deps.log.error({ err }, 'A digest could not be planned')
    return 'left'
  }
}

/** Schedules one person's next digest, and has this one mailed if it has any content. */
function planDigest({ db, config }: PlannerDeps, userId: string, now: Date): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const row = await queries.lockDigest(trx, userId)
    if (row === undefined) return 'left'
    const { digest_day: day, digest_at, time_zone } = row
    const next = findNextDigest(row, now)
    if (day === null || digest_at === null || next === undefined) return 'nothing'
    await queries.setNextDigest(trx, userId, next.day, next.at.toISOString())
    const at = new Date(digest_at)
    const isInTime = at <= now && now < findDigestEnd(time_zone, { day, at })
    if (!isInTime) return 'nothing'
    const delivery = await queries.insertDigestDelivery(trx, userId, day)
    if (delivery === undefined || config.smtpUrl === undefined) return 'nothing'
    if (await queries.isDisabled(trx, userId)) return 'nothing'
    if (!(await hasDigest(trx, row, day, now))) return 'nothing'
    await queries.insertDigestMail(trx, userId, delivery.id)
    return 'planned'
  })
}

export const PLAN_EVERY_MS = 15_000

type WatchDeps = PlannerDeps & { outbox: { wake: () => void } }

/** Plans at once and then every 15 seconds; the returned function stops it. */
export function startPlanner(deps: WatchDeps): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let pass = Promise.resolve()
  const run = async () => {
    try {
      if ((await planDue(deps, new Date())) > 0) deps.outbox.wake()
    } catch (err) {
      if (isDatabaseUnavailable(err))
        deps.log.warn({}, 'Notifications were not planned: the database is not available')
      else deps.log.error({ err }, 'Planning notifications failed')
    }
    if (!isStopped) timer = setTimeout(start, PLAN_EVERY_MS).unref()
  }
  const start = () => {
    pass = run()
  }
  start()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await pass
  }
}
