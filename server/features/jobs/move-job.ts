import type { JobStatus } from '#src/jobs/constants.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { NotFound } from '../../errors.ts'
import * as bulk from './bulk-queries.ts'
import { updateJob } from './queries.ts'
import { JOB_NOT_FOUND, limitChanges } from './service.ts'
import { applyStatus } from './update-job.ts'

type Move = {
  id: string
  /** Returns the new status for the current one; undefined for no change. */
  choose: (status: JobStatus, since: string) => JobStatus | undefined
  /** When that was; a change is never dated before the last one or after now. */
  at: string
}

/**
 * Changes an application's status at a given time, in the caller's transaction, which has locked
 * the user.
 * @returns the input of `undoBulk`, null if nothing changed
 * @throws NotFound
 */
export async function moveJob(ctx: Context, trx: Db, userId: string, { id, choose, at }: Move) {
  const [current] = await bulk.lockShapes(trx, userId, [id])
  if (current === undefined) throw new NotFound(JOB_NOT_FOUND)
  const status = choose(current.status, current.status_changed_at)
  if (status === undefined || status === current.status) return null
  const before = await bulk.readImages(trx, userId, [id])
  const last = Date.parse(current.status_changed_at) + 1
  const moment = new Date(Math.max(last, Math.min(Date.parse(at), Date.now())))
  const changes = {
    ...applyStatus(current, { status }, moment, ctx.readTimeZone()),
    status,
    stage: null,
    status_changed_at: moment.toISOString(),
  }
  await updateJob(trx, userId, id, changes, false)
  const added = await bulk.insertStatusChanges(trx, userId, [{ id, from_status: current.status }])
  await ctx.limits.checkRows(trx, userId, limitChanges(ctx), added.length)
  return { before, after: await bulk.readImages(trx, userId, [id]), changes: added }
}
