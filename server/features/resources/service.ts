import { findFallbackTitle, toAddressKey } from '#src/resources/address.ts'
import {
  DEFAULT_CATEGORY,
  DELETED_RESOURCE_TTL_MS,
  RESOURCE_CATEGORIES,
} from '#src/resources/constants.ts'
import type {
  CategoryCount,
  CreateResourceInput,
  ImportResponse,
  ImportEntry,
  ListResourcesInput,
  Resource,
  ResourcePatch,
} from '#src/resources/schema.ts'
import { searchResources } from '#src/resources/search.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted } from '../../db/soft-delete.ts'
import { lockUser } from '../../db/lock-user.ts'
import { countRows, type RowLimit } from '../../limits/rows.ts'
import { Forbidden, InvalidInput, NotFound } from '../../errors.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

export const RESOURCE_NOT_FOUND = t('Resource not found')

/**
 * Newest first; filtered by category and by words in its texts
 * (docs/behaviour.md#listing-bookmarks).
 */
export async function listResources(
  { db, limits }: Context,
  userId: string,
  input: ListResourcesInput,
): Promise<readonly Resource[]> {
  await limits.boundList(userId, () => queries.sumResourceBytes(db, userId))
  const resources = await queries.listResources(db, userId, input?.category)
  return searchResources(resources, input?.search ?? '')
}

/** Every category in the fixed order, including those without bookmarks. */
export async function countCategories(db: Db, userId: string): Promise<CategoryCount[]> {
  const counted = await queries.countByCategory(db, userId)
  const counts = new Map(counted.map(({ category, count }) => [category, count]))
  return RESOURCE_CATEGORIES.map((category) => ({ category, count: counts.get(category) ?? 0 }))
}

const toNewResource = (sent: ImportEntry, userId: string) => ({
  user_id: userId,
  request_id: null,
  url: sent.url,
  title: sent.title ?? findFallbackTitle(sent.url),
  category: sent.category ?? DEFAULT_CATEGORY,
  description: sent.description ?? null,
  tags: sent.tags ?? null,
  deleted_at: null,
})

/** A repeated request id returns the bookmark it created. */
export async function createResource(
  ctx: Context,
  userId: string,
  { request_id, ...sent }: CreateResourceInput,
): Promise<Resource> {
  const row = { ...toNewResource(sent, userId), request_id: request_id ?? null }
  return ctx.db.transaction().execute(async (trx) => {
    const created = await queries.insertResource(trx, row)
    if (created !== undefined) {
      await ctx.limits.checkRows(trx, userId, limitBookmarks(ctx), 1)
      return created
    }
    if (request_id === undefined) throw new Error('an insert without a request id met a conflict')
    const first = await queries.findResourceByRequest(trx, userId, request_id)
    if (first === undefined) throw new NotFound(RESOURCE_NOT_FOUND)
    return first
  })
}

export const limitBookmarks = ({ config }: Pick<Context, 'config'>): RowLimit => ({
  label: t('bookmarks'),
  max: config.limits.bookmarks,
  count: countRows('resources'),
})

const REFUSED = {
  update: t('You do not have permission to update this resource'),
  delete: t('You do not have permission to delete this resource'),
}

/**
 * Another user's bookmark is forbidden, one that does not exist is not found
 * (docs/behaviour.md#other-peoples-bookmarks).
 */
async function refuse(db: Db, id: string, action: keyof typeof REFUSED): Promise<never> {
  if (!(await queries.hasResource(db, id))) throw new NotFound(RESOURCE_NOT_FOUND)
  throw new Forbidden(REFUSED[action])
}

/**
 * Changes only the fields that are sent. A title that was the URL's host is updated with the URL.
 * @throws InvalidInput if none is sent, NotFound, Forbidden
 */
export async function updateResource(
  db: Db,
  userId: string,
  id: string,
  patch: ResourcePatch,
): Promise<Resource> {
  return db.transaction().execute(async (trx) => {
    const current = await queries.lockResource(trx, userId, id)
    if (current === undefined) return refuse(trx, id, 'update')
    const isEmpty = Object.values(patch).every((value) => value === undefined)
    if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
    const { title: sent, ...others } = patch
    const title = sent === undefined ? followHost(current, patch.url) : sent
    return queries.updateResource(trx, userId, id, {
      ...others,
      ...(title !== undefined && { title: title ?? findFallbackTitle(patch.url ?? current.url) }),
    })
  })
}

const followHost = (current: Pick<Resource, 'title' | 'url'>, url: string | undefined) =>
  url !== undefined && current.title === findFallbackTitle(current.url) ? null : undefined

/** Hides the bookmark; it can be restored for a day. @throws NotFound, Forbidden */
export async function deleteResource(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await markDeleted(db, 'resources', userId, id)
  if (deleted === undefined) await refuse(db, id, 'delete')
}

/** Restores a deleted bookmark. @throws NotFound, also if it is too late */
export async function restoreResource(db: Db, userId: string, id: string): Promise<Resource> {
  const restored = await queries.unmarkResourceDeleted(db, userId, id, DELETED_RESOURCE_TTL_MS)
  if (restored === undefined) throw new NotFound(RESOURCE_NOT_FOUND)
  return restored
}

/** Adds the entries whose URL the person does not have yet, in their order, all or nothing. */
export async function importResources(
  ctx: Context,
  userId: string,
  entries: readonly ImportEntry[],
): Promise<ImportResponse> {
  return ctx.db.transaction().execute(async (trx) => {
    // Imports of one person run one after another, so that no entry is added twice.
    await lockUser(trx, userId)
    const known = new Set((await queries.listAddresses(trx, userId)).map(toAddressKey))
    const added = entries.filter(({ url }) => {
      const key = toAddressKey(url)
      if (known.has(key)) return false
      known.add(key)
      return true
    })
    const rows = added.map((entry) => toNewResource(entry, userId))
    if (rows.length > 0) {
      await queries.insertResources(trx, rows)
      await ctx.limits.checkRows(trx, userId, limitBookmarks(ctx), rows.length)
    }
    return { added: rows.length, skipped: entries.length - rows.length }
  })
}
