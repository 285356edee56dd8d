import {
  type Attestation,
  type Passkey,
  PASSKEYS_MAX,
  type Proof,
  type RecoveryCodes,
  type TotpSetup,
  type TwoStepStatus,
} from '#src/two-step/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../../errors.ts'
import type { Session } from '../../sessions/lucia.ts'
import { hashToken } from '../../sessions/token.ts'
import { isOwnPassword } from '../auth/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { SECOND_STEPS } from './limits.ts'
import * as queries from './queries.ts'
import { createCodes, hashCode } from './recovery-codes.ts'
import { isCodeRight } from './second-step.ts'
import { createTotp, checkTotp } from './totp.ts'
import { createRegistration, readChallenge, verifyNew } from './webauthn.ts'
import { t } from '#src/language/t.ts'

type Asking = Context & { session: Session }

export async function getStatus(db: Db, userId: string): Promise<TwoStepStatus> {
  const secret = await queries.findSecret(db, userId)
  const isSetUp = secret !== undefined && secret.confirmed_at !== null
  return {
    totp: isSetUp,
    passkeys: await queries.listPasskeys(db, userId),
    recovery_codes: await queries.countCodes(db, userId),
  }
}

const WRONG_PASSWORD = t('The password is incorrect')
const WRONG_CODE = t('That code is not correct, or was used before')
const SIGN_IN_AGAIN = t(
  'To confirm your identity, sign out, sign in with your provider again and repeat this within ten minutes',
)

/**
 * Verifies the person's identity by `proof` (see the schema). Returns the user.
 * @throws InvalidInput, TooManyRequests
 */
async function requireProof(ctx: Asking, { password, code }: Proof) {
  const { userId, token } = ctx.session
  const user = await queries.findUser(ctx.db, userId)
  if (user === undefined) throw new NotSignedIn()
  if (user.password_hash !== null) {
    const claim = { userId, passwordHash: user.password_hash, password: password ?? '' }
    if (!(await isOwnPassword(ctx, claim))) throw new InvalidInput(WRONG_PASSWORD)
    return user
  }
  if (code !== undefined) {
    const isRight = await checkCode(ctx, userId, () => isCodeRight(ctx, userId, code))
    if (!isRight) throw new InvalidInput(WRONG_CODE)
  } else if (!(await queries.isFromProviderNow(ctx.db, userId, hashToken(token)))) {
    throw new InvalidInput(SIGN_IN_AGAIN)
  }
  return user
}

const checkCode = ({ limiter }: Context, userId: string, check: () => Promise<boolean>) =>
  limiter.run([{ rule: SECOND_STEPS, subject: userId }], check, (matches) => !matches)

/** @throws InvalidInput, Conflict if there is one already, Unavailable without the key */
export async function beginTotp(ctx: Asking, proof: Proof): Promise<TotpSetup> {
  const { email } = await requireProof(ctx, proof)
  return createTotp(ctx, ctx.session.userId, email)
}

/** Activates the app by its first code. @throws InvalidInput, TooManyRequests */
export async function confirmTotp(ctx: Asking, code: string): Promise<RecoveryCodes> {
  const { userId } = ctx.session
  if (!(await checkCode(ctx, userId, () => checkTotp(ctx, userId, code, false)))) {
    throw new InvalidInput(t('That code is not correct. Please check the clock of your phone.'))
  }
  return ctx.db.transaction().execute(async (trx) => {
    await queries.lockUser(trx, userId)
    await recordSecurityEvent(trx, ctx, userId, 'totp_added')
    return { recovery_codes: await makeFirstCodes(trx, userId) }
  })
}

/** @throws InvalidInput, NotFound */
export async function removeTotp(ctx: Asking, proof: Proof): Promise<void> {
  await requireProof(ctx, proof)
  const { userId } = ctx.session
  await ctx.db.transaction().execute(async (trx) => {
    await queries.lockUser(trx, userId)
    const removed = await queries.deleteSecret(trx, userId)
    if (removed === undefined) throw new NotFound(t('There is no authenticator app'))
    await recordSecurityEvent(trx, ctx, userId, 'totp_removed')
    await dropUselessCodes(trx, userId)
  })
}

/** The request to the authenticator that creates a passkey. @throws InvalidInput */
export async function beginPasskey(ctx: Asking, proof: Proof) {
  const { email } = await requireProof(ctx, proof)
  const { userId: id } = ctx.session
  const known = await queries.listCredentials(ctx.db, id)
  const options = await createRegistration(ctx.config, { id, email, known })
  await queries.insertChallenge(ctx.db, id, options.challenge)
  return { options }
}

/** @throws InvalidInput if the authenticator's response is invalid, Conflict */
export async function addPasskey(
  ctx: Asking,
  { name, passkey }: { name: string; passkey: Attestation },
): Promise<Passkey & RecoveryCodes> {
  const { userId } = ctx.session
  const asked = await queries.consumeChallenge(ctx.db, userId, readChallenge(passkey))
  const credential = asked && (await verifyNew(ctx.config, passkey))
  if (credential === undefined) {
    throw new InvalidInput(t('The passkey could not be checked. Please try again.'))
  }
  return ctx.db.transaction().execute(async (trx) => {
    await queries.lockUser(trx, userId)
    const known = await queries.listCredentials(trx, userId)
    if (known.length >= PASSKEYS_MAX) {
      throw new Conflict(
        t('You have {max} passkeys. Remove one to add another.', { max: PASSKEYS_MAX }),
      )
    }
    const added = await queries.insertPasskey(trx, {
      user_id: userId,
      name,
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports,
    })
    if (added === undefined) throw new Conflict(t('This passkey has been added already'))
    await recordSecurityEvent(trx, ctx, userId, 'passkey_added', { detail: name })
    return { ...added, recovery_codes: await makeFirstCodes(trx, userId) }
  })
}

/** @throws InvalidInput, NotFound */
export async function removePasskey(ctx: Asking, id: string, proof: Proof): Promise<void> {
  await requireProof(ctx, proof)
  const { userId } = ctx.session
  await ctx.db.transaction().execute(async (trx) => {
    await queries.lockUser(trx, userId)
    const removed = await queries.deletePasskey(trx, userId, id)
    if (removed === undefined) throw new NotFound(t('Passkey not found'))
    await recordSecurityEvent(trx, ctx, userId, 'passkey_removed', { detail: removed.name })
    await dropUselessCodes(trx, userId)
  })
}

/** Replaces the recovery codes. @throws InvalidInput, Conflict if two-step sign-in is off */
export async function renewCodes(ctx: Asking, proof: Proof): Promise<RecoveryCodes> {
  await requireProof(ctx, proof)
  const { userId } = ctx.session
  return ctx.db.transaction().execute(async (trx) => {
    await queries.lockUser(trx, userId)
    if ((await queries.listMethods(trx, userId)).length === 0) {
      throw new Conflict(t('Add an authenticator app or a passkey first'))
    }
    await queries.deleteCodes(trx, userId)
    const recovery_codes = await makeFirstCodes(trx, userId)
    await recordSecurityEvent(trx, ctx, userId, 'recovery_codes_made')
    return { recovery_codes }
  })
}

/** Returns null if there are codes already, since only their hashes are stored. */
async function makeFirstCodes(trx: Db, userId: string): Promise<string[] | null> {
  if ((await queries.countCodes(trx, userId)) > 0) return null
  const codes = createCodes()
  await queries.insertCodes(
    trx,
    userId,
    codes.map((code) => hashCode(userId, code)),
  )
  return codes
}

const dropUselessCodes = async (trx: Db, userId: string) => {
  if ((await queries.listMethods(trx, userId)).length === 0) await queries.deleteCodes(trx, userId)
}
