import { DELETED_INTERVIEW_TTL_MS } from '#src/interviews/constants.ts'
import type {
  CreateInterviewInput,
  Interview,
  InterviewUpdate,
  TickInterviewInput,
} from '#src/interviews/schema.ts'
import {
  DEFAULT_INTERVIEW_ROUND,
  DEFAULT_INTERVIEW_TYPE,
  INTERVIEW_ROUND_MAX,
} from '#src/jobs/constants.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { Conflict, InvalidInput, NotFound } from '../../errors.ts'
import { addJobPeople } from '../contacts/index.ts'
import {
  addInterview,
  holdJob,
  type InterviewChanges,
  requireJobs,
  tickInterview as tickRow,
  TOO_MANY_ITEMS,
  touchJob,
  updateInterview as updateRow,
} from '../jobs/index.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

const INTERVIEW_NOT_FOUND = t('Interview not found')

const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(INTERVIEW_NOT_FOUND)
  return found
}

/** @throws NotFound, also when its application is deleted */
export async function getInterview(db: Db, userId: string, id: string): Promise<Interview> {
  const found = getOrThrow(await queries.findInterview(db, userId, id))
  await requireJobs(db, userId, [found.job_id])
  return found
}

/**
 * The interviews of all applications, by start. @throws TooLarge if the texts exceed the limit of a
 * response
 */
export async function listInterviews(
  { db, limits }: Context,
  userId: string,
): Promise<Interview[]> {
  await limits.boundList(userId, () => queries.sumInterviewBytes(db, userId))
  return queries.listInterviews(db, userId)
}

/** By start. @throws NotFound for the application */
export async function listJobInterviews(
  db: Db,
  userId: string,
  jobId: string,
): Promise<Interview[]> {
  await requireJobs(db, userId, [jobId])
  return queries.listJobInterviews(db, userId, jobId)
}

/**
 * A repeated request id returns the interview it created.
 * @throws NotFound for the application or a person
 */
export async function createInterview(
  ctx: Context,
  userId: string,
  { id: jobId, request_id: requestId, contact_ids: people = [], ...sent }: CreateInterviewInput,
): Promise<Interview> {
  return ctx.db.transaction().execute(async (trx) => {
    const findFirst = async () =>
      requestId && (await queries.findInterviewByRequest(trx, userId, requestId))
    const first = await findFirst()
    if (first) return first
    await holdJob(trx, userId, jobId)
    const id = await addInterview(ctx, trx, {
      user_id: userId,
      job_id: jobId,
      request_id: requestId ?? null,
      round: sent.round ?? (await findNextRound(trx, userId, jobId)),
      type: sent.type ?? DEFAULT_INTERVIEW_TYPE,
      starts_at: sent.starts_at,
      time_zone: sent.time_zone ?? ctx.readTimeZone(),
      place: sent.place ?? null,
      notes: sent.notes ?? null,
      checked_items: sent.checked_items ?? [],
      result: sent.result ?? null,
      ...(sent.duration_minutes !== undefined && { duration_minutes: sent.duration_minutes }),
    })
    if (id === undefined) return getOrThrow((await findFirst()) || undefined)
    await putPeople(trx, userId, { id, job_id: jobId }, people)
    await touchJob(trx, userId, jobId)
    return getInterview(trx, userId, id)
  })
}

const findNextRound = async (trx: Db, userId: string, jobId: string): Promise<number> => {
  const last = await queries.findLastRound(trx, userId, jobId)
  return last === null ? DEFAULT_INTERVIEW_ROUND : Math.min(last + 1, INTERVIEW_ROUND_MAX)
}

/** Also links the people to the application. @throws NotFound if one of them is not the user's */
async function putPeople(
  trx: Db,
  userId: string,
  { id, job_id: jobId }: Pick<Interview, 'id' | 'job_id'>,
  people: readonly string[],
): Promise<void> {
  const distinct = [...new Set(people.map((one) => one.toLowerCase()))]
  await addJobPeople(trx, userId, jobId, distinct)
  await queries.deleteOtherPeople(trx, userId, id, distinct)
  if (distinct.length > 0) await queries.insertPeople(trx, userId, id, distinct)
}

/** Finds it with its application held, so that changes run one after another. @throws NotFound */
async function holdInterview(trx: Db, userId: string, id: string): Promise<Interview> {
  const { job_id } = await getInterview(trx, userId, id)
  await holdJob(trx, userId, job_id)
  return getInterview(trx, userId, id)
}

/**
 * Changes only the fields that are sent.
 * @throws InvalidInput if none is sent, NotFound for the interview or a person, Conflict if its
 * notes have changed since the person read them
 */
export async function updateInterview(
  db: Db,
  userId: string,
  id: string,
  { contact_ids: people, notes_before: before, ...sent }: InterviewUpdate,
): Promise<Interview> {
  const isEmpty = [people, ...Object.values(sent)].every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
  return db.transaction().execute(async (trx) => {
    const current = await holdInterview(trx, userId, id)
    if (before !== undefined && sent.notes !== undefined) {
      keepOthersNotes(current.notes, before, sent.notes)
    }
    if (people !== undefined) await putPeople(trx, userId, current, people)
    await updateRow(trx, userId, id, toChanges(sent))
    await touchJob(trx, userId, current.job_id)
    return getInterview(trx, userId, id)
  })
}

const toChanges = (sent: Omit<InterviewUpdate, 'contact_ids' | 'notes_before'>): InterviewChanges =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))

/** No conflict if the stored notes are the new ones: the request was sent again. */
function keepOthersNotes(stored: string | null, before: string | null, sent: string | null): void {
  if (stored === before || stored === sent) return
  throw new Conflict(t('These notes were changed elsewhere since you began'))
}

/**
 * Ticks or unticks one preparation item and keeps the others.
 * @throws NotFound, or InvalidInput if more are ticked than any checklist has
 */
export async function tickInterview(
  db: Db,
  userId: string,
  input: TickInterviewInput,
): Promise<Interview> {
  return db.transaction().execute(async (trx) => {
    const { job_id } = await getInterview(trx, userId, input.id)
    const ticked = await tickRow(trx, userId, input)
    if (ticked === undefined) throw new InvalidInput(TOO_MANY_ITEMS)
    await touchJob(trx, userId, job_id)
    return getInterview(trx, userId, input.id)
  })
}

/** Hides the interview; it can be restored for a day. @throws NotFound */
export async function deleteInterview(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { job_id } = await holdInterview(trx, userId, id)
    getOrThrow(await markDeleted(trx, 'interviews', userId, id))
    await updateRow(trx, userId, id, {})
    await touchJob(trx, userId, job_id)
  })
}

/** Restores a deleted interview. @throws NotFound, also if it is too late */
export async function restoreInterview(db: Db, userId: string, id: string): Promise<Interview> {
  return db.transaction().execute(async (trx) => {
    const key = { userId, id, ttlMs: DELETED_INTERVIEW_TTL_MS }
    getOrThrow(await unmarkDeleted(trx, 'interviews', key))
    const { job_id } = await holdInterview(trx, userId, id)
    await updateRow(trx, userId, id, {})
    await touchJob(trx, userId, job_id)
    return getInterview(trx, userId, id)
  })
}
