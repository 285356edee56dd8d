import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reminder } from '#src/reminders/schema.ts'
import type { Db } from '../../db/client.ts'
import type { RemindersTable } from '../../db/tables/people.ts'

const COLUMNS = [
  'reminders.id',
  'reminders.title',
  'reminders.due_at',
  'reminders.done_at',
  'reminders.created_at',
] as const

/** With what it is about, as far as that is not deleted. */
const selectAny = (db: Db, userId: string) =>
  db
    .selectFrom('reminders')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.user_id', '=', 'reminders.user_id')
        .onRef('jobs.id', '=', 'reminders.job_id')
        .on('jobs.deleted_at', 'is', null),
    )
    .leftJoin('contacts', (join) =>
      join
        .onRef('contacts.user_id', '=', 'reminders.user_id')
        .onRef('contacts.id', '=', 'reminders.contact_id')
        .on('contacts.deleted_at', 'is', null),
    )
    .select([...COLUMNS, 'jobs.id as job_id', 'contacts.id as contact_id'])
    .where('reminders.user_id', '=', userId)

/**
 * Neither deleted itself, nor with all that it is about
 * (docs/behaviour.md#what-is-about-a-person-or-an-application).
 */
const selectReminders = (db: Db, userId: string) =>
  selectAny(db, userId)
    .where('reminders.deleted_at', 'is', null)
    .where(
      sql<boolean>`(jobs.id is not null or contacts.id is not null
        or (reminders.job_id is null and reminders.contact_id is null))`,
    )

/** What is due first comes first, what is done among it. */
export const listReminders = (db: Db, userId: string): Promise<Reminder[]> =>
  selectReminders(db, userId)
    .orderBy('reminders.due_at')
    .orderBy('reminders.created_at')
    .orderBy('reminders.id')
    .execute()

export const findReminder = (db: Db, userId: string, id: string): Promise<Reminder | undefined> =>
  selectReminders(db, userId).where('reminders.id', '=', id).executeTakeFirst()

/** Deleted or not, because a repeated request returns what the first one did. */
export const findReminderByRequest = (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Reminder | undefined> =>
  selectAny(db, userId).where('reminders.request_id', '=', requestId).executeTakeFirst()

type NewReminder = Omit<Insertable<RemindersTable>, 'id' | 'created_at' | 'done_at' | 'deleted_at'>

/** Returns undefined when the request id was used before, also by a concurrent request. */
export const insertReminder = (db: Db, reminder: NewReminder) =>
  db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** What is done stays done as of when it was. */
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

/** Returns undefined when there is no such follow-up. */
export const markReminderDeleted = (db: Db, userId: string, id: string) =>
  db
    .updateTable('reminders')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Restores one deleted less than `ttlMs` ago; one that is not deleted stays as it is. */
export const unmarkReminderDeleted = (db: Db, userId: string, id: string, ttlMs: number) =>
  db
    .updateTable('reminders')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`(deleted_at is null or deleted_at > now() - ${ttlMs} * interval '1 ms')`)
    .returning('id')
    .executeTakeFirst()

/** Erases the follow-ups that were deleted at least `ttlMs` ago. */
export const eraseDeletedReminders = (db: Db, ttlMs: number) =>
  db
    .deleteFrom('reminders')
    .where('deleted_at', '<=', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .executeTakeFirst()
