import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Db } from '../db/client.ts'
import { lockUser } from '../db/lock-user.ts'
import * as linkedin from '../features/auth/linkedin-queries.ts'
import * as recovery from '../features/auth/recovery-queries.ts'
import * as activities from '../features/activities/queries.ts'
import * as contactLinks from '../features/contacts/link-queries.ts'
import * as contacts from '../features/contacts/queries.ts'
import * as documents from '../features/documents/queries.ts'
import * as uploads from '../features/documents/upload-queries.ts'
import * as eeo from '../features/eeo/queries.ts'
import * as interviews from '../features/interviews/queries.ts'
import * as jobInterviews from '../features/jobs/interview-queries.ts'
import * as history from '../features/jobs/history-queries.ts'
import { sumJobBytes } from '../features/jobs/list-queries.ts'
import * as jobs from '../features/jobs/queries.ts'
import * as postings from '../features/jobs/posting-queries.ts'
import * as sent from '../features/jobs/sent-documents-queries.ts'
import * as similar from '../features/jobs/similar-queries.ts'
import * as profile from '../features/profile/queries.ts'
import * as reminders from '../features/reminders/queries.ts'
import * as views from '../features/views/queries.ts'
import * as resources from '../features/resources/queries.ts'
import { countRows } from '../limits/rows.ts'
import { listTextTables, sumText } from '../limits/text-queries.ts'
import * as security from '../features/security/queries.ts'
import * as twoStep from '../features/two-step/queries.ts'
import * as sessions from '../sessions/queries.ts'
import { hashToken } from '../sessions/token.ts'
import type { Person } from './person.ts'

/**
 * Runs statements that another one guards, or that no call of the API reaches, as one person on
 * another's things. The caller checks that these have not changed.
 */
export async function sendGuardedStatements(db: Db, mine: Person, theirs: Person): Promise<void> {
  const { userId } = mine.things
  const { things } = theirs
  const start_date = '2021-01-01'
  const entry = { user_id: userId, start_date, location: null, end_date: null, description: null }
  await profile.updateExperience(db, {
    ...entry,
    id: things.experience,
    company_name: 'New',
    title: 'New',
    role_type: 'senior',
  })
  await profile.updateEducation(db, {
    id: things.education,
    user_id: userId,
    school_name: 'New',
    degree: 'New',
    field_of_study: 'New',
    start_date,
  })
  await profile.updateProject(db, {
    ...entry,
    id: things.project,
    project_name: 'New',
    description: 'New',
    current_project: false,
  })
  await expect(jobs.updateJob(db, userId, things.job, { notes: 'New' }, true)).rejects.toThrow()
  await history.insertStatusChange(db, userId, things.job, null)
  await sent.deleteSentDocuments(db, userId, things.job)
  const { updated_at } = await db
    .selectFrom('jobs')
    .select('updated_at')
    .where('user_id', '=', things.userId)
    .where('id', '=', things.job)
    .executeTakeFirstOrThrow()
  const keys = { address_key: 'new', company_key: 'new', position_key: 'new' }
  await similar.updateKeys(db, userId, [{ ...keys, id: things.job, updated_at }])
  const sameKeys = { address: null, company: 'theirs', positions: ['theirs'] }
  expect(await similar.listByKeys(db, userId, sameKeys, null)).toEqual([])
  const read = [
    await similar.listWithoutKeys(db, userId, 100),
    await history.listAllStatusChanges(db, userId),
    await sent.sentByJob(db, userId, [things.job]).execute(),
    await jobInterviews.listCurrentInterviews(db, userId, [things.job]),
    await postings.listPosted(db, userId, [things.job]),
  ]
  expect(JSON.stringify(read)).not.toContain(things.job)
  expect(JSON.stringify(read)).not.toContain(things.deletedJob)
  await expect(
    resources.updateResource(db, userId, things.resource, { title: 'New' }),
  ).rejects.toThrow()
  await sendPeopleStatements(db, userId, theirs)
  await documents.updateSentType(db, userId, things.sentDocument, 'other')
  expect(await documents.listJobsWith(db, userId, things.sentDocument)).toEqual([])
  expect(await lockUser(db, userId)).toEqual({ id: userId })
  expect(await measureAll(db, randomUUID())).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(await documents.findDocumentByRequest(db, userId, things.documentRequest)).toBeUndefined()
  expect(await documents.hasRecentRequest(db, randomUUID(), 60_000)).toBe(false)
  expect(await documents.listFileKeys(db, randomUUID())).toEqual([])
  expect(await uploads.lockUpload(db, userId, things.uploadKey)).toBeUndefined()
  await uploads.finishUpload(db, userId, things.uploadKey, mine.things.document)
  await uploads.deleteOpenUpload(db, userId, things.uploadKey)
  await eeo.resealRecord(db, userId, await getSealed(db, userId))
  await sessions.touchSession(db, userId, hashToken(theirs.user.token))
  const own = await sessions.listSessions(db, userId)
  expect(new Set(own.map(({ user_id }) => user_id))).toEqual(new Set([userId]))
  await sendAccountStatements(db, mine, theirs)
}

async function sendPeopleStatements(db: Db, userId: string, { things }: Person): Promise<void> {
  const { contact, job, reminder, activity, view } = things
  await contacts.updateContact(db, userId, contact, { notes: 'New' })
  await contacts.moveLastSpoken(db, userId, contact, '2026-01-01T00:00:00.000Z')
  await contactLinks.deleteLink(db, userId, contact, job)
  await contactLinks.deleteOtherLinks(db, userId, contact, [])
  await sendInterviewStatements(db, userId, things)
  await reminders.updateReminder(db, userId, reminder, { title: 'New' }, true)
  await views.updateView(db, userId, view, { name: 'New' })
  await activities.updateActivity(db, userId, activity, { text: 'New' })
  expect(await contacts.listKnown(db, randomUUID())).toEqual([])
  expect(await reminders.findReminder(db, userId, reminder)).toBeUndefined()
  expect(await views.findView(db, userId, view)).toBeUndefined()
  expect(await activities.findActivity(db, userId, activity)).toBeUndefined()
}

async function sendInterviewStatements(db: Db, userId: string, things: Person['things']) {
  const { interview, job } = things
  await jobInterviews.updateInterview(db, userId, interview, { notes: 'New' })
  await jobInterviews.touchInterviews(db, userId, [job])
  await jobInterviews.deleteUntouched(db, userId, [interview])
  await jobInterviews.tickInterview(db, userId, { id: interview, item: 'New', is_ticked: true })
  await interviews.deleteOtherPeople(db, userId, interview, [])
  expect(await jobInterviews.findCurrentInterview(db, userId, job)).toBeUndefined()
  expect(await interviews.listJobInterviews(db, userId, job)).toEqual([])
  expect(await interviews.findLastRound(db, userId, job)).toBeNull()
  expect(await interviews.findInterview(db, userId, interview)).toBeUndefined()
  await expect(interviews.findRevision(db, userId, interview)).rejects.toThrow()
  const theirs = { user_id: userId, job_id: job, round: null, type: null, starts_at: null }
  const blank = { time_zone: null, place: null, notes: null, result: null, request_id: null }
  await expect(jobInterviews.insertInterview(db, { ...theirs, ...blank })).rejects.toThrow()
}

/** The counts and sums that limits use. */
const measureAll = async (db: Db, userId: string) => [
  await countRows('jobs')(db, userId),
  await sumJobBytes(db, userId),
  await contacts.sumContactBytes(db, userId),
  await interviews.sumInterviewBytes(db, userId),
  await activities.sumActivityBytes(db, userId, {}),
  await resources.sumResourceBytes(db, userId),
  await documents.sumFileBytes(db, userId),
  await sumText(db, userId, await listTextTables(db)),
]

async function sendAccountStatements(db: Db, mine: Person, theirs: Person): Promise<void> {
  const { userId } = mine.things
  const eventId = await findEventId(db, theirs.things.userId)
  expect(await security.findMailedEvent(db, userId, eventId)).toBeUndefined()
  expect(await security.isNewAgain(db, userId, 'theirs')).toBe(false)
  const own = { id: userId, email: mine.user.email }
  expect(await recovery.lockUser(db, userId)).toMatchObject(own)
  const later = '2126-01-01T00:00:00.000Z'
  const mail = { kind: 'password_reset' as const, created_at: later, next_attempt_at: later }
  await db
    .insertInto('mail_outbox')
    .values({ ...mail, user_id: userId })
    .execute()
  const newest = await recovery.findNewestResetMail(db, userId)
  if (newest === undefined) throw new Error('no mail')
  await recovery.deleteEarlierResets(db, userId, newest)
  // The newest one of all is another person's.
  await recovery.deleteResetMails(db, userId)
  expect(await recovery.findNewestResetMail(db, userId)).toBeUndefined()
  await sendSecondSteps(db, userId, theirs)
  await linkedin.deleteIdentities(db, userId)
  await linkedin.markVerifiedWithoutPassword(db, userId)
}

async function sendSecondSteps(db: Db, userId: string, { things }: Person): Promise<void> {
  const stepHash = hashToken(things.stepToken)
  expect(await twoStep.consumePending(db, userId, stepHash)).toBeUndefined()
  expect(await twoStep.consumeChallenge(db, userId, things.challenge)).toBeUndefined()
  expect(await twoStep.consumeChallenge(db, null, things.challenge)).toBeUndefined()
  expect(await twoStep.consumeCode(db, userId, things.recoveryCodeHash)).toBeUndefined()
  expect(await twoStep.findPasskey(db, userId, 'theirs')).toBeUndefined()
  await twoStep.recordPasskeyUse(db, userId, things.passkey, 1)
  expect(await twoStep.deletePasskey(db, userId, things.passkey)).toBeUndefined()
  await twoStep.deletePasskeys(db, userId)
  await twoStep.deleteCodes(db, userId)
}

const findEventId = async (db: Db, userId: string) =>
  (
    await db
      .selectFrom('security_events')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).id

const getSealed = (db: Db, userId: string) =>
  db
    .selectFrom('equal_employment_data')
    .select(['key_id', 'nonce', 'ciphertext'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
