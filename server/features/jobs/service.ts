import { DEFAULT_JOB_STATUS, DELETED_JOB_TTL_MS } from '#src/jobs/constants.ts'
import { findApplicationDate } from '#src/jobs/application-date.ts'
import { fillInterview, type Interview } from '#src/jobs/interview-defaults.ts'
import type { CreateJobInput, Job, JobPatch, JobUpdate, TickInput } from '#src/jobs/schema.ts'
import type { KeptPosting, PutPosting } from '#src/jobs/posting.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { countRows, type RowLimit } from '../../limits/rows.ts'
import { Conflict, InvalidInput, NotFound } from '../../errors.ts'
import { findDay, findNoon, inZone } from './local-time.ts'
import { putPosting } from './posting-queries.ts'
import * as queries from './queries.ts'
import { requireStages } from './stages.ts'
import { deleteSentDocuments, insertSentDocuments } from './sent-documents-queries.ts'

export const JOB_NOT_FOUND = 'Application not found'

const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(JOB_NOT_FOUND)
  return found
}

/** @throws NotFound when the user has no such application. */
export const getJob = async (db: Db, userId: string, id: string): Promise<Job> =>
  getOrThrow(await queries.findJob(db, userId, id))

/** @throws NotFound when one of the applications, each named once, is not the user's */
export async function requireJobs(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if ((await queries.countJobs(db, userId, ids)) < ids.length) throw new NotFound(JOB_NOT_FOUND)
}

/**
 * Newest application date first (docs/behaviour.md#order-of-lists). @throws TooLarge when they hold
 * more text than one answer may
 */
export async function listJobs({ db, limits }: Context, userId: string): Promise<Job[]> {
  await limits.boundList(userId, () => queries.sumJobBytes(db, userId))
  return queries.listJobs(db, userId)
}

/**
 * Creates an application (docs/behaviour.md#new-applications). A request id that was used before
 * returns the application it made.
 */
export async function createJob(ctx: Context, userId: string, input: CreateJobInput): Promise<Job> {
  checkSalary(input.salary_min, input.salary_max)
  const job = toNewJob(input, userId, new Date(), ctx.readTimeZone())
  return ctx.db.transaction().execute(async (trx) => {
    if (job.stage !== null) {
      await lockUser(trx, userId)
      await requireStages(trx, userId, [job])
    }
    const created = await queries.insertJob(trx, job)
    if (created === undefined) return getFirstAnswer(trx, userId, job.request_id)
    await ctx.limits.checkRows(trx, userId, limitApplications(ctx), 1)
    await queries.insertStatusChange(trx, userId, created.id, null)
    const { document_ids: ids = [], posting } = input
    const isPostingKept = posting !== undefined && posting.text !== ''
    if (isPostingKept) await putPosting(trx, userId, created.id, toKept(posting))
    if (ids.length > 0) await replaceDocuments(trx, { userId, jobId: created.id, ids })
    else if (!isPostingKept) return created
    return getJob(trx, userId, created.id)
  })
}

const limitApplications = ({ config }: Context): RowLimit => ({
  name: 'applications',
  max: config.limits.applications,
  count: countRows('jobs'),
})

/** Far more than anybody's applications go through. */
const CHANGES_PER_APPLICATION = 10
export const limitChanges = ({ config }: Context): RowLimit => ({
  name: 'changes of status',
  max: config.limits.applications * CHANGES_PER_APPLICATION,
  count: countRows('job_status_changes'),
})

/** @throws InvalidInput, as the form says it, when the amounts are the wrong way round. */
function checkSalary(min: number | null | undefined, max: number | null | undefined): void {
  if (min != null && max != null && min > max) {
    throw new InvalidInput('The lowest salary must not be above the highest')
  }
}

/** What is kept of a posting that is sent. */
export const toKept = ({ text, html_title, url, captured_at }: PutPosting): KeptPosting => ({
  text,
  html_title: html_title ?? null,
  url: url ?? null,
  captured_at: captured_at ?? new Date().toISOString(),
})

const NO_INTERVIEW = { interview_date: null, interview_type: null, interview_round: null }

function toNewJob(sent: CreateJobInput, userId: string, now: Date, timeZone: string) {
  const status = sent.status ?? DEFAULT_JOB_STATUS
  const interview =
    status === 'interviewing'
      ? fillInterview(NO_INTERVIEW, sent, now, inZone(timeZone))
      : {
          interview_date: sent.interview_date ?? null,
          interview_type: sent.interview_type ?? null,
          interview_round: sent.interview_round ?? null,
        }
  const today = findDay(now, timeZone)
  const { application_date: day = today } = sent
  return {
    ...interview,
    ...(status !== 'saved' && day < today && { status_changed_at: findNoon(day, timeZone) }),
    user_id: userId,
    request_id: sent.request_id ?? null,
    company: sent.company,
    position: sent.position,
    location: sent.location ?? null,
    status,
    application_date: day,
    deadline: sent.deadline ?? null,
    url: sent.url ?? null,
    work_mode: sent.work_mode ?? null,
    employment_type: sent.employment_type ?? null,
    salary_min: sent.salary_min ?? null,
    salary_max: sent.salary_max ?? null,
    salary_currency: sent.salary_currency ?? null,
    salary_period: sent.salary_period ?? null,
    source: sent.source ?? null,
    stage: sent.stage ?? null,
    tags: sent.tags ?? [],
    outcome: sent.outcome ?? null,
    archived_at: sent.archived === true ? now.toISOString() : null,
    notes: sent.notes ?? null,
    checked_items: sent.checked_items ?? [],
  }
}

async function getFirstAnswer(trx: Db, userId: string, requestId: string | null): Promise<Job> {
  if (requestId === null) throw new Error('an insert without a request id met a conflict')
  return getOrThrow(await queries.findJobByRequest(trx, userId, requestId))
}

/**
 * Changes only the fields that are sent, and records a change of status.
 * @throws InvalidInput when none is sent or the salary is the wrong way round, NotFound when the user has no such application, Conflict
 *   when its notes have changed since the person read them.
 */
export async function updateJob(
  ctx: Context,
  userId: string,
  id: string,
  { document_ids: ids, notes_before: before, archived, ...patch }: JobUpdate,
): Promise<Job> {
  const isEmpty = [ids, archived, ...Object.values(patch)].every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput('Nothing to change was sent')
  return ctx.db.transaction().execute(async (trx) => {
    // Before the application: everybody locks in this order.
    if (patch.status !== undefined || patch.stage != null) await lockUser(trx, userId)
    const current = getOrThrow(await queries.lockJob(trx, userId, id))
    const { salary_min = current.salary_min, salary_max = current.salary_max } = patch
    checkSalary(salary_min, salary_max)
    if (before !== undefined) keepOthersNotes(current.notes, before, patch.notes)
    if (ids !== undefined) await replaceDocuments(trx, { userId, jobId: id, ids })
    const isNewStatus = patch.status !== undefined && patch.status !== current.status
    await requireStages(trx, userId, [
      { status: patch.status ?? current.status, stage: patch.stage },
    ])
    const now = new Date()
    const brought = isNewStatus ? followStatus(current, patch, now, ctx.readTimeZone()) : {}
    const changes = {
      ...patch,
      ...brought,
      ...(isNewStatus && { stage: patch.stage ?? null }),
      ...(archived !== undefined && { archived_at: toArchivedAt(current, archived, now) }),
    }
    const updated = await queries.updateJob(trx, userId, id, changes, isNewStatus)
    if (isNewStatus) {
      await queries.insertStatusChange(trx, userId, id, current.status)
      await ctx.limits.checkRows(trx, userId, limitChanges(ctx), 1)
    }
    return updated
  })
}

type Current = NonNullable<Awaited<ReturnType<typeof queries.lockJob>>>

/** What is archived stays so as of when it was. */
export const toArchivedAt = (
  { archived_at }: Pick<Current, 'archived_at'>,
  isArchived: boolean,
  now: Date,
): string | null => (isArchived ? (archived_at ?? now.toISOString()) : null)

/** No conflict if the stored notes are the new ones: the request was sent again. */
function keepOthersNotes(
  stored: string | null,
  before: string | null,
  sent: string | null | undefined,
): void {
  if (sent === undefined || stored === before || stored === sent) return
  throw new Conflict('These notes were changed elsewhere since you began')
}

type BeforeMove = Pick<
  Current,
  'status' | 'application_date' | 'status_changed_at' | 'created_at'
> &
  Interview
type Brought = { application_date?: string } & Partial<Interview>

/** The fields that a new status sets (docs/behaviour.md#moving-to-interviewing). */
export function followStatus(
  current: BeforeMove,
  patch: JobPatch,
  now: Date,
  timeZone: string,
): Brought {
  const toDay = (instant: Date) => findDay(instant, timeZone)
  const { status = current.status, application_date: sent } = patch
  const application_date = sent ?? findApplicationDate(current, status, now, toDay)
  return {
    ...(application_date !== undefined && { application_date }),
    ...(status === 'interviewing' && fillInterview(current, patch, now, inZone(timeZone))),
  }
}

type SentWith = { userId: string; jobId: string; ids: readonly string[] }

/**
 * Documents that were deleted after they were sent stay in the record. A newly chosen one that was
 * deleted meanwhile is left out: an error would cost the person the rest of the form.
 */
async function replaceDocuments(trx: Db, { ids, ...sent }: SentWith): Promise<void> {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))]
  await deleteSentDocuments(trx, sent.userId, sent.jobId)
  if (distinct.length > 0) await insertSentDocuments(trx, { ...sent, ids: distinct })
}

/**
 * Ticks or unticks one preparation item and leaves the others.
 * @throws NotFound, or InvalidInput when more are ticked than any checklist holds.
 */
export async function tickItem(db: Db, userId: string, input: TickInput): Promise<Job> {
  const ticked = await queries.tickItem(db, userId, input)
  if (ticked !== undefined) return ticked
  await getJob(db, userId, input.id)
  throw new InvalidInput('Too many checked items')
}

/** Hides the application; it can be restored for 30 days. @throws NotFound */
export async function deleteJob(db: Db, userId: string, id: string): Promise<void> {
  getOrThrow(await markDeleted(db, 'jobs', userId, id))
}

/** What can be brought back, with when it was deleted; the latest first. @throws TooLarge */
export async function listDeletedJobs({ db, limits }: Context, userId: string) {
  await limits.boundList(userId, () => queries.sumJobBytes(db, userId, true))
  return queries.listDeletedJobs(db, userId, DELETED_JOB_TTL_MS)
}

/** Brings a deleted application back as it was. @throws NotFound, also when it is too late. */
export async function restoreJob(db: Db, userId: string, id: string): Promise<Job> {
  getOrThrow(await unmarkDeleted(db, 'jobs', { userId, id, ttlMs: DELETED_JOB_TTL_MS }))
  return getJob(db, userId, id)
}
