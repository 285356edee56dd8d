import {
  type CreateViewInput,
  DELETED_VIEW_TTL_MS,
  type View,
  type ViewPatch,
  VIEWS_MAX,
} from '#src/views/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { countRows, type RowLimit, ROWS_MAX } from '../../limits/rows.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(t('View not found'))
  return found
}

/** In the order of creation. */
export const listViews = (db: Db, userId: string): Promise<View[]> => queries.listViews(db, userId)

/** Includes deleted views; visible ones have a lower limit. */
export const LIMIT: RowLimit = { label: t('views'), max: ROWS_MAX, count: countRows('views') }

/** @throws InvalidInput if there are more visible views than the tracker offers */
async function checkCount(trx: Db, userId: string): Promise<void> {
  if ((await queries.listViews(trx, userId)).length <= VIEWS_MAX) return
  throw new InvalidInput(
    t(
      'You have reached the limit of {max} views. Delete one that you no longer use to save another.',
      { max: VIEWS_MAX },
    ),
  )
}

/**
 * Saves filters under a name. A repeated request id returns the view it created.
 * @throws InvalidInput if there are too many
 */
export const createView = (
  ctx: Context,
  userId: string,
  { request_id: requestId, name, search }: CreateViewInput,
): Promise<View> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const first = requestId && (await queries.findViewByRequest(trx, userId, requestId))
    if (first) return first
    const created = await queries.insertView(trx, {
      user_id: userId,
      name,
      search,
      request_id: requestId ?? null,
    })
    await checkCount(trx, userId)
    await ctx.limits.checkRows(trx, userId, LIMIT, 1)
    return created
  })

/** Changes only the fields that are sent. @throws InvalidInput if none is sent, NotFound */
export async function updateView(
  db: Db,
  userId: string,
  id: string,
  patch: ViewPatch,
): Promise<View> {
  if (Object.values(patch).every((value) => value === undefined)) {
    throw new InvalidInput(t('Nothing to change was sent'))
  }
  return getOrThrow(await queries.updateView(db, userId, id, patch))
}

/** Hides the view; it can be restored for a day. @throws NotFound */
export async function deleteView(db: Db, userId: string, id: string): Promise<void> {
  getOrThrow(await markDeleted(db, 'views', userId, id))
}

/** Restores a deleted view. @throws NotFound, also if it is too late, InvalidInput */
export const restoreView = (db: Db, userId: string, id: string): Promise<View> =>
  db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    getOrThrow(await unmarkDeleted(trx, 'views', { userId, id, ttlMs: DELETED_VIEW_TTL_MS }))
    await checkCount(trx, userId)
    return getOrThrow(await queries.findView(trx, userId, id))
  })
