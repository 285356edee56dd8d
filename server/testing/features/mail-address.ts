import { hash, type CreationContext, type OwnershipCases } from '../feature-test.ts'

/** Adds an address that can be decrypted if the server receives mail. */
async function createRows({ t, db, user, owned }: CreationContext) {
  if (t.config.mailIn === undefined) {
    const sealed = await db
      .selectFrom('calendars')
      .select(['key_id', 'nonce', 'ciphertext'])
      .where('user_id', '=', owned.user_id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('mail_addresses')
      .values({ ...owned, ...sealed, secret_hash: hash(user.email) })
      .execute()
    return
  }
  await t.rest('POST', '/api/mail/address', undefined, user)
  // The person already has the one event that the tests use.
  await db
    .deleteFrom('security_events')
    .where('user_id', '=', owned.user_id)
    .where('kind', '=', 'mail_address_made')
    .execute()
}

const cases: OwnershipCases = {
  'mailAddress.get': {},
  'mailAddress.make': {},
  'mailAddress.end': {},
}

export const mailAddress = { createRows, cases }
