import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reminder } from '#src/reminders/schema.ts'
import type { Db } from '../../db/client.ts'
import type { RemindersTable } from '../../db/tables/people.ts'
import { listVisible } from '../contacts/index.ts'

const COLUMNS = ['id', 'title', 'due_at', 'done_at', 'created_at', 'job_id', 'contact_id'] as const

const selectAny = (db: Db, userId: string) =>
  db.selectFrom('reminders').select(COLUMNS).where('user_id', '=', userId)

const selectNotDeleted = (db: Db, userId: string) =>
  selectAny(db, userId).where('deleted_at', 'is', null)

/** By due date, open and done ones together. */
export const listReminders = async (db: Db, userId: string): Promise<Reminder[]> =>
  listVisible(
    db,
    userId,
    await selectNotDeleted(db, userId)
      .orderBy('due_at')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )

export const findReminder = async (
  db: Db,
  userId: string,
  id: string,
): Promise<Reminder | undefined> => {
  const found = await selectNotDeleted(db, userId).where('id', '=', id).execute()
  return (await listVisible(db, userId, found))[0]
}

/** Deleted or not, because a repeated request returns what the first one did. */
export const findReminderByRequest = async (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Reminder | undefined> =>
  selectAny(db, userId).where('request_id', '=', requestId).executeTakeFirst()

type NewReminder = Omit<Insertable<RemindersTable>, 'id' | 'created_at' | 'done_at' | 'deleted_at'>

/** Returns undefined when the request id was used before, also by a concurrent request. */
export const insertReminder = (db: Db, reminder: NewReminder) =>
  db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** A follow-up that is already done keeps its time. */
const toDoneAt = (isDone: boolean) =>
  isDone ? sql<string>`coalesce(done_at, clock_timestamp())` : null

type Changes = Pick<Updateable<RemindersTable>, 'title' | 'due_at' | 'job_id' | 'contact_id'>

export const updateReminder = (
  db: Db,
  userId: string,
  id: string,
  changes: Changes,
  isDone: boolean | undefined,
) =>
  db
    .updateTable('reminders')
    .set({ ...changes, ...(isDone !== undefined && { done_at: toDoneAt(isDone) }) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()

type ImportedRow = Omit<Insertable<RemindersTable>, 'user_id' | 'request_id' | 'deleted_at'>

/** Inserts rows of an import, with their own times. */
export const insertImported = (trx: Db, userId: string, rows: readonly ImportedRow[]) =>
  trx
    .insertInto('reminders')
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute()
