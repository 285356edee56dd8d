import {
  type DeleteAccountInput,
  EMAIL_TAKEN,
  PASSWORD_NEEDED,
  type UpdateAccountInput,
  USERNAME_TAKEN,
  WRONG_CONFIRMATION,
  WRONG_CURRENT_PASSWORD,
} from '#src/auth/account.ts'
import { toAccountKey } from '#src/auth/account-key.ts'
import type { Me } from '#src/auth/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { Conflict, InvalidInput, NotSignedIn } from '../../errors.ts'
import { recordSecurityEvent } from '../security/index.ts'
import * as queries from './account-queries.ts'
import { isOwnPassword } from './change-password.ts'
import * as recovery from './recovery-queries.ts'
import { getMe } from './service.ts'

type Changes = ReturnType<typeof toChanges>
type Account = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>

/**
 * Changes only the fields that are sent.
 * @throws InvalidInput when none is sent or the password is not right, Conflict, TooManyRequests
 */
export async function updateAccount(
  ctx: Context,
  userId: string,
  input: UpdateAccountInput,
): Promise<Me> {
  const account = await getAccount(ctx, userId)
  const changes = toChanges(account, input)
  if (Object.keys(changes).length === 0) throw new InvalidInput('Nothing to change was sent')
  const isNewAddress = changes.email_verified_at !== undefined
  if (isNewAddress && account.password_hash !== null) {
    if (!input.current_password) throw new InvalidInput(PASSWORD_NEEDED)
    await checkPassword(ctx, userId, account.password_hash, input.current_password)
  }
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const updated = await queries.updateUser(trx, userId, account.password_hash, changes)
      if (updated === undefined) throw new InvalidInput(WRONG_CURRENT_PASSWORD)
      await recordChanges(trx, ctx, userId, changes)
      if (!isNewAddress) return
      // Links that were sent to the former address.
      await recovery.deleteResets(trx, userId)
      await recovery.deleteResetMails(trx, userId)
    })
    .catch(toConflict)
  return getMe(ctx, userId)
}

async function recordChanges(trx: Db, ctx: Context, userId: string, changes: Changes) {
  if (changes.username !== undefined) {
    await recordSecurityEvent(trx, ctx, userId, 'username_changed')
  }
  if (changes.email_verified_at !== undefined) {
    await recordSecurityEvent(trx, ctx, userId, 'email_changed', { detail: changes.email })
  }
}

/**
 * Erases the account and all the person's data. Rows are deleted with the user's row; files right
 * after it, or by the next sweep if the storage is down.
 * @throws InvalidInput when the password (without one, the address) is not right, TooManyRequests
 */
export async function deleteAccount(
  ctx: Context,
  userId: string,
  { password, email }: DeleteAccountInput,
): Promise<void> {
  const account = await getAccount(ctx, userId)
  if (account.password_hash !== null) {
    await checkPassword(ctx, userId, account.password_hash, password ?? '')
  } else if (toAccountKey(email ?? '') !== account.email_key) {
    throw new InvalidInput(WRONG_CONFIRMATION)
  }
  await eraseAccount(ctx, userId)
}

/** Without asking anybody. */
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

async function checkPassword(ctx: Context, userId: string, passwordHash: string, password: string) {
  const isRight = await isOwnPassword(ctx, { userId, passwordHash, password })
  if (!isRight) throw new InvalidInput(WRONG_CURRENT_PASSWORD)
}

/** A new address is unverified; another spelling of the same address is not new. */
function toChanges(
  { email_key }: Account,
  { email, username, third_party_icons }: UpdateAccountInput,
) {
  const key = email === undefined ? undefined : toAccountKey(email)
  return {
    ...(email !== undefined && { email, email_key: key }),
    ...(key !== undefined && key !== email_key && { email_verified_at: null }),
    ...(username !== undefined && {
      username,
      username_key: username === null ? null : toAccountKey(username),
    }),
    ...(third_party_icons !== undefined && { third_party_icons }),
  }
}

const TAKEN: Record<string, string> = {
  users_email_key: EMAIL_TAKEN,
  users_username_key: USERNAME_TAKEN,
}

/** The database decides, so that of two concurrent requests only one gets the name. */
function toConflict(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  const taken = typeof constraint === 'string' ? TAKEN[constraint] : undefined
  throw taken === undefined ? error : new Conflict(taken)
}
