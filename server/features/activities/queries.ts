import { type Insertable, sql, type Updateable } from 'kysely'
import { EFFORT_KINDS } from '#src/activities/constants.ts'
import type { Activity } from '#src/activities/schema.ts'
import type { Db } from '../../db/client.ts'
import { toLocalDay } from '../../db/local-day.ts'
import type { ActivitiesTable } from '../../db/tables/people.ts'
import { listVisible } from '../contacts/index.ts'

const COLUMNS = [
  'id',
  'kind',
  'happened_at',
  'text',
  'minutes',
  'channel',
  'job_id',
  'contact_id',
] as const

const selectAny = (db: Db, userId: string) =>
  db.selectFrom('activities').select(COLUMNS).where('user_id', '=', userId)

const selectNotDeleted = (db: Db, userId: string) =>
  selectAny(db, userId).where('deleted_at', 'is', null)

/** Limits a list to an application or a contact; by default all. */
export type About = { jobId?: string | null | undefined; contactId?: string | null | undefined }

const isAbout = ({ jobId = null, contactId = null }: About) =>
  sql<boolean>`(${jobId}::uuid is null or job_id = ${jobId}::uuid)
    and (${contactId}::uuid is null or contact_id = ${contactId}::uuid)`

/** Newest first. */
export const listActivities = async (
  db: Db,
  userId: string,
  about: About = {},
): Promise<Activity[]> =>
  listVisible(
    db,
    userId,
    await selectNotDeleted(db, userId)
      .where(isAbout(about))
      .orderBy('happened_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )

/** Counts the efforts on the days from `from` to `to` in `timeZone`, both inclusive. */
export const countEfforts = async (
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
  timeZone: string,
): Promise<number> => {
  const day = toLocalDay('happened_at', timeZone)
  const found = await selectNotDeleted(db, userId)
    .where('kind', 'in', EFFORT_KINDS)
    .where(sql<boolean>`${day} between ${from}::date and ${to}::date`)
    .execute()
  return (await listVisible(db, userId, found)).length
}

/** The creation times, for a full export. */
export const listTimes = (db: Db, userId: string) =>
  db
    .selectFrom('activities')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()

/** Estimated size of an activity in a list without its text. */
const ROW_BYTES = 300

/** About how many bytes the list will have. */
export const sumActivityBytes = async (db: Db, userId: string, about: About): Promise<number> => {
  const { bytes } = await db
    .selectFrom('activities')
    .select(
      sql<number>`coalesce(sum(octet_length(text) + ${sql.lit(ROW_BYTES)}), 0)::float8`.as('bytes'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(isAbout(about))
    .executeTakeFirstOrThrow()
  return bytes
}

export const findActivity = async (
  db: Db,
  userId: string,
  id: string,
): Promise<Activity | undefined> => {
  const found = await selectNotDeleted(db, userId).where('id', '=', id).execute()
  return (await listVisible(db, userId, found))[0]
}

/** Deleted or not, because a repeated request returns what the first one did. */
export const findActivityByRequest = async (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Activity | undefined> =>
  selectAny(db, userId).where('request_id', '=', requestId).executeTakeFirst()

type NewActivity = Omit<Insertable<ActivitiesTable>, 'id' | 'created_at' | 'deleted_at'>

/** Returns undefined when the request id was used before, also by a concurrent request. */
export const insertActivity = (db: Db, activity: NewActivity) =>
  db
    .insertInto('activities')
    .values(activity)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

type Changes = Omit<Updateable<ActivitiesTable>, 'id' | 'user_id' | 'request_id' | 'created_at'>

export const updateActivity = (db: Db, userId: string, id: string, changes: Changes) =>
  db
    .updateTable('activities')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()

type ImportedRow = Omit<Insertable<ActivitiesTable>, 'user_id' | 'request_id' | 'deleted_at'>

/** Inserts rows of an import, with their own times. */
export const insertImported = (trx: Db, userId: string, rows: readonly ImportedRow[]) =>
  trx
    .insertInto('activities')
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute()

/** Erases it unless its text was changed. */
export const deleteSame = (trx: Db, userId: string, { id, text }: Pick<Activity, 'id' | 'text'>) =>
  trx
    .deleteFrom('activities')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('text', '=', text)
    .execute()
