import { sql } from 'kysely'
import type { SavedPosting } from '#src/jobs/posting.ts'
import { toSearchText } from '#src/search.ts'
import type { Db } from '../../db/client.ts'

const COLUMNS = [
  'text',
  'html_title',
  'url',
  'captured_at',
] as const satisfies (keyof SavedPosting)[]

/** Whether the outer statement's job has a stored posting. */
export const hasPosting = sql<boolean>`exists (
  select from job_postings
  where job_postings.user_id = jobs.user_id and job_postings.job_id = jobs.id
)`.as('has_posting')

/** The ids of jobs with a saved posting: all of the user's, or those of `ids`. */
export const listPosted = async (
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<string[]> => {
  const found = await db
    .selectFrom('job_postings')
    .select('job_id')
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (all) => all.where(sql<boolean>`job_id = any(${ids}::uuid[])`))
    .execute()
  return found.map(({ job_id }) => job_id)
}

export const findPosting = (
  db: Db,
  userId: string,
  jobId: string,
): Promise<SavedPosting | undefined> =>
  db
    .selectFrom('job_postings')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()

/** Replaces the posting of one of the user's jobs; the caller has locked the job. */
export const putPosting = (db: Db, userId: string, jobId: string, posting: SavedPosting) => {
  const values = { ...posting, search_text: toSearchText(posting.text) }
  return db
    .insertInto('job_postings')
    .values({ ...values, user_id: userId, job_id: jobId })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet(values))
    .execute()
}

export const deletePosting = (db: Db, userId: string, jobId: string) =>
  db.deleteFrom('job_postings').where('user_id', '=', userId).where('job_id', '=', jobId).execute()

/** The postings of all the user's jobs that are not deleted. */
export const listPostings = (db: Db, userId: string) =>
  db
    .selectFrom('job_postings as posting')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.user_id', '=', 'posting.user_id').onRef('jobs.id', '=', 'posting.job_id'),
    )
    .select(['job_id', 'text', 'html_title', 'posting.url', 'captured_at'])
    .where('posting.user_id', '=', userId)
    .where('jobs.deleted_at', 'is', null)
    .execute()

/** The postings of these jobs. */
export const listPostingsOf = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('job_postings')
    .select(['job_id', ...COLUMNS])
    .where('user_id', '=', userId)
    .where(sql<boolean>`job_id = any(${ids}::uuid[])`)
    .execute()

const escapePattern = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Which of `words`, written as searches compare them, each of the user's postings contains. */
export const searchPostings = (
  db: Db,
  userId: string,
  words: readonly string[],
): Promise<{ job_id: string; words: string[] }[]> => {
  const tests = words.map(
    (word) => sql`case when search_text like ${`%${escapePattern(word)}%`} then ${word}::text end`,
  )
  const found = db
    .selectFrom('job_postings')
    .select(['job_id', sql<string[]>`array_remove(array[${sql.join(tests)}], null)`.as('words')])
    .where('user_id', '=', userId)
    .as('found')
  return db
    .selectFrom(found)
    .selectAll()
    .where(sql<boolean>`cardinality(words) > 0`)
    .orderBy('job_id')
    .execute()
}
