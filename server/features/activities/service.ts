import {
  DEFAULT_ACTIVITY_KIND,
  DELETED_ACTIVITY_TTL_MS,
  CONVERSATION_KINDS,
} from '#src/activities/constants.ts'
import type {
  Activity,
  ActivityPatch,
  CreateActivityInput,
  ListActivitiesInput,
} from '#src/activities/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { countRows, type RowLimit, ROWS_MAX } from '../../limits/rows.ts'
import { recordConversation, requireLinks } from '../contacts/index.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

const ACTIVITY_NOT_FOUND = t('Activity not found')

const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(ACTIVITY_NOT_FOUND)
  return found
}

const getActivity = async (db: Db, userId: string, id: string): Promise<Activity> =>
  getOrThrow(await queries.findActivity(db, userId, id))

/** Newest first. @throws TooLarge if the texts exceed the limit of a response */
export async function listActivities(
  { db, limits }: Context,
  userId: string,
  input: ListActivitiesInput,
): Promise<Activity[]> {
  const about = { jobId: input?.job_id, contactId: input?.contact_id }
  await limits.boundList(userId, () => queries.sumActivityBytes(db, userId, about))
  return queries.listActivities(db, userId, about)
}

export const LIMIT: RowLimit = {
  label: t('activities'),
  max: ROWS_MAX,
  count: countRows('activities'),
}

/**
 * A repeated request id returns the activity it created. A conversation is recorded with its
 * person.
 * @throws NotFound for the application or the person
 */
export async function createActivity(
  ctx: Context,
  userId: string,
  { request_id: requestId, ...sent }: CreateActivityInput,
): Promise<Activity> {
  return ctx.db.transaction().execute(async (trx) => {
    const findFirst = async () =>
      requestId && (await queries.findActivityByRequest(trx, userId, requestId))
    const first = await findFirst()
    if (first) return first
    await requireLinks(trx, userId, sent)
    const created = await queries.insertActivity(trx, {
      ...toNewActivity(sent),
      user_id: userId,
      request_id: requestId ?? null,
    })
    if (created === undefined) return getOrThrow((await findFirst()) || undefined)
    await ctx.limits.checkRows(trx, userId, LIMIT, 1)
    return noteConversation(trx, userId, await getActivity(trx, userId, created.id))
  })
}

/** Adds an activity in the caller's transaction, without a check for retries. @throws NotFound */
export async function addActivity(
  ctx: Context,
  trx: Db,
  userId: string,
  sent: Omit<CreateActivityInput, 'request_id'>,
): Promise<Activity> {
  await requireLinks(trx, userId, sent)
  const row = { ...toNewActivity(sent), user_id: userId, request_id: null }
  const created = await queries.insertActivity(trx, row)
  if (created === undefined) throw new Error('an insert without a request id met a conflict')
  await ctx.limits.checkRows(trx, userId, LIMIT, 1)
  return noteConversation(trx, userId, await getActivity(trx, userId, created.id))
}

const toNewActivity = (sent: Omit<CreateActivityInput, 'request_id'>) => ({
  kind: sent.kind ?? DEFAULT_ACTIVITY_KIND,
  happened_at: sent.happened_at ?? new Date().toISOString(),
  text: sent.text,
  minutes: sent.minutes ?? null,
  channel: sent.channel ?? null,
  job_id: sent.job_id ?? null,
  contact_id: sent.contact_id ?? null,
})

async function noteConversation(trx: Db, userId: string, activity: Activity): Promise<Activity> {
  const { kind, contact_id: contactId, happened_at: happenedAt } = activity
  if (contactId !== null && CONVERSATION_KINDS.has(kind)) {
    await recordConversation(trx, userId, contactId, happenedAt)
  }
  return activity
}

/**
 * Changes only the fields that are sent.
 * @throws InvalidInput if none is sent, NotFound for the activity, the application or the person
 */
export async function updateActivity(
  db: Db,
  userId: string,
  id: string,
  changes: ActivityPatch,
): Promise<Activity> {
  const isEmpty = Object.values(changes).every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
  return db.transaction().execute(async (trx) => {
    await getActivity(trx, userId, id)
    await requireLinks(trx, userId, changes)
    await queries.updateActivity(trx, userId, id, changes)
    return noteConversation(trx, userId, await getActivity(trx, userId, id))
  })
}

/** Hides the activity; it can be restored for a day. @throws NotFound */
export async function deleteActivity(db: Db, userId: string, id: string): Promise<void> {
  getOrThrow(await markDeleted(db, 'activities', userId, id))
}

/** Restores a deleted activity. @throws NotFound, also if it is too late */
export async function restoreActivity(db: Db, userId: string, id: string): Promise<Activity> {
  const key = { userId, id, ttlMs: DELETED_ACTIVITY_TTL_MS }
  getOrThrow(await unmarkDeleted(db, 'activities', key))
  return getActivity(db, userId, id)
}
