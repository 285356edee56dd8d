import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { createToken } from '../../sessions/token.ts'
import { PASSWORD } from '../app.ts'
import {
  type Fields,
  hostileText,
  hostileValue,
  mostly,
  rarely,
  shortText,
} from '../arbitraries.ts'
import { byId, hash, LATER, type CreationContext, type OwnershipCases } from '../feature-test.ts'

/** A valid token of a user's reset, as in a mail. */
export const RESET_TOKEN = createToken()

const newPassword = 'Another-horse-2!'

/** The hash of a browser with which every user has signed in. */
export const DEVICE_HASH = hash('device')

async function createRows({ db, owned, mark, user: { email, token } }: CreationContext) {
  const resetToken = randomBytes(32).toString('base64url')
  const otherSessionHash = hash(randomUUID())
  const sessions = await db
    .insertInto('sessions')
    .values([
      { ...owned, id: hash(token), device_hash: DEVICE_HASH, expires_at: LATER },
      {
        ...owned,
        id: otherSessionHash,
        expires_at: LATER,
        user_agent: `${mark}/1.0`,
        provider_at: new Date().toISOString(),
      },
    ])
    .returning('public_id')
    .execute()
  await db
    .insertInto('known_devices')
    .values({ ...owned, token_hash: DEVICE_HASH })
    .execute()
  const [identity] = await db
    .insertInto('identities')
    .values({ ...owned, issuer: `https://${mark}.example`, subject: owned.user_id, email })
    .returning('id')
    .execute()
  const [confirmToken, takeBackToken] = [randomUUID(), randomUUID()]
  const former = `${mark}-former-${randomUUID()}@example.com`
  const changes = await db
    .insertInto('email_changes')
    .values([
      { ...owned, new_email: `${mark}-next-${randomUUID()}@example.com`, expires_at: LATER },
      {
        ...owned,
        new_email: email,
        old_email: former,
        old_email_key: former,
        confirmed_at: '2026-01-01T00:00:00.000Z',
        told_at: '2026-01-01T00:00:00.000Z',
        expires_at: LATER,
      },
    ])
    .returning('id')
    .execute()
  const purposes = ['confirm', 'take_back'] as const
  await db
    .insertInto('email_links')
    .values(
      purposes.map((purpose, i) => ({
        ...owned,
        purpose,
        change_id: changes[i]?.id ?? '',
        token_hash: hash(purpose === 'confirm' ? confirmToken : takeBackToken),
      })),
    )
    .execute()
  await db
    .insertInto('password_resets')
    .values({ ...owned, token_hash: hash(resetToken), expires_at: LATER })
    .execute()
  // Requested before the token was created, and never sent, since it is due in a hundred years.
  await db
    .insertInto('mail_outbox')
    .values({
      ...owned,
      kind: 'password_reset',
      next_attempt_at: LATER,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()
  return {
    /** A session that a provider opened just now. */
    session: sessions[1]?.public_id ?? '',
    sessionHash: otherSessionHash,
    resetToken,
    identity: identity?.id ?? '',
    emailChange: changes[0]?.id ?? '',
    confirmToken,
    takeBackToken,
  }
}

const fields: Fields = {
  first_name: mostly(shortText),
  lastName: mostly(shortText),
  email: mostly(fc.oneof({ weight: 5, arbitrary: fc.emailAddress() }, hostileText)),
  username: mostly(shortText),
  password: mostly(fc.constantFrom('Aa1!aaaa', 'Aa1!bbbb', 'Aa1!cccc', '\ud800Aa1!aaaa')),
  // Rare, because a wrong one invalidates an otherwise valid input.
  confirmPassword: rarely(hostileValue),
  third_party_icons: mostly(fc.boolean()),
  token: mostly(fc.constant(RESET_TOKEN)),
  current_password: mostly(fc.constant(PASSWORD)),
  new_password: mostly(fc.constant('Aa1!aaaa')),
  confirm_password: mostly(fc.constant('Aa1!aaaa')),
}

const cases: OwnershipCases = {
  'auth.register': {
    input: () => ({
      first_name: 'New',
      last_name: 'New',
      password: PASSWORD,
      email: `${randomUUID()}@example.com`,
    }),
  },
  'auth.invitation': { input: () => ({ token: 'x' }) },
  // A passkey is the account's second step.
  'auth.login': { input: ({ email }) => ({ username: email, password: PASSWORD }), own: 403 },
  'auth.logout': {},
  'auth.forgotPassword': { input: ({ email }) => ({ email }) },
  'auth.resetPassword': {
    input: ({ resetToken: token }) => ({
      token,
      new_password: newPassword,
      confirm_password: newPassword,
    }),
  },
  'auth.changePassword': {
    input: () => ({
      current_password: PASSWORD,
      new_password: newPassword,
      confirm_password: newPassword,
    }),
  },
  'auth.me': {},
  'auth.updateAccount': {
    input: () => ({ email: `${randomUUID()}@example.com`, current_password: PASSWORD }),
    mixed: () => [{ third_party_icons: true }],
  },
  'auth.deleteAccount': { input: () => ({ password: PASSWORD }) },
  'auth.cancelEmailChange': {},
  'auth.emailLink': { input: ({ confirmToken: token }) => ({ token }) },
  'auth.confirmEmail': { input: ({ confirmToken: token }) => ({ token }) },
  'auth.takeBack': { input: ({ takeBackToken: token }) => ({ token }) },
  'auth.identities': {},
  'auth.unlinkIdentity': { input: byId('identity'), foreign: 404 },
  'auth.sessions': {},
  'auth.endSession': { input: byId('session'), foreign: 404 },
  'auth.endOtherSessions': {},
}

export const auth = { createRows, fields, cases }
