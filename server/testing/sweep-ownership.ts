import { expect } from 'vitest'
import { deleteOutdatedChanges } from '../db/changed-tables.ts'
import type { Db } from '../db/client.ts'
import {
  insertChangedMail,
  requeueUnnotifiedChanges,
} from '../features/auth/email-change-queries.ts'
import { eraseDeletedContacts } from '../features/contacts/erase-queries.ts'
import { emptyDeletedInterviews } from '../features/interviews/queries.ts'
import { eraseDeletedJobs } from '../features/jobs/queries.ts'
import { LATER } from './feature-test.ts'
import type { Person } from './person.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Sweeps one person's deleted rows that have the same ids as another person's rows, as after
 * importing the other's export. The caller checks that the other's rows have not changed.
 */
export async function sweepTwins(db: Db, mine: Person, { things }: Person): Promise<void> {
  const { userId } = mine.things
  const deleted = { user_id: userId, deleted_at: LONG_AGO }
  await db
    .insertInto('jobs')
    .values({
      ...deleted,
      id: things.job,
      company: 'mine',
      position: 'mine',
      status: 'applied',
      application_date: '2020-01-01',
      notes: null,
    })
    .execute()
  await db
    .insertInto('contacts')
    .values({ ...deleted, id: things.contact, name: 'mine', name_key: 'mine', kind: 'other' })
    .execute()
  await db
    .insertInto('interviews')
    .values({ ...deleted, id: things.interview, job_id: things.job })
    .execute()
  await emptyDeletedInterviews(db, DAY_MS)
  await eraseDeletedContacts(db, DAY_MS)
  await eraseDeletedJobs(db, DAY_MS)
  await deleteOutdatedChanges(db)
}

/**
 * Checks that a mail about a changed address is sent again although one to another person is
 * waiting.
 */
export async function expectMailedAgain(db: Db, mine: Person, other: Person): Promise<void> {
  const { email, userId: user_id } = mine.things
  await insertChangedMail(db, other.things.userId)
  const former = { old_email: `former-${email}`, old_email_key: `former-${email}` }
  await db
    .insertInto('email_changes')
    .values({ user_id, new_email: email, ...former, confirmed_at: LONG_AGO, expires_at: LATER })
    .execute()
  await requeueUnnotifiedChanges(db)
  const mails = db.selectFrom('mail_outbox').select('user_id').where('user_id', '=', user_id)
  expect(await mails.where('kind', '=', 'email_changed').execute()).toEqual([{ user_id }])
}
