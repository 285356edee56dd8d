import type { Insertable } from 'kysely'
import { EMAIL_TAKEN } from '#src/auth/account.ts'
import { toAccountKey } from '#src/auth/account-key.ts'
import { PASSWORD_MAX_LENGTH } from '#src/auth/password.ts'
import type {
  LoginResponse,
  LoginInput,
  Me,
  RegisteredUser,
  RegisterInput,
} from '#src/auth/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import type { UsersTable } from '../../db/tables/accounts.ts'
import { Conflict, NotSignedIn, SecondStepNeeded } from '../../errors.ts'
import { openSession, recordSecurityEvent, recordInBackground } from '../security/index.ts'
import { findDevice } from '../../sessions/device-queries.ts'
import { hashDevice } from '../../sessions/device-cookie.ts'
import { checkPassword } from './check-password.ts'
import {
  LOGINS_PER_ACCOUNT,
  LOGINS_PER_ADDRESS,
  LOGINS_PER_DEVICE,
  REGISTRATIONS_PER_ADDRESS,
} from './limits.ts'
import { hashPassword } from './password.ts'
import { isReserved } from './email-change-queries.ts'
import { checkMayRegister, consumeInvitation } from './invitations.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/**
 * Creates the account; signs nobody in.
 * @throws Conflict if the email address is taken, Forbidden if registration is not open to this
 * person, TooManyRequests
 */
export async function register(ctx: Context, input: RegisterInput): Promise<RegisteredUser> {
  const checks = [{ rule: REGISTRATIONS_PER_ADDRESS, subject: ctx.clientAddress }]
  const user = await ctx.limiter.run(
    checks,
    () => createAccount(ctx, input),
    () => true,
  )
  if (user === undefined) throw new Conflict(EMAIL_TAKEN)
  return user
}

async function createAccount(ctx: Context, input: RegisterInput) {
  const { email, first_name, last_name, invite } = input
  await checkMayRegister(ctx, email, invite)
  const password_hash = await hashPassword(input.password, ctx.passwordCost)
  return ctx.db.transaction().execute(async (trx) => {
    const names = { first_name, last_name }
    const user = await insertAccount(ctx, trx, { email, password_hash }, names)
    if (user === undefined) return undefined
    // The former address of an account must not be registered by somebody else to prevent taking it
    // back.
    if (await isReserved(trx, toAccountKey(email), user.id)) throw new Conflict(EMAIL_TAKEN)
    await consumeInvitation(ctx, trx, email, invite)
    await recordSecurityEvent(trx, ctx, user.id, 'registered')
    return { ...user, ...names }
  })
}

/** Inserts the user and every feature's initial rows. Returns undefined if the address is taken. */
export async function insertAccount(
  { accountParts, language }: Pick<Context, 'accountParts' | 'language'>,
  trx: Db,
  user: Omit<Insertable<UsersTable>, 'email_key'>,
  names: { first_name: string; last_name: string },
) {
  const inserted = await queries.insertUser(trx, {
    ...user,
    email_key: toAccountKey(user.email),
    // Null means English too, and follows a later change of the browser's language.
    language: language === 'en' ? null : language,
  })
  if (inserted === undefined) return undefined
  for (const { created } of accountParts) await created?.(trx, { user_id: inserted.id, ...names })
  return inserted
}

/**
 * Opens a session. An unknown user and a wrong password cannot be told apart, nor by timing.
 * @throws NotSignedIn if they do not match, SecondStepNeeded if the account requires one,
 * TooManyRequests after too many wrong passwords.
 */
export async function login(ctx: Context, input: LoginInput): Promise<LoginResponse> {
  // No account has such a password, and hashing it would be useless work.
  if (input.password.length > PASSWORD_MAX_LENGTH) throw new NotSignedIn(WRONG_LOGIN)
  const key = toAccountKey(input.username)
  const user = await queries.findUserByLogin(ctx.db, key)
  const isRight = await ctx.limiter.run(
    await findLoginChecks(ctx, user?.id, key),
    () => checkPassword(ctx, user?.id ?? key, user?.password_hash, input.password),
    (matches) => !matches,
  )
  if (!isRight || user?.password_hash == null) {
    recordInBackground(ctx.db, ctx, user?.id, 'sign_in_failed')
    throw new NotSignedIn(WRONG_LOGIN)
  }
  const { id, password_hash } = user
  const isStillValid = async (trx: Db) =>
    (await queries.findPasswordHash(trx, id)) === password_hash
  const step = await ctx.secondStep?.begin(ctx, id, { method: 'password', isStillValid })
  if (step !== undefined) throw new SecondStepNeeded(step)
  const session = await openSession(ctx, id, { isStillValid })
  if (session === undefined) throw new NotSignedIn(WRONG_LOGIN)
  return { access_token: session.token, token_type: 'bearer' }
}

/** A device that has signed in before has its own count, so that strangers cannot lock it out. */
async function findLoginChecks(ctx: Context, userId: string | undefined, key: string) {
  const { deviceToken } = ctx
  if (deviceToken !== undefined) {
    // Also looked up for unknown users, so that the timing does not reveal whether the account
    // exists.
    const hash = hashDevice(userId ?? '', deviceToken)
    const device = await findDevice(ctx.db, userId ?? NOBODY, hash)
    if (device !== undefined) return [{ rule: LOGINS_PER_DEVICE, subject: hash }]
  }
  return [
    // The address is checked first, so that invented names leave no rows once it is refused.
    { rule: LOGINS_PER_ADDRESS, subject: ctx.clientAddress },
    { rule: LOGINS_PER_ACCOUNT, subject: userId ?? key },
  ]
}

/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const WRONG_LOGIN = t('Invalid username or password')

/** The signed-in account. @throws NotSignedIn if it was deleted */
export async function getMe({ db, config }: Context, userId: string): Promise<Me> {
  const me = await queries.findMe(db, userId)
  if (me === undefined) throw new NotSignedIn()
  return { ...me, has_password: me.has_password && config.hasPasswordLogin }
}
