import type { SavedPosting, PutPosting } from '#src/jobs/posting.ts'
import { toSearchWords } from '#src/search.ts'
import type { Db } from '../../db/client.ts'
import { NotFound } from '../../errors.ts'
import * as queries from './posting-queries.ts'
import { lockJob, touchJob } from './queries.ts'
import { getJob, JOB_NOT_FOUND, toSavedPosting } from './service.ts'
import { t } from '#src/language/t.ts'

const SEARCH_WORDS_MAX = 10

/** @throws NotFound when the user has no such application, or keeps no posting with it. */
export async function getPosting(db: Db, userId: string, jobId: string): Promise<SavedPosting> {
  await getJob(db, userId, jobId)
  const posting = await queries.findPosting(db, userId, jobId)
  if (posting === undefined) throw new NotFound(t('No posting is saved with this application'))
  return posting
}

/** Saves the posting's text, or removes it if empty. @throws NotFound */
export const putPosting = (
  db: Db,
  userId: string,
  jobId: string,
  sent: PutPosting,
): Promise<SavedPosting> =>
  db.transaction().execute(async (trx) => {
    if ((await lockJob(trx, userId, jobId)) === undefined) throw new NotFound(JOB_NOT_FOUND)
    const posting = toSavedPosting(sent)
    if (posting.text === '') await queries.deletePosting(trx, userId, jobId)
    else await queries.putPosting(trx, userId, jobId, posting)
    await touchJob(trx, userId, jobId)
    return posting
  })

/** Returns which words of `text` occur in the saved postings, by application. */
export async function searchPostings(db: Db, userId: string, text: string) {
  const words = toSearchWords(text).slice(0, SEARCH_WORDS_MAX)
  return { matches: await queries.searchPostings(db, userId, words) }
}
