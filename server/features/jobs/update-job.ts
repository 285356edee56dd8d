import { findApplicationDate } from '#src/jobs/application-date.ts'
import { fillInterview } from '#src/jobs/interview-defaults.ts'
import type { Job, JobPatch, JobUpdate } from '#src/jobs/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { Conflict, InvalidInput } from '../../errors.ts'
import { putCurrentInterview } from './current-interview.ts'
import {
  findCurrentInterview,
  type InterviewFields,
  toFields,
  touchInterviews,
} from './interview-queries.ts'
import { findDay, inZone } from './local-time.ts'
import { insertStatusChange } from './history-queries.ts'
import * as queries from './queries.ts'
import { requireStages } from './stages.ts'
import { checkSalary, getJob, getOrThrow, limitChanges, replaceDocuments } from './service.ts'
import { t } from '#src/language/t.ts'

/**
 * Changes only the fields that are sent, and records a status change.
 * @throws InvalidInput if none is sent or the salary range is reversed, NotFound if the user has no
 * such application, Conflict if its notes have changed since the person read them
 */
export async function updateJob(
  ctx: Context,
  userId: string,
  id: string,
  { document_ids: ids, notes_before: before, archived, ...patch }: JobUpdate,
): Promise<Job> {
  const isEmpty = [ids, archived, ...Object.values(patch)].every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
  return ctx.db.transaction().execute(async (trx) => {
    // Locked before the application, in the same order everywhere.
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
    const dated = isNewStatus ? applyStatus(current, patch, now, ctx.readTimeZone()) : {}
    const { interview_date, interview_type, interview_round, checked_items, ...rest } = patch
    const changes = {
      ...rest,
      ...dated,
      ...(isNewStatus && { stage: patch.stage ?? null }),
      ...(archived !== undefined && { archived_at: toArchivedAt(current, archived, now) }),
    }
    await queries.updateJob(trx, userId, id, changes, isNewStatus)
    const sent = { interview_date, interview_type, interview_round, checked_items }
    const becomesInterviewing = isNewStatus && patch.status === 'interviewing'
    await changeInterview(ctx, trx, { user_id: userId, job_id: id }, { sent, becomesInterviewing })
    if (patch.company !== undefined || patch.position !== undefined) {
      await touchInterviews(trx, userId, [id])
    }
    if (isNewStatus) {
      await insertStatusChange(trx, userId, id, current.status)
      await ctx.limits.checkRows(trx, userId, limitChanges(ctx), 1)
    }
    return getJob(trx, userId, id)
  })
}

type SentInterview = Pick<JobPatch, keyof InterviewFields>

/**
 * Applies the sent fields of the current interview, and the defaults of a move to interviewing: a
 * past interview is unchanged, and a new one is created.
 */
async function changeInterview(
  ctx: Context,
  trx: Db,
  of: { user_id: string; job_id: string },
  { sent, becomesInterviewing }: { sent: SentInterview; becomesInterviewing: boolean },
): Promise<void> {
  const isSent = Object.values(sent).some((value) => value !== undefined)
  if (!isSent && !becomesInterviewing) return
  const current = await findCurrentInterview(trx, of.user_id, of.job_id)
  if (!becomesInterviewing) return putCurrentInterview(ctx, trx, of, current, sent)
  const now = new Date()
  const filled = fillInterview(toFields(current), sent, now, inZone(ctx.readTimeZone()))
  const isOver = current?.starts_at != null && Date.parse(current.starts_at) <= now.getTime()
  const changed = isOver && sent.interview_date == null ? undefined : current
  return putCurrentInterview(ctx, trx, of, changed, { ...sent, ...filled })
}

type Current = NonNullable<Awaited<ReturnType<typeof queries.lockJob>>>

/** An application that is already archived keeps its time. */
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
  throw new Conflict(t('These notes were changed elsewhere since you began'))
}

type BeforeMove = Pick<Current, 'status' | 'application_date' | 'status_changed_at' | 'created_at'>

/** The application date that a new status sets (docs/behaviour.md#the-application-date). */
export function applyStatus(
  current: BeforeMove,
  patch: JobPatch,
  now: Date,
  timeZone: string,
): { application_date?: string } {
  const toDay = (instant: Date) => findDay(instant, timeZone)
  const { status = current.status, application_date: sent } = patch
  const application_date = sent ?? findApplicationDate(current, status, now, toDay)
  return application_date === undefined ? {} : { application_date }
}
