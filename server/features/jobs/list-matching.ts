import { TZDate } from '@date-fns/tz'
import { hasFilters, type JobFilters } from '#src/jobs/filters.ts'
import type { ListJobsInput } from '#src/jobs/list-input.ts'
import { type FilterContext, selectJobs } from '#src/jobs/match.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { findDay } from './local-time.ts'
import { searchPostings } from './posting.ts'
import { listJobs } from './service.ts'

/**
 * The matching applications, as on the board; archived ones are included unless filtered out.
 * @throws TooLarge if all texts exceed the limit of a response
 */
export async function listMatching(
  ctx: Context,
  userId: string,
  { q = '', ...filters }: NonNullable<ListJobsInput> = {},
): Promise<Job[]> {
  const jobs = await listJobs(ctx, userId)
  if (q === '' && !hasFilters(filters)) return jobs
  const [around, isInPosting] = await Promise.all([
    readAround(ctx, userId, filters),
    readPostings(ctx, userId, q),
  ])
  return [...selectJobs(jobs, { query: q, filters }, around, isInPosting)]
}

async function readAround(
  ctx: Context,
  userId: string,
  filters: JobFilters,
): Promise<FilterContext> {
  const timeZone = ctx.readTimeZone()
  const isAsked = (filters.follow_up ?? []).length > 0
  const followed = new Set(isAsked ? await listFollowedJobs(ctx.db, userId) : [])
  return {
    today: findDay(new Date(), timeZone),
    startOf: (day) => {
      const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
      return new Date(new TZDate(year, month - 1, date, timeZone).getTime()).toISOString()
    },
    hasFollowUp: (id) => followed.has(id),
  }
}

/** The applications that an open follow-up is about. */
async function listFollowedJobs(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .selectFrom('reminders')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('job_id', 'is not', null)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)
    .distinct()
    .execute()
  return found.flatMap(({ job_id }) => job_id ?? [])
}

/** Returns a function that checks whether an application's stored posting contains a word. */
async function readPostings(ctx: Context, userId: string, text: string) {
  if (text.trim() === '') return undefined
  const { matches } = await searchPostings(ctx.db, userId, text)
  const wordsOf = new Map(matches.map(({ job_id, words }) => [job_id, words]))
  return ({ id }: Job, word: string) => wordsOf.get(id)?.includes(word) ?? false
}
