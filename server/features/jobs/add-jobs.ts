import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { insertInterviews, type NewInterview } from './interview-queries.ts'
import { limitInterviews, NO_MORE } from './current-interview.ts'
import { addStages } from './add-stages.ts'
import type { AddedImage } from './remove-added.ts'
import * as queries from './add-jobs-queries.ts'
import { findDay, findNoon } from './local-time.ts'
import { limitApplications, limitChanges } from './service.ts'

type Set = 'id' | 'application_date' | 'status_changed_at' | 'created_at' | 'updated_at'
export type AddedJob = Omit<queries.BulkJob, Set | 'stage'> & {
  /** A stage's name; created if the person does not have it. */
  stage: string | null
  /** Null for today. */
  application_date: string | null
  /** Null for now. */
  created_at: string | null
  updated_at: string | null
  /** The text of its posting. */
  posting: string | null
  /** Its interview, if anything about it is known. */
  interview: Pick<NewInterview, 'starts_at' | 'type' | 'round'> | null
}

const BATCH = 1_000

/**
 * Adds many applications in the caller's transaction, each with its first status
 * (docs/behaviour.md#when-a-status-began). Those with equal times keep their order in lists.
 * @returns the input of `removeAdded`
 */
export async function addJobs(
  ctx: Context,
  trx: Db,
  userId: string,
  jobs: readonly AddedJob[],
): Promise<AddedImage[]> {
  const time_zone = ctx.readTimeZone()
  const complete = createCompletion(time_zone)
  const images: AddedImage[] = []
  const staged = await addStages(trx, userId, jobs)
  for (let from = 0; from < jobs.length; from += BATCH) {
    const batch = staged.slice(from, from + BATCH).map(complete)
    const rows = batch.map(({ row }) => row)
    await queries.insertJobs(trx, userId, rows)
    await queries.insertFirstChanges(trx, userId, rows)
    const postings = batch.flatMap(({ row, text }) =>
      text === null
        ? []
        : [{ job_id: row.id, text, html_title: null, url: null, captured_at: row.created_at }],
    )
    if (postings.length > 0) await queries.insertPostings(trx, userId, postings)
    const interviews = batch.flatMap(({ row, interview }) =>
      interview === null
        ? []
        : [{ ...NO_MORE, ...interview, user_id: userId, job_id: row.id, time_zone }],
    )
    if (interviews.length > 0) {
      await insertInterviews(trx, interviews)
      await ctx.limits.checkRows(trx, userId, limitInterviews(ctx), interviews.length)
    }
    await ctx.limits.checkRows(trx, userId, limitApplications(ctx), rows.length)
    images.push(...rows.map(({ id, updated_at }) => ({ id, updated_at })))
    // Lets other people's requests run in between.
    await setImmediate()
  }
  await ctx.limits.checkRows(trx, userId, limitChanges(ctx), jobs.length)
  return images
}

/** Computes the missing values of each, in the order of the list. */
function createCompletion(timeZone: string) {
  const now = Date.now()
  const today = findDay(new Date(now), timeZone)
  const countOf = new Map<string, number>()
  /**
   * Stored to the microsecond and shown to the millisecond, so microseconds can encode the order.
   */
  const order = (instant: string, day: string): string => {
    const key = `${day} ${instant}`
    const before = countOf.get(key) ?? 0
    countOf.set(key, before + 1)
    const below = Math.max(0, 999 - before)
    return instant.replace(/Z$/, `${String(below).padStart(3, '0')}Z`)
  }
  return ({ posting: text, interview, ...job }: AddedJob, index: number) => {
    const application_date = job.application_date ?? today
    const at = job.created_at ?? new Date(now - index).toISOString()
    const isPast = job.status !== 'saved' && application_date < today
    const created_at = order(at, application_date)
    const row = {
      ...job,
      id: randomUUID(),
      application_date,
      created_at,
      updated_at: job.updated_at ?? at,
      status_changed_at: isPast ? findNoon(application_date, timeZone) : created_at,
    }
    return { row, text, interview }
  }
}
