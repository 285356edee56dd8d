import type { Db } from '../../db/client.ts'
import type { CreateDeliver } from '../../mail/outbox.ts'
import { createToken } from '../../sessions/token.ts'
import { listInterviews } from '../interviews/index.ts'
import { readAllJobs } from '../jobs/index.ts'
import { readAllReminders } from '../reminders/index.ts'
import { composeDigest, type DigestContent, type DigestOf } from './digest.ts'
import { composeDigestMail } from './digest-mail.ts'
import * as queries from './queries.ts'

async function readDigest(db: Db, userId: string, of: DigestOf): Promise<DigestContent> {
  const jobs = (await readAllJobs(db, userId)).filter(({ archived_at }) => archived_at === null)
  const interviews = await listInterviews(db, userId)
  const reminders = await readAllReminders(db, userId)
  return composeDigest({ jobs, interviews, reminders }, of)
}

/** Whether a digest of that day would have any content. */
export async function hasDigest(
  trx: Db,
  { user_id: userId, digest, time_zone: timeZone }: queries.DigestRow,
  day: string,
  now: Date,
): Promise<boolean> {
  if (digest === 'off') return false
  const { sections } = await readDigest(trx, userId, {
    period: digest,
    day,
    timeZone,
    now,
    // Whether there are sections does not depend on the language.
    language: 'en',
  })
  return sections.length > 0
}

/** Mails the digest as of now, without what was completed since it was planned. */
export const createDigestMailer: CreateDeliver =
  ({ db, config: { publicUrl }, send }) =>
  async ({ id, user_id: userId }, signal) => {
    const found = await queries.findDigestMail(db, userId, id)
    if (found === undefined || found.digest === 'off' || send === undefined) return
    const { email: to, due_at, digest: period, time_zone: timeZone } = found
    const language = found.language ?? 'en'
    const day = due_at.slice(0, 10)
    const of = { period, day, timeZone, now: new Date(), language }
    const content = await readDigest(db, userId, of)
    if (content.sections.length === 0) return
    const stopToken = createToken()
    await queries.insertStopLink(db, userId, stopToken)
    const letter = { to, id, period, day, content, language, stopToken, publicUrl }
    await send(composeDigestMail(letter), signal)
  }
