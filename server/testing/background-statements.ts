import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Db } from '../db/client.ts'
import * as calendar from '../features/calendar/queries.ts'
import * as digests from '../features/notifications/queries.ts'
import * as folders from '../features/mail-folder/queries.ts'
import { listCalendarInterviews } from '../features/interviews/calendar-queries.ts'
import * as importedInterviews from '../features/interviews/import-queries.ts'
import * as interviews from '../features/interviews/queries.ts'
import * as accounts from '../features/auth/account-queries.ts'
import * as activities from '../features/activities/queries.ts'
import * as addresses from '../features/mail-address/queries.ts'
import * as documents from '../features/documents/queries.ts'
import * as emailChanges from '../features/auth/email-change-queries.ts'
import * as identities from '../features/auth/identity-queries.ts'
import * as imports from '../features/transfer/queries.ts'
import * as linkedin from '../features/auth/linkedin-queries.ts'
import * as mails from '../features/mail/queries.ts'
import * as packets from '../features/packets/queries.ts'
import * as profile from '../features/profile/queries.ts'
import * as pushes from '../features/notifications/push-queries.ts'
import { removeAdded } from '../features/jobs/remove-added.ts'
import * as security from '../features/security/queries.ts'
import * as tokens from '../features/tokens/queries.ts'
import * as twoStep from '../features/two-step/queries.ts'
import { findPlaces } from '../features/jobs/changes-queries.ts'
import { readRowVersions } from '../db/changed-tables.ts'
import { unmarkAllDeleted } from '../db/soft-delete.ts'
import * as devices from '../sessions/device-queries.ts'
import * as sessions from '../sessions/queries.ts'
import { hashToken } from '../sessions/token.ts'
import { hash, LATER } from './feature-test.ts'
import { DEVICE_HASH } from './features/auth.ts'
import type { Person } from './person.ts'

/**
 * Like `sendGuardedStatements`, for statements of background work (mails, notices, a calendar's
 * feed, keys) and those that only a sign-in or an account's import runs.
 */
export async function sendBackgroundStatements(
  db: Db,
  mine: Person,
  theirs: Person,
): Promise<void> {
  await sendMailStatements(db, mine.things.userId, theirs)
  await sendNoticeStatements(db, mine.things.userId, theirs)
  await sendImportStatements(db, mine.things.userId, theirs)
  await sendSealedStatements(db, mine.things.userId)
  await sendSignInStatements(db, mine.things.userId, theirs)
}

async function sendMailStatements(db: Db, userId: string, { things, user }: Person): Promise<void> {
  await mails.setProposedJob(db, userId, things.mail, null)
  expect(await mails.listJobsOfAddress(db, userId, user.email)).toEqual([])
  expect(await mails.listJobsOfThread(db, randomUUID(), [hash('thread')])).toEqual([])
  expect(await mails.findInvited(db, randomUUID(), hash('uid'))).toBeUndefined()
  await mails.deleteInvited(db, userId, hash('uid'))
  await expect(mails.findSequence(db, userId, things.interview)).rejects.toThrow()
  expect(await interviews.eraseUntouched(db, userId, things.interview)).toBe(false)
  await folders.keepProgress(db, userId, randomUUID(), { uid_validity: '1', last_uid: 1 })
  expect(await emailChanges.listUnnotifiedChanges(db, userId)).toEqual([])
  await emailChanges.markNotified(db, userId, things.emailChange)
}

async function sendNoticeStatements(db: Db, userId: string, { things, user }: Person) {
  await pushes.deleteSubscription(db, userId, things.pushSubscription)
  expect(await pushes.isSessionOpen(db, userId, hashToken(user.token))).toBe(false)
  expect(await pushes.findPushMessage(db, userId, things.pushMessage)).toBeUndefined()
  const window = { from: '2020-01-01T00:00:00.000Z', to: LATER, limit: 1 }
  await pushes.listDueFollowUps(db, window)
  await pushes.listSoonInterviews(db, window)
  expect(await digests.findDigestMail(db, userId, things.delivery)).toBeUndefined()
  expect(await digests.isDisabled(db, userId)).toBe(false)
  expect(await digests.lockDigest(db, userId)).toMatchObject({ user_id: userId })
  await digests.setNextDigest(db, userId, '2026-01-01', LATER)
  await digests.stopDigest(db, userId)
  const shown = JSON.stringify(await listCalendarInterviews(db, userId))
  expect(shown).not.toContain(things.interview)
}

async function sendImportStatements(db: Db, userId: string, { things }: Person): Promise<void> {
  const { deletedJob, deletedInterview, deletedDocument } = things
  expect((await unmarkAllDeleted(db, 'jobs', userId, [deletedJob])).present).toEqual(new Set())
  await activities.deleteSame(db, userId, { id: things.activity, text: 'theirs' })
  await importedInterviews.eraseDeletedAgain(db, userId, [deletedInterview])
  await profile.putProfile(db, userId, { city: 'New' })
  await imports.deleteOlderImports(db, userId, 1)
  const kept = [{ id: things.job, updated_at: LATER }]
  await removeAdded(db, userId, kept)
  expect(await documents.lockDeleted(db, userId, deletedDocument)).toBeUndefined()
  await documents.forgetSent(db, userId, things.sentDocument)
  expect(await documents.deleteDocument(db, userId, deletedDocument)).toBeUndefined()
  expect(await packets.sumPacketBytes(db, userId, things.job)).toBe(0)
  expect(await packets.listIds(db, randomUUID())).toEqual(new Set())
  await packets.deleteUnusedFiles(db, userId)
  expect(await findPlaces(db, userId, [things.job])).toEqual(new Map())
  await readRowVersions(db, userId)
  const read = [
    await importedInterviews.listIdentified(db, userId),
    await documents.listAnyDocuments(db, userId),
  ]
  expect(JSON.stringify(read)).not.toContain(things.interview)
  expect(JSON.stringify(read)).not.toContain(things.document)
}

/** Finds no row for an unknown person, and resealing one person's row changes nobody else's. */
async function sendSealedStatements(db: Db, userId: string): Promise<void> {
  const sealed = await calendar.lockCalendar(db, userId)
  if (sealed === undefined) throw new Error('no calendar')
  await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, ...sealed })
    .execute()
  const nobody = randomUUID()
  expect(await calendar.lockCalendar(db, nobody)).toBeUndefined()
  expect(await addresses.lockAddress(db, nobody)).toBeUndefined()
  expect(await folders.lockSealed(db, nobody)).toBeUndefined()
  expect(await twoStep.findSecret(db, nobody)).toBeUndefined()
  expect(await twoStep.lockSecret(db, nobody)).toBeUndefined()
  await calendar.resealCalendar(db, userId, sealed)
  await addresses.resealAddress(db, userId, sealed)
  await folders.reseal(db, userId, sealed)
  await twoStep.resealSecret(db, userId, sealed)
}

async function sendSignInStatements(db: Db, userId: string, { things, user }: Person) {
  const theirSession = hashToken(user.token)
  await accounts.updateUser(db, userId, { has_signed_in: true })
  await security.markSignedIn(db, userId)
  expect(await security.lockUser(db, userId)).toMatchObject({ id: userId })
  expect(await identities.findFreshSignIn(db, userId, things.sessionHash)).toBeUndefined()
  expect(await twoStep.isFromProviderNow(db, userId, things.sessionHash)).toBe(false)
  expect(await twoStep.takeStep(db, userId, 1)).toEqual({ user_id: userId })
  await linkedin.updateIdentityEmail(db, {
    user_id: userId,
    issuer: 'https://theirs.example',
    subject: things.userId,
    email: 'new@example.com',
  })
  await tokens.touchToken(db, userId, things.accessTokenHash)
  expect(await devices.findDevice(db, randomUUID(), DEVICE_HASH)).toBeUndefined()
  await devices.deleteSurplusDevices(db, userId)
  await sessions.deleteSurplusSessions(db, userId, 10)
  // Another user's session on the same device must not keep mine.
  await sessions.deleteOtherSessions(db, userId, theirSession)
  expect(await devices.findDevice(db, userId, DEVICE_HASH)).toBeUndefined()
}
