import { DEFAULT_JOB_STATUS, DELETED_JOB_TTL_MS, type JobStatus } from '#src/jobs/constants.ts'
import { fillInterview } from '#src/jobs/interview-defaults.ts'
import type { CreateJobInput, Job, TickInput } from '#src/jobs/schema.ts'
import type { SavedPosting, PutPosting } from '#src/jobs/posting.ts'
import { withTick } from '#src/jobs/ticks.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { countRows, type RowLimit } from '../../limits/rows.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { putCurrentInterview } from './current-interview.ts'
import {
  findCurrentInterview,
  tickInterview,
  toFields,
  touchInterviews,
} from './interview-queries.ts'
import { findDay, findNoon, inZone } from './local-time.ts'
import { putPosting } from './posting-queries.ts'
import { insertStatusChange } from './history-queries.ts'
import * as lists from './list-queries.ts'
import * as queries from './queries.ts'
import { requireStages } from './stages.ts'
import { deleteSentDocuments, insertSentDocuments } from './sent-documents-queries.ts'
import { t } from '#src/language/t.ts'

export const JOB_NOT_FOUND = t('Application not found')

export const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(JOB_NOT_FOUND)
  return found
}

/** @throws NotFound when the user has no such application. */
export const getJob = async (db: Db, userId: string, id: string): Promise<Job> =>
  getOrThrow(await queries.findJob(db, userId, id))

/** Locks the application until the transaction ends. @throws NotFound */
export async function holdJob(trx: Db, userId: string, id: string): Promise<void> {
  getOrThrow(await queries.lockJob(trx, userId, id))
}

/** @throws NotFound when one of the applications, each named once, is not the user's */
export async function requireJobs(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if ((await queries.countJobs(db, userId, ids)) < ids.length) throw new NotFound(JOB_NOT_FOUND)
}

/**
 * Newest application date first (docs/behaviour.md#order-of-lists).
 * @throws TooLarge if the texts exceed the limit of a response
 */
export async function listJobs({ db, limits }: Context, userId: string): Promise<Job[]> {
  await limits.boundList(userId, () => lists.sumJobBytes(db, userId))
  return lists.listJobs(db, userId)
}

/**
 * Creates an application (docs/behaviour.md#new-applications). A repeated request id returns the
 * application it created.
 */
export async function createJob(ctx: Context, userId: string, input: CreateJobInput): Promise<Job> {
  checkSalary(input.salary_min, input.salary_max)
  const now = new Date()
  const job = toNewJob(input, userId, now, ctx.readTimeZone())
  const interview = toNewInterview(job.status, input, now, ctx.readTimeZone())
  return ctx.db.transaction().execute(async (trx) => {
    if (job.stage !== null) {
      await lockUser(trx, userId)
      await requireStages(trx, userId, [job])
    }
    const created = await queries.insertJob(trx, job)
    if (created === undefined) return getFirstCreated(trx, userId, job.request_id)
    await ctx.limits.checkRows(trx, userId, limitApplications(ctx), 1)
    await insertStatusChange(trx, userId, created.id, null)
    await putCurrentInterview(
      ctx,
      trx,
      { user_id: userId, job_id: created.id },
      undefined,
      interview,
    )
    const { document_ids: ids = [], posting } = input
    const hasPostingText = posting !== undefined && posting.text !== ''
    if (hasPostingText) await putPosting(trx, userId, created.id, toSavedPosting(posting))
    if (ids.length > 0) await replaceDocuments(trx, { userId, jobId: created.id, ids })
    return getJob(trx, userId, created.id)
  })
}

export const limitApplications = ({ config }: Pick<Context, 'config'>): RowLimit => ({
  label: t('applications'),
  max: config.limits.applications,
  count: countRows('jobs'),
})

/** Far more than anybody's applications go through. */
const CHANGES_PER_APPLICATION = 10
export const limitChanges = ({ config }: Pick<Context, 'config'>): RowLimit => ({
  label: t('changes of status'),
  max: config.limits.applications * CHANGES_PER_APPLICATION,
  count: countRows('job_status_changes'),
})

/** @throws InvalidInput, with the form's message, if the amounts are reversed */
export function checkSalary(min: number | null | undefined, max: number | null | undefined): void {
  if (min != null && max != null && min > max) {
    throw new InvalidInput(t('The lowest salary must not be above the highest'))
  }
}

/** The stored fields of a posting. */
export const toSavedPosting = ({
  text,
  html_title,
  url,
  captured_at,
}: PutPosting): SavedPosting => ({
  text,
  html_title: html_title ?? null,
  url: url ?? null,
  captured_at: captured_at ?? new Date().toISOString(),
})

function toNewInterview(status: JobStatus, sent: CreateJobInput, now: Date, timeZone: string) {
  if (status !== 'interviewing') return sent
  return { ...sent, ...fillInterview(toFields(undefined), sent, now, inZone(timeZone)) }
}

function toNewJob(sent: CreateJobInput, userId: string, now: Date, timeZone: string) {
  const status = sent.status ?? DEFAULT_JOB_STATUS
  const today = findDay(now, timeZone)
  const { application_date: day = today } = sent
  return {
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
  }
}

async function getFirstCreated(trx: Db, userId: string, requestId: string | null): Promise<Job> {
  if (requestId === null) throw new Error('an insert without a request id met a conflict')
  return getOrThrow(await queries.findJobByRequest(trx, userId, requestId))
}

type SentWith = { userId: string; jobId: string; ids: readonly string[] }

/**
 * Documents deleted after they were sent stay in the record. A newly chosen one that was deleted in
 * the meantime is left out, since an error would discard the rest of the form.
 */
export async function replaceDocuments(trx: Db, { ids, ...sent }: SentWith): Promise<void> {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))]
  await deleteSentDocuments(trx, sent.userId, sent.jobId)
  if (distinct.length > 0) await insertSentDocuments(trx, { ...sent, ids: distinct })
}

export const TOO_MANY_ITEMS = t('Too many checked items')

/**
 * Ticks or unticks one preparation item of the current interview and keeps the others.
 * @throws NotFound, or InvalidInput if more are ticked than any checklist has
 */
export async function tickItem(ctx: Context, userId: string, input: TickInput): Promise<Job> {
  return ctx.db.transaction().execute(async (trx) => {
    getOrThrow(await queries.lockJob(trx, userId, input.id))
    const current = await findCurrentInterview(trx, userId, input.id)
    if (current === undefined) {
      const checked_items = withTick([], input.item, input.is_ticked)
      const of = { user_id: userId, job_id: input.id }
      await putCurrentInterview(ctx, trx, of, undefined, { checked_items })
    } else if (!(await tickInterview(trx, userId, { ...input, id: current.id }))) {
      throw new InvalidInput(TOO_MANY_ITEMS)
    }
    await queries.touchJob(trx, userId, input.id)
    return getJob(trx, userId, input.id)
  })
}

/** Hides the application; it can be restored for 30 days. @throws NotFound */
export async function deleteJob(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    getOrThrow(await markDeleted(trx, 'jobs', userId, id))
    await touchInterviews(trx, userId, [id])
  })
}

/**
 * Applications that can be restored, with the time of their deletion, the latest first. @throws
 * TooLarge
 */
export async function listDeletedJobs({ db, limits }: Context, userId: string) {
  await limits.boundList(userId, () => lists.sumJobBytes(db, userId, true))
  return lists.listDeletedJobs(db, userId, DELETED_JOB_TTL_MS)
}

/** Restores a deleted application. @throws NotFound, also if it is too late */
export async function restoreJob(db: Db, userId: string, id: string): Promise<Job> {
  return db.transaction().execute(async (trx) => {
    getOrThrow(await unmarkDeleted(trx, 'jobs', { userId, id, ttlMs: DELETED_JOB_TTL_MS }))
    await touchInterviews(trx, userId, [id])
    return getJob(trx, userId, id)
  })
}
