import {
  type DeleteAccountInput,
  freshSignInNeeded,
  PASSWORD_NEEDED,
  type UpdateAccountInput,
  WRONG_CONFIRMATION,
  WRONG_CURRENT_PASSWORD,
} from '#src/auth/account.ts'
import { toAccountKey } from '#src/auth/account-key.ts'
import type { Me } from '#src/auth/schema.ts'
import type { Context } from '../../context.ts'
import { Forbidden, InvalidInput, NotSignedIn } from '../../errors.ts'
import { recordSecurityEvent } from '../security/index.ts'
import type { Session } from '../../sessions/lucia.ts'
import { hashToken } from '../../sessions/token.ts'
import * as queries from './account-queries.ts'
import { isOwnPassword } from './change-password.ts'
import { changeEmail } from './email-change.ts'
import { findFreshSignIn } from './identity-queries.ts'
import { EMAIL_CHANGES_PER_ACCOUNT, EMAIL_CHANGES_PER_TARGET } from './limits.ts'
import { getMe } from './service.ts'
import { toConflict } from './name-conflict.ts'
import { t } from '#src/language/t.ts'

type Account = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>

/**
 * Changes only the fields that are sent. A new email address may have to be confirmed first
 * (docs/behaviour.md#changing-the-e-mail-address).
 * @throws InvalidInput if none is sent or the password is wrong, Forbidden without a fresh sign-in
 * if there is no password, Conflict, TooManyRequests
 */
export async function updateAccount(
  ctx: Context & { session: Session },
  input: UpdateAccountInput,
): Promise<Me> {
  const { userId } = ctx.session
  const account = await getAccount(ctx, userId)
  const email = findNewAddress(account, input)
  const changes = toChanges(input, email)
  if (Object.keys(changes).length === 0 && email === undefined) {
    throw new InvalidInput(t('Nothing to change was sent'))
  }
  const save = () =>
    ctx.db
      .transaction()
      .execute(async (trx) => {
        const expected = { password_hash: account.password_hash, email_key: account.email_key }
        if ((await queries.lockAccount(trx, userId, expected)) === undefined) {
          throw new InvalidInput(WRONG_CURRENT_PASSWORD)
        }
        if (Object.keys(changes).length > 0) await queries.updateUser(trx, userId, changes)
        if (changes.username !== undefined) {
          await recordSecurityEvent(trx, ctx, userId, 'username_changed')
        }
        if (email !== undefined) await changeEmail(ctx, trx, userId, email)
      })
      .catch(toConflict)
  if (email === undefined) await save()
  else {
    await proveOwner(ctx, account, input.current_password, PASSWORD_NEEDED)
    await limitMails(ctx, email, save)
  }
  return getMe(ctx, userId)
}

/**
 * Erases the account and all of the person's data. Rows are deleted with the user's row; files
 * right after it, or by the next sweep if the storage is down.
 * @throws InvalidInput if the password (without one, the address) is wrong, Forbidden without a
 * fresh sign-in if there is no password, TooManyRequests
 */
export async function deleteAccount(
  ctx: Context & { session: Session },
  { password, email }: DeleteAccountInput,
): Promise<void> {
  const { userId } = ctx.session
  const account = await getAccount(ctx, userId)
  if (!hasPassword(ctx, account) && toAccountKey(email ?? '') !== account.email_key) {
    throw new InvalidInput(WRONG_CONFIRMATION)
  }
  await proveOwner(ctx, account, password, WRONG_CURRENT_PASSWORD)
  await eraseAccount(ctx, userId)
}

/** Erases the account without any confirmation. */
export async function eraseAccount(
  services: Pick<Context, 'db' | 'files' | 'log' | 'accountParts'>,
  userId: string,
): Promise<void> {
  const afterwards: (() => Promise<void>)[] = []
  for (const { beforeErasure } of services.accountParts) {
    if (beforeErasure) afterwards.push(await beforeErasure({ ...services, userId }))
  }
  await queries.deleteUser(services.db, userId)
  for (const finish of afterwards) await finish()
}

async function getAccount({ db }: Context, userId: string): Promise<Account> {
  const account = await queries.findAccount(db, userId)
  if (account === undefined) throw new NotSignedIn()
  return account
}

const hasPassword = ({ config }: Context, { password_hash }: Account) =>
  config.hasPasswordLogin && password_hash !== null

/**
 * Verifies the owner by the password; without one, by a sign-in at the provider within the last
 * minutes.
 */
async function proveOwner(
  ctx: Context & { session: Session },
  account: Account,
  password: string | undefined,
  missing: string,
): Promise<void> {
  const { userId, token } = ctx.session
  if (!hasPassword(ctx, account)) {
    const fresh = await findFreshSignIn(ctx.db, userId, hashToken(token))
    if (fresh === undefined) throw new Forbidden(freshSignInNeeded(ctx.config.providerName))
    return
  }
  if (!password) throw new InvalidInput(missing)
  const claim = { userId, passwordHash: account.password_hash, password }
  if (!(await isOwnPassword(ctx, claim))) throw new InvalidInput(WRONG_CURRENT_PASSWORD)
}

/** Prevents sending many mails to a stranger. */
async function limitMails(
  ctx: Context & { session: Session },
  email: string,
  save: () => Promise<void>,
) {
  if (ctx.config.smtpUrl === undefined) await save()
  else {
    const checks = [
      { rule: EMAIL_CHANGES_PER_ACCOUNT, subject: ctx.session.userId },
      { rule: EMAIL_CHANGES_PER_TARGET, subject: toAccountKey(email) },
    ]
    await ctx.limiter.run(checks, save, () => true)
  }
  ctx.outbox.wake()
}

/** Another spelling of the same address is not new. */
const findNewAddress = ({ email_key }: Account, { email }: UpdateAccountInput) =>
  email !== undefined && toAccountKey(email) !== email_key ? email : undefined

const toChanges = (
  { email, username, third_party_icons, language }: UpdateAccountInput,
  newAddress: string | undefined,
) => ({
  ...(email !== undefined && newAddress === undefined && { email }),
  ...(username !== undefined && {
    username,
    username_key: username === null ? null : toAccountKey(username),
  }),
  ...(third_party_icons !== undefined && { third_party_icons }),
  ...(language !== undefined && { language }),
})
