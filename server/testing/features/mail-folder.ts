import fc from 'fast-check'
import { type Fields, mostly, shortText } from '../arbitraries.ts'
import { LATER, type CreationContext, type OwnershipCases } from '../feature-test.ts'

/** Adds a folder that is never due and whose password cannot be decrypted. */
async function createRows({ db, owned, mark }: CreationContext) {
  const sealed = await db
    .selectFrom('calendars')
    .select(['key_id', 'nonce', 'ciphertext'])
    .where('user_id', '=', owned.user_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('mail_folders')
    .values({
      ...owned,
      ...sealed,
      host: 'imap.example.com',
      port: 993,
      username: mark,
      folder: mark,
      next_check_at: LATER,
      uid_validity: null,
      lease: null,
      checked_at: null,
      problem: null,
    })
    .execute()
}

const fields: Fields = {
  host: mostly(fc.constantFrom('127.0.0.1', 'localhost', 'imap.invalid')),
  port: mostly(fc.constantFrom(993, 143, 25, 0)),
  username: mostly(shortText),
  password: mostly(shortText),
  folder: mostly(shortText),
}

const cases: OwnershipCases = {
  'mailFolder.get': {},
  // The test's server resolves no names.
  'mailFolder.connect': {
    input: () => ({ host: 'imap.new.example', username: 'New', password: 'New' }),
    own: 400,
  },
  'mailFolder.check': {},
  'mailFolder.end': {},
}

export const mailFolder = { createRows, fields, cases }
