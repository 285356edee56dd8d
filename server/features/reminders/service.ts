import { DELETED_REMINDER_TTL_MS } from '#src/reminders/constants.ts'
import type { CreateReminderInput, Reminder, ReminderPatch } from '#src/reminders/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { countRows, type RowLimit, ROWS_MAX } from '../../limits/rows.ts'
import { requireLinks } from '../contacts/index.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

const REMINDER_NOT_FOUND = t('Follow-up not found')

const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(REMINDER_NOT_FOUND)
  return found
}

const getReminder = async (db: Db, userId: string, id: string): Promise<Reminder> =>
  getOrThrow(await queries.findReminder(db, userId, id))

/** By due date, open and done ones together. */
export const listReminders = (db: Db, userId: string): Promise<Reminder[]> =>
  queries.listReminders(db, userId)

export const LIMIT: RowLimit = {
  label: t('follow-ups'),
  max: ROWS_MAX,
  count: countRows('reminders'),
}

/**
 * A repeated request id returns the follow-up it created.
 * @throws NotFound for the application or the person
 */
export async function createReminder(
  ctx: Context,
  userId: string,
  { request_id: requestId, ...sent }: CreateReminderInput,
): Promise<Reminder> {
  return ctx.db.transaction().execute(async (trx) => {
    const findFirst = async () =>
      requestId && (await queries.findReminderByRequest(trx, userId, requestId))
    const first = await findFirst()
    if (first) return first
    await requireLinks(trx, userId, sent)
    const { title, due_at, job_id = null, contact_id = null } = sent
    const created = await queries.insertReminder(trx, {
      user_id: userId,
      request_id: requestId ?? null,
      title,
      due_at,
      job_id,
      contact_id,
    })
    if (created === undefined) return getOrThrow((await findFirst()) || undefined)
    await ctx.limits.checkRows(trx, userId, LIMIT, 1)
    return getReminder(trx, userId, created.id)
  })
}

/**
 * Changes only the fields that are sent.
 * @throws InvalidInput if none is sent, NotFound for the follow-up, the application or the person
 */
export async function updateReminder(
  db: Db,
  userId: string,
  id: string,
  { done, ...changes }: ReminderPatch,
): Promise<Reminder> {
  const isEmpty = [done, ...Object.values(changes)].every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
  return db.transaction().execute(async (trx) => {
    await getReminder(trx, userId, id)
    await requireLinks(trx, userId, changes)
    await queries.updateReminder(trx, userId, id, changes, done)
    return getReminder(trx, userId, id)
  })
}

/** Hides the follow-up; it can be restored for a day. @throws NotFound */
export async function deleteReminder(db: Db, userId: string, id: string): Promise<void> {
  getOrThrow(await markDeleted(db, 'reminders', userId, id))
}

/** Restores a deleted follow-up. @throws NotFound, also if it is too late */
export async function restoreReminder(db: Db, userId: string, id: string): Promise<Reminder> {
  const key = { userId, id, ttlMs: DELETED_REMINDER_TTL_MS }
  getOrThrow(await unmarkDeleted(db, 'reminders', key))
  return getReminder(db, userId, id)
}
