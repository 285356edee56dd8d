import { toAccountKey } from '#src/auth/account-key.ts'
import {
  type ForgotPasswordInput,
  INVALID_RESET_TOKEN,
  type ResetPasswordInput,
  resetPasswords,
} from '#src/auth/recovery.ts'
import type { Context } from '../../context.ts'
import { InvalidInput, RefusedInput } from '../../errors.ts'
import { recordSecurityEvent } from '../security/index.ts'
import * as changes from './email-change-queries.ts'
import { endAccess } from './end-access.ts'
import * as identities from './identity-queries.ts'
import {
  LOGINS_PER_ACCOUNT,
  OWN_PASSWORD_CHECKS,
  RESETS_PER_ACCOUNT,
  RESETS_PER_ADDRESS,
} from './limits.ts'
import { hashPassword } from './password.ts'
import * as queries from './queries.ts'
import * as recovery from './recovery-queries.ts'
import { hashToken } from '../../sessions/token.ts'

/**
 * Requests a link by mail. Neither the response nor its time shows whether the account exists.
 * @throws TooManyRequests
 */
export async function requestReset(ctx: Context, { email }: ForgotPasswordInput): Promise<void> {
  const key = toAccountKey(email)
  const checks = [
    { rule: RESETS_PER_ADDRESS, subject: ctx.clientAddress },
    { rule: RESETS_PER_ACCOUNT, subject: key },
  ]
  await ctx.limiter.run(
    checks,
    () => recovery.insertResetMail(ctx.db, key, ctx.language),
    () => true,
  )
  ctx.outbox.wake()
}

/**
 * Sets a new password by the token of a link, and ends every session of the account, and the
 * identities that were linked before its address was confirmed.
 * @throws InvalidInput if the token is invalid or expired, RefusedInput with the broken password
 * rules, which keeps the token valid
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<void> {
  const tokenHash = hashToken(input.token)
  // Checked first, so that only a valid token can make the server hash a password.
  const found = await recovery.findReset(ctx.db, tokenHash)
  if (found === undefined) throw new InvalidInput(INVALID_RESET_TOKEN)
  const refused = resetPasswords.safeParse(input).error
  if (refused) throw new RefusedInput(refused.issues.map(({ message }) => message))
  const passwordHash = await hashPassword(input.new_password, ctx.passwordCost)
  const userId = found.user_id
  await ctx.db.transaction().execute(async (trx) => {
    const user = await recovery.lockUser(trx, userId)
    const taken = await recovery.consumeReset(trx, tokenHash)
    if (taken === undefined) throw new InvalidInput(INVALID_RESET_TOKEN)
    await identities.deleteUnconfirmed(trx, userId)
    if (user?.email_verified_at === null) await changes.deleteUnconfirmedTakeBacks(trx, userId)
    await queries.setPassword(trx, userId, { passwordHash, isEmailProven: true })
    await endAccess(ctx, trx, userId)
    await recordSecurityEvent(trx, ctx, userId, 'password_reset')
  })
  // The person has guessed wrong before asking for the link; the new password must work at once.
  for (const rule of [LOGINS_PER_ACCOUNT, OWN_PASSWORD_CHECKS]) {
    await ctx.limiter.forget({ rule, subject: userId })
  }
}
