import type { LoginResponse } from '#src/auth/schema.ts'
import type { Assertion, FinishInput } from '#src/two-step/schema.ts'
import type { Context, SecondStepGuard } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { NotSignedIn } from '../../errors.ts'
import { createToken, hashToken } from '../../sessions/token.ts'
import { openSession, recordSecurityEvent, recordInBackground } from '../security/index.ts'
import { CHALLENGES_PER_ADDRESS, PASSKEYS_PER_ADDRESS, SECOND_STEPS } from './limits.ts'
import * as queries from './queries.ts'
import { hashCode } from './recovery-codes.ts'
import { checkTotp } from './totp.ts'
import { createRequest, readChallenge, readUserHandle, verifyUse } from './webauthn.ts'
import { t } from '#src/language/t.ts'

/** Required after the password and after a provider (docs/behaviour.md#two-step-sign-in). */
export const secondStepGuard: SecondStepGuard = {
  async begin({ db }, userId, { method, isStillValid }) {
    const methods = await queries.listMethods(db, userId)
    if (methods.length === 0) return undefined
    const token = createToken()
    return db.transaction().execute(async (trx) => {
      const user = await queries.lockUser(trx, userId)
      if (user === undefined || (isStillValid && !(await isStillValid(trx)))) return undefined
      await queries.insertPending(trx, { token_hash: hashToken(token), user_id: userId, method })
      return { token, methods }
    })
  },
  isOn: async (db, userId) => (await queries.listMethods(db, userId)).length > 0,
}

const TOO_LATE = t('That took too long. Please sign in again.')
const WRONG_CODE = t('That code is not correct, or was used before')
const WRONG_PASSKEY = t('This passkey does not belong to an account here')

/** @throws NotSignedIn if it took too long */
async function getPending(db: Db, token: string) {
  const pending = await queries.findPending(db, hashToken(token))
  if (pending === undefined) throw new NotSignedIn(TOO_LATE)
  return pending
}

/** The request to the person's passkeys. @throws NotSignedIn, TooManyRequests */
export async function askPasskeys(ctx: Context, token: string) {
  const { user_id } = await getPending(ctx.db, token)
  const known = await queries.listCredentials(ctx.db, user_id)
  return { options: await ask(ctx, user_id, known) }
}

/** The request to any passkey created here. @throws TooManyRequests */
export const askAnyPasskey = async (ctx: Context) => ({ options: await ask(ctx, null) })

async function ask(
  ctx: Context,
  userId: string | null,
  known?: Awaited<ReturnType<typeof queries.listCredentials>>,
) {
  const options = await createRequest(ctx.config, known)
  const checks = [{ rule: CHALLENGES_PER_ADDRESS, subject: ctx.clientAddress }]
  const insert = () => queries.insertChallenge(ctx.db, userId, options.challenge)
  await ctx.limiter.run(checks, insert, () => true)
  return options
}

/**
 * Opens the session that the first step began.
 * @throws NotSignedIn if the second step is wrong or took too long, TooManyRequests
 */
export async function finishSignIn(ctx: Context, input: FinishInput): Promise<LoginResponse> {
  const { user_id: userId, method } = await getPending(ctx.db, input.token)
  const isRight = await ctx.limiter.run(
    [{ rule: SECOND_STEPS, subject: userId }],
    () => isSecondStepRight(ctx, userId, input),
    (matches) => !matches,
  )
  if (!isRight) {
    recordInBackground(ctx.db, ctx, userId, 'second_step_failed')
    throw new NotSignedIn(WRONG_CODE)
  }
  const session = await openSession(ctx, userId, {
    isByProvider: method === 'provider',
    // A password change or reset in the meantime has deleted it.
    isStillValid: async (trx) =>
      (await queries.consumePending(trx, userId, hashToken(input.token))) !== undefined,
  })
  if (session === undefined) throw new NotSignedIn(TOO_LATE)
  return { access_token: session.token, token_type: 'bearer' }
}

async function isSecondStepRight(
  ctx: Context,
  userId: string,
  { code, passkey }: Omit<FinishInput, 'token'>,
): Promise<boolean> {
  if (passkey !== undefined) {
    const asked = await queries.consumeChallenge(ctx.db, userId, readChallenge(passkey))
    return asked !== undefined && (await checkPasskey(ctx, userId, passkey, false)) !== undefined
  }
  return code !== undefined && isCodeRight(ctx, userId, code)
}

/** Whether it is a code of the app or a recovery code; the latter is used up. */
export async function isCodeRight(ctx: Context, userId: string, code: string): Promise<boolean> {
  if (/^[\d\s]{6,8}$/.test(code)) return checkTotp(ctx, userId, code, true)
  return ctx.db.transaction().execute(async (trx) => {
    const used = await queries.consumeCode(trx, userId, hashCode(userId, code))
    if (used === undefined) return false
    await recordSecurityEvent(trx, ctx, userId, 'recovery_code_used')
    return true
  })
}

/** Returns the passkey's name; undefined if the response is invalid. */
async function checkPasskey(
  ctx: Context,
  userId: string,
  response: Assertion,
  isFirstStep: boolean,
) {
  const passkey = await queries.findPasskey(ctx.db, userId, response.id)
  if (passkey === undefined) return undefined
  const counter = await verifyUse(ctx.config, response, passkey, { isFirstStep })
  if (counter === undefined) return undefined
  await queries.recordPasskeyUse(ctx.db, userId, passkey.id, counter)
  return passkey.name
}

/**
 * Opens a session by a passkey alone; both steps in one, since it verifies finger, face or PIN.
 * @throws NotSignedIn, TooManyRequests
 */
export async function signInByPasskey(ctx: Context, response: Assertion): Promise<LoginResponse> {
  const checks = [{ rule: PASSKEYS_PER_ADDRESS, subject: ctx.clientAddress }]
  const userId = readUserHandle(response)
  const use = async () => {
    const asked = await queries.consumeChallenge(ctx.db, null, readChallenge(response))
    if (asked === undefined || userId === undefined) return undefined
    return checkPasskey(ctx, userId, response, true)
  }
  const name = await ctx.limiter.run(checks, use, (found) => found === undefined)
  const session =
    name === undefined || userId === undefined
      ? undefined
      : await openSession(ctx, userId, {
          detail: name,
          isStillValid: async (trx) =>
            (await queries.findPasskey(trx, userId, response.id)) !== undefined,
        })
  if (session === undefined) throw new NotSignedIn(WRONG_PASSKEY)
  return { access_token: session.token, token_type: 'bearer' }
}
