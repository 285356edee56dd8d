import { EMAIL_TAKEN } from '#src/auth/account.ts'
import { toAccountKey } from '#src/auth/account-key.ts'
import {
  ADDRESS_IN_USE,
  EMAIL_CONFIRMED,
  type EmailConfirmed,
  type EmailLink,
  type EmailLinkInput,
  INVALID_EMAIL_LINK,
  type TakenBack,
} from '#src/auth/email-change.ts'
import { RESET_TTL_MINUTES } from '#src/auth/constants.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { Conflict, InvalidInput, NotFound } from '../../errors.ts'
import { createToken, hashToken } from '../../sessions/token.ts'
import { recordSecurityEvent } from '../security/index.ts'
import * as changes from './email-change-queries.ts'
import { endAccess, endLinks } from './end-access.ts'
import * as queries from './queries.ts'
import * as recovery from './recovery-queries.ts'
import { toConflict } from './name-conflict.ts'
import { t } from '#src/language/t.ts'

/**
 * Changes the email address of a locked account: with a mail server once the mailed link is opened,
 * without one at once. Cancels pending changes.
 * @throws Conflict if the address is taken
 */
export async function changeEmail(
  ctx: Context,
  trx: Db,
  userId: string,
  email: string,
): Promise<void> {
  await endLinks(trx, userId)
  const emailKey = toAccountKey(email)
  const holder = await queries.findUserByEmailKey(trx, emailKey)
  if (holder !== undefined || (await changes.isReserved(trx, emailKey, userId))) {
    throw new Conflict(EMAIL_TAKEN)
  }
  const { id } = await changes.insertChange(trx, userId, email)
  if (ctx.config.smtpUrl !== undefined) {
    await recordSecurityEvent(trx, ctx, userId, 'email_change_requested', { detail: email })
    await changes.insertConfirmMail(trx, userId, ctx.language)
    return
  }
  await changes.confirmChange(trx, userId, id)
  await changes.setEmail(trx, userId, { email, emailKey, isProven: false })
  await recordSecurityEvent(trx, ctx, userId, 'email_changed', { detail: email })
  await changes.insertChangedMail(trx, userId)
}

/** Cancels a change of address whose link has not been opened. @throws NotFound if there is none */
export async function cancelEmailChange({ db }: Context, userId: string): Promise<void> {
  const deleted = await db.transaction().execute(async (trx) => {
    await recovery.lockUser(trx, userId)
    return changes.deleteWaitingChange(trx, userId)
  })
  if (deleted === undefined)
    throw new NotFound(t('No new email address is waiting to be confirmed'))
}

/** Describes what a link does, to anyone who has it. */
export async function describeEmailLink(
  ctx: Context,
  { token }: EmailLinkInput,
): Promise<EmailLink> {
  const tokenHash = hashToken(token)
  const [toNew, toFormer] = await Promise.all([
    changes.findLink(ctx.db, tokenHash, 'confirm'),
    changes.findLink(ctx.db, tokenHash, 'take_back'),
  ])
  const link = toNew ?? toFormer
  if (link === undefined) return { is_good: false, email: null, is_mine: false }
  const session = await ctx.readSession()
  return {
    is_good: true,
    email: toNew ? link.new_email : link.old_email,
    is_mine: session?.userId === link.user_id,
  }
}

/**
 * Activates the new address by its mailed token. Opening the same link again returns the same,
 * until the address changes again.
 * @throws InvalidInput if the link is invalid or expired, Conflict if the address has been taken
 * since
 */
export async function confirmEmail(
  ctx: Context,
  { token }: EmailLinkInput,
): Promise<EmailConfirmed> {
  const tokenHash = hashToken(token)
  const link = await changes.findLink(ctx.db, tokenHash, 'confirm')
  if (link === undefined) throw new InvalidInput(INVALID_EMAIL_LINK)
  const { user_id: userId, new_email: email } = link
  const emailKey = toAccountKey(email)
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const user = await recovery.lockUser(trx, userId)
      const change = await changes.findLink(trx, tokenHash, 'confirm')
      const isDone = change !== undefined && change.confirmed_at !== null
      if (isDone && user?.email_key === emailKey) return
      if (change === undefined || isDone) throw new InvalidInput(INVALID_EMAIL_LINK)
      await changes.confirmChange(trx, userId, change.id)
      await changes.setEmail(trx, userId, { email, emailKey, isProven: true })
      // This change is not pending any more, so its links are kept and report that it is done.
      await endLinks(trx, userId)
      await changes.insertChangedMail(trx, userId)
      await recordSecurityEvent(trx, ctx, userId, 'email_changed', { detail: email })
    })
    .catch(toConflict)
  ctx.outbox.wake()
  return { message: EMAIL_CONFIRMED, email }
}

/**
 * Returns an account to the owner of its former address, by the mailed token. Ends the password,
 * all sessions and other access, pending changes, and the identities that were not linked while
 * that address was confirmed.
 * @throws InvalidInput if the link is invalid or expired, Conflict if another account has the
 * address
 */
export async function takeBack(ctx: Context, { token }: EmailLinkInput): Promise<TakenBack> {
  const tokenHash = hashToken(token)
  const link = await changes.findLink(ctx.db, tokenHash, 'take_back')
  if (link === undefined) throw new InvalidInput(INVALID_EMAIL_LINK)
  const { user_id: userId } = link
  return ctx.db
    .transaction()
    .execute(async (trx) => {
      await recovery.lockUser(trx, userId)
      const change = await changes.findLink(trx, tokenHash, 'take_back')
      if (change === undefined) throw new InvalidInput(INVALID_EMAIL_LINK)
      await changes.restoreEmail(trx, userId, change.id)
      await changes.deleteIdentitiesOfOthers(trx, userId, change.id)
      await changes.deleteChangesSince(trx, userId, change.id)
      await endAccess(ctx, trx, userId)
      await recordSecurityEvent(trx, ctx, userId, 'email_taken_back')
      return {
        email: change.old_email ?? '',
        reset_token: ctx.config.hasPasswordLogin ? await issueReset(trx, userId) : null,
      }
    })
    .catch((error: unknown) => toConflict(error, ADDRESS_IN_USE))
}

async function issueReset(trx: Db, userId: string): Promise<string> {
  const token = createToken()
  const tokenHash = hashToken(token)
  await recovery.insertReset(trx, { tokenHash, userId, ttlMinutes: RESET_TTL_MINUTES })
  return token
}
