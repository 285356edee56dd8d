import {
  type CreateTokenInput,
  type NewAccessToken,
  TOKEN_PREFIX,
  TOKENS_MAX,
} from '#src/tokens/schema.ts'
import type { AccessTokens, Context } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { createToken, hashToken } from '../../sessions/token.ts'
import { recordSecurityEvent } from '../security/index.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/** The last use is saved at most this often, not with every call. */
const TOUCH_EVERY_MS = 60_000

/**
 * Creates a token. A repeated request id returns the first one, without its secret.
 * @throws InvalidInput if it would have expired already, or there are too many
 */
export async function makeToken(
  ctx: Context,
  userId: string,
  { name, scope, expires_at = null, request_id }: CreateTokenInput,
): Promise<NewAccessToken> {
  if (expires_at !== null && Date.parse(expires_at) <= Date.now()) {
    throw new InvalidInput(t('Expiry must be in the future'))
  }
  const token = TOKEN_PREFIX + createToken()
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const first =
      request_id === undefined ? undefined : await queries.findByRequest(trx, userId, request_id)
    if (first !== undefined) return first
    if ((await queries.listTokens(trx, userId)).length >= TOKENS_MAX) {
      throw new InvalidInput(
        t(
          'You have reached the limit of {max} access tokens. Revoke one that you no longer use to create another.',
          { max: TOKENS_MAX },
        ),
      )
    }
    const made = await queries.insertToken(trx, {
      user_id: userId,
      token_hash: hashToken(token),
      request_id: request_id ?? null,
      name,
      scope,
      expires_at,
    })
    await recordSecurityEvent(trx, ctx, userId, 'token_created', { detail: name })
    return { ...made, token }
  })
}

/** @throws NotFound */
export async function endToken(ctx: Context, userId: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const ended = await queries.deleteToken(trx, userId, id)
    if (ended === undefined) throw new NotFound(t('Access token not found'))
    await recordSecurityEvent(trx, ctx, userId, 'token_deleted', { detail: ended.name })
  })
}

/** Finds a token's user and scope, for every call with one. */
export const accessTokens: AccessTokens = {
  async find(db, token) {
    const hash = hashToken(token)
    const found = await queries.findValidToken(db, hash)
    if (found === undefined) return undefined
    const { user_id: userId, scope, last_used_at } = found
    const isOld = last_used_at === null || Date.now() - Date.parse(last_used_at) >= TOUCH_EVERY_MS
    if (isOld) await queries.touchToken(db, userId, hash)
    return { userId, scope }
  },
}
