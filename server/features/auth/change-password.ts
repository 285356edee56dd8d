import { PASSWORD_MAX_LENGTH } from '#src/auth/password.ts'
import { passwordsAreOff } from '#src/auth/schema.ts'
import type { ChangePasswordInput } from '#src/auth/recovery.ts'
import type { Context } from '../../context.ts'
import { Forbidden, InvalidInput } from '../../errors.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { endLinks } from './end-access.ts'
import { OWN_PASSWORD_CHECKS } from './limits.ts'
import type { Session } from '../../sessions/lucia.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './password.ts'
import * as queries from './queries.ts'
import * as recovery from './recovery-queries.ts'
import { deleteOtherSessions } from '../../sessions/queries.ts'
import { hashToken } from '../../sessions/token.ts'
import { t } from '#src/language/t.ts'

const WRONG_CURRENT_PASSWORD = t('Current password is incorrect')
const NO_PASSWORD = t(
  'Your account has no password yet. To set one, sign out and choose “Forgot password?”.',
)

/**
 * Sets a new password and ends every other session of the account.
 * @throws InvalidInput if the current password is wrong or the account has none, TooManyRequests
 */
export async function changePassword(
  ctx: Context & { session: Session },
  { current_password, new_password }: ChangePasswordInput,
): Promise<void> {
  const { userId, token } = ctx.session
  const { hasPasswordLogin, providerName } = ctx.config
  if (!hasPasswordLogin) throw new Forbidden(passwordsAreOff(providerName))
  const current = await queries.findPasswordHash(ctx.db, userId)
  if (current == null) throw new InvalidInput(NO_PASSWORD)
  if (!(await isOwnPassword(ctx, { userId, passwordHash: current, password: current_password }))) {
    throw new InvalidInput(WRONG_CURRENT_PASSWORD)
  }
  const passwordHash = await hashPassword(new_password, ctx.passwordCost)
  await ctx.db.transaction().execute(async (trx) => {
    await recovery.lockUser(trx, userId)
    // A concurrent change or reset may have been first; then the typed password is outdated.
    if ((await queries.findPasswordHash(trx, userId)) !== current) {
      throw new InvalidInput(WRONG_CURRENT_PASSWORD)
    }
    await queries.setPassword(trx, userId, { passwordHash, isEmailProven: false })
    await deleteOtherSessions(trx, userId, hashToken(token))
    await endLinks(trx, userId)
    await recordSecurityEvent(trx, ctx, userId, 'password_changed')
  })
}

type Claim = { userId: string; passwordHash: string | null; password: string }

/**
 * Whether the password is that of the signed-in person.
 * @throws TooManyRequests after too many wrong ones
 */
export async function isOwnPassword(ctx: Context, claim: Claim): Promise<boolean> {
  if (claim.password.length > PASSWORD_MAX_LENGTH) return false
  return ctx.limiter.run(
    [{ rule: OWN_PASSWORD_CHECKS, subject: claim.userId }],
    () => checkPassword(ctx, claim.userId, claim.passwordHash, claim.password),
    (matches) => !matches,
  )
}
