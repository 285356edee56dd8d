import { z } from 'zod'
import type { BulkChange, BulkInput } from '#src/jobs/shape.ts'
import { changeTags, TAGS_MAX } from '#src/jobs/tags.ts'
import type { Context, UndoStep } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { storeUndo } from '../undo/index.ts'
import { filledInterviews, fillInterviews, undoFilled } from './bulk-interviews.ts'
import * as queries from './bulk-queries.ts'
import type { Shape } from './bulk-queries.ts'
import { touchInterviews } from './interview-queries.ts'
import { JOB_NOT_FOUND, limitChanges } from './service.ts'
import { applyStatus, toArchivedAt } from './update-job.ts'
import { requireStages } from './stages.ts'
import { t } from '#src/language/t.ts'

/** The kind of changes that `undoBulk` reverts. */
export const BULK = 'jobs'

type Locked = Awaited<ReturnType<typeof queries.lockShapes>>[number]

/**
 * Changes or deletes all of the applications or none (docs/behaviour.md#many-at-once).
 * @throws InvalidInput, or NotFound when one of them is not the user's
 */
export const changeJobs = (
  ctx: Context,
  userId: string,
  { ids, change = {}, delete: isDeletion = false }: BulkInput,
): Promise<{ changed: number; undo_id: string }> => {
  const isChange = Object.values(change).some((value) => value !== undefined)
  if (isChange && isDeletion) throw new InvalidInput(t('Send either a change or a deletion'))
  if (!isChange && !isDeletion) throw new InvalidInput(t('Nothing to change was sent'))
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))]
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const locked = await queries.lockShapes(trx, userId, distinct)
    if (locked.length < distinct.length) throw new NotFound(JOB_NOT_FOUND)
    const before = await queries.readImages(trx, userId, distinct)
    const changes = isDeletion
      ? await deleteAll(trx, userId, distinct)
      : await changeAll(ctx, trx, userId, locked, change)
    const becoming = locked.filter(({ status }) => status !== 'interviewing').map(({ id }) => id)
    const interviews = await fillInterviews(
      ctx,
      trx,
      userId,
      change.status === 'interviewing' ? becoming : [],
    )
    const after = await queries.readImages(trx, userId, distinct)
    const undo_id = await storeUndo(ctx, trx, userId, {
      kind: BULK,
      images: { before, after, changes, interviews },
    })
    return { changed: distinct.length, undo_id }
  })
}

async function deleteAll(trx: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  await queries.markAllDeleted(trx, userId, ids)
  await touchInterviews(trx, userId, ids)
  return []
}

/** Returns the ids of the new entries of the history. */
async function changeAll(
  ctx: Context,
  trx: Db,
  userId: string,
  locked: readonly Locked[],
  change: BulkChange,
): Promise<string[]> {
  const now = new Date()
  const timeZone = ctx.readTimeZone()
  const shapes = locked.map((job) => toShape(job, change, now, timeZone))
  await requireStages(trx, userId, change.stage == null ? [] : shapes)
  await queries.updateShapes(trx, userId, shapes)
  const moved = locked.filter(({ status }) => (change.status ?? status) !== status)
  if (moved.length === 0) return []
  const changes = moved.map(({ id, status }) => ({ id, from_status: status }))
  const added = await queries.insertStatusChanges(trx, userId, changes)
  await ctx.limits.checkRows(trx, userId, limitChanges(ctx), added.length)
  return added
}

/** The application's fields after the change. */
function toShape(job: Locked, change: BulkChange, now: Date, timeZone: string): Shape {
  const { created_at: _made, status_changed_at: _since, company, position, ...current } = job
  const { status = current.status, stage, archived, outcome, add_tags, remove_tags } = change
  const isNewStatus = status !== current.status
  const tags = changeTags(current.tags, add_tags, remove_tags)
  if (tags.length > TAGS_MAX) {
    throw new InvalidInput(
      t('{position} at {company} would have more than {max} tags', {
        position,
        company,
        max: TAGS_MAX,
      }),
    )
  }
  return {
    ...current,
    ...(isNewStatus && { stage: null, ...applyStatus(job, { status }, now, timeZone) }),
    status,
    tags,
    ...(stage !== undefined && { stage }),
    ...(outcome !== undefined && { outcome }),
    ...(archived !== undefined && {
      archived_at: toArchivedAt(current, archived, now),
    }),
  }
}

const image = z.looseObject({ id: z.string() })
const imagesSchema = z.object({
  before: z.array(image),
  after: z.array(image),
  changes: z.array(z.string()),
  interviews: filledInterviews.optional(),
})

/** Restores the applications, and keeps later changes. */
export const undoBulk: UndoStep = async (trx, userId, images) => {
  const { before, after, changes, interviews } = imagesSchema.parse(images)
  const ids = before.map(({ id }) => id)
  await queries.lockAll(trx, userId, ids)
  await queries.deleteStatusChanges(trx, userId, changes, after)
  await queries.restoreImages(trx, userId, { before, after })
  if (interviews) await undoFilled(trx, userId, interviews)
  if (after.some(({ deleted_at: at }) => at !== null)) await touchInterviews(trx, userId, ids)
}
