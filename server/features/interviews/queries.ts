import { sql } from 'kysely'
import type { Interview } from '#src/interviews/schema.ts'
import type { Db } from '../../db/client.ts'

const COLUMNS = [
  'id',
  'job_id',
  'round',
  'type',
  'starts_at',
  'duration_minutes',
  'time_zone',
  'place',
  'notes',
  'checked_items',
  'result',
] as const satisfies (keyof Interview)[]

type Row = Omit<Interview, 'contact_ids'>

const selectAny = (db: Db, userId: string) =>
  db.selectFrom('interviews').select(COLUMNS).where('user_id', '=', userId)

/** In order of time; unscheduled ones last. */
const selectNotDeleted = (db: Db, userId: string) =>
  selectAny(db, userId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`starts_at nulls last`)
    .orderBy('created_at')
    .orderBy('id')

/** The people of one interview or of all, without deleted ones. */
const listPeople = (db: Db, userId: string, interviewId: string | undefined) =>
  db
    .selectFrom('interview_contacts as link')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.user_id', '=', 'link.user_id')
        .onRef('contacts.id', '=', 'link.contact_id'),
    )
    .select(['link.interview_id', 'link.contact_id'])
    .where('link.user_id', '=', userId)
    .where('contacts.deleted_at', 'is', null)
    .$if(interviewId !== undefined, (found) =>
      found.where('link.interview_id', '=', interviewId ?? ''),
    )
    .orderBy('link.position')
    .orderBy('link.contact_id')
    .execute()

async function withPeople(
  db: Db,
  userId: string,
  rows: readonly Row[],
  interviewId?: string,
): Promise<Interview[]> {
  const people = rows.length === 0 ? [] : await listPeople(db, userId, interviewId)
  const peopleOf = Map.groupBy(people, ({ interview_id }) => interview_id)
  return rows.map((row) => ({
    ...row,
    contact_ids: (peopleOf.get(row.id) ?? []).map(({ contact_id }) => contact_id),
  }))
}

/**
 * The interviews of all applications that are not deleted. Separate statements, because without
 * planner statistics a join takes seconds for some thousand rows.
 */
export const listInterviews = async (db: Db, userId: string): Promise<Interview[]> => {
  const rows = await selectNotDeleted(db, userId).execute()
  const ids = [...new Set(rows.map(({ job_id }) => job_id))]
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  const present = new Set(jobs.map(({ id }) => id))
  const visible = rows.filter(({ job_id }) => present.has(job_id))
  return withPeople(db, userId, visible)
}

export const listJobInterviews = async (
  db: Db,
  userId: string,
  jobId: string,
): Promise<Interview[]> =>
  withPeople(db, userId, await selectNotDeleted(db, userId).where('job_id', '=', jobId).execute())

/** Estimated size of an interview in a list without its long texts. */
const ROW_BYTES = 500

/** About how many bytes the list will have. */
export const sumInterviewBytes = async (db: Db, userId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('interviews')
    .select(
      sql<number>`coalesce(sum(coalesce(octet_length(notes), 0) + coalesce(octet_length(place), 0)
        + ${sql.lit(ROW_BYTES)}), 0)::float8`.as('bytes'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

const withOwnPeople = async (db: Db, userId: string, row: Row | undefined) =>
  row && (await withPeople(db, userId, [row], row.id))[0]

export const findInterview = async (
  db: Db,
  userId: string,
  id: string,
): Promise<Interview | undefined> => {
  const found = selectAny(db, userId).where('id', '=', id).where('deleted_at', 'is', null)
  return withOwnPeople(db, userId, await found.executeTakeFirst())
}

/** Deleted or not, because a repeated request returns what the first one did. */
export const findInterviewByRequest = async (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Interview | undefined> => {
  const found = selectAny(db, userId).where('request_id', '=', requestId)
  return withOwnPeople(db, userId, await found.executeTakeFirst())
}

/** The highest round of the job's interviews; null if none has one. */
export const findLastRound = async (trx: Db, userId: string, jobId: string) => {
  const { last } = await trx
    .selectFrom('interviews')
    .select((eb) => eb.fn.max('round').as('last'))
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last
}

/** The calendar fields that interviews do not have themselves. */
export const findRevision = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('interviews')
    .select(['sequence', 'updated_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/**
 * The caller has checked that the people are the user's. Existing ones are moved to their new
 * position.
 */
export const insertPeople = (trx: Db, userId: string, interviewId: string, ids: string[]) =>
  trx
    .insertInto('interview_contacts')
    .values(
      ids.map((contact_id, position) => ({
        user_id: userId,
        interview_id: interviewId,
        contact_id,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'interview_id', 'contact_id'])
        .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute()

/** Keeps deleted people, who can be restored. */
export const deleteOtherPeople = (trx: Db, userId: string, interviewId: string, kept: string[]) =>
  trx
    .deleteFrom('interview_contacts')
    .where('user_id', '=', userId)
    .where('interview_id', '=', interviewId)
    .where(sql<boolean>`not contact_id = any(${kept}::uuid[])`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('contacts')
          .select('contacts.id')
          .whereRef('contacts.user_id', '=', 'interview_contacts.user_id')
          .whereRef('contacts.id', '=', 'interview_contacts.contact_id')
          .where('contacts.deleted_at', 'is', null),
      ),
    )
    .execute()

/**
 * Clears the content of interviews deleted at least `ttlMs` ago; calendars need only the
 * cancellation.
 */
export const emptyDeletedInterviews = async (db: Db, ttlMs: number): Promise<void> => {
  const before = sql<string>`now() - ${ttlMs} * interval '1 ms'`
  await db
    .deleteFrom('interview_contacts')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('interviews')
          .select('interviews.id')
          .whereRef('interviews.user_id', '=', 'interview_contacts.user_id')
          .whereRef('interviews.id', '=', 'interview_contacts.interview_id')
          .where('interviews.deleted_at', '<=', before),
      ),
    )
    .execute()
  await db
    .updateTable('interviews')
    .set({ notes: null, place: null, checked_items: [] })
    .where('deleted_at', '<=', before)
    .where(sql<boolean>`(notes is not null or place is not null or cardinality(checked_items) > 0)`)
    .execute()
}

/** Erases it unless it has been changed since its creation; returns whether it did. */
export const eraseUntouched = async (trx: Db, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('interviews')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('sequence', '=', 0)
    .where(sql<boolean>`cardinality(checked_items) = 0`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
