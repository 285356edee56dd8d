import { isIP } from 'node:net'
import type { PushStatus, SubscribeInput } from '#src/notifications/schema.ts'
import { PUSH_DEVICES_MAX } from '#src/notifications/constants.ts'
import type { Context } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput, Unavailable } from '../../errors.ts'
import { allowPublic } from '../../fetch-page/public-address.ts'
import type { Session } from '../../sessions/lucia.ts'
import { hashToken } from '../../sessions/token.ts'
import * as pushes from './push-queries.ts'
import * as queries from './queries.ts'
import { saveSettings } from './service.ts'
import { getVapidKeys } from './vapid.ts'
import { t } from '#src/language/t.ts'

const HTTPS_PORT = 443

/** The device's state for the screen, and the key to subscribe with. */
export async function describePush(ctx: Context, { userId, token }: Session): Promise<PushStatus> {
  const subscription = await pushes.findSessionSubscription(ctx.db, userId, hashToken(token))
  const settings = await queries.findSettings(ctx.db, userId)
  return {
    has_mail: ctx.config.smtpUrl !== undefined,
    public_key: await findPublicKey(ctx),
    is_on: subscription !== undefined && settings?.push === true,
  }
}

/** Returns null if the server lacks the encryption key; notifications then have to wait. */
async function findPublicKey({ db, vault }: Context): Promise<string | null> {
  try {
    return (await getVapidKeys({ db, vault })).publicKey
  } catch (error) {
    if (error instanceof Unavailable) return null
    throw error
  }
}

/**
 * This device gets notifications until its session ends.
 * @throws InvalidInput for an address that is no push service's
 */
export async function subscribe(
  ctx: Context,
  { userId, token }: Session,
  { endpoint, p256dh, auth }: SubscribeInput,
): Promise<void> {
  if (!mayPushTo(ctx, new URL(endpoint))) {
    throw new InvalidInput(t('That is not the address of a push service'))
  }
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const keys = { endpoint, p256dh, auth }
    const owner = { user_id: userId, session_hash: hashToken(token) }
    await pushes.putSubscription(trx, { ...owner, ...keys })
    await pushes.deleteSurplusSubscriptions(trx, userId, PUSH_DEVICES_MAX)
    await saveSettings(ctx, trx, userId, { push: true })
  })
}

/**
 * Allows only encrypted connections outside the server's own network. Names are resolved at each
 * push.
 */
function mayPushTo({ reach: { guard } }: Context, { protocol, hostname, port }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return (guard ?? allowPublic)(host, Number(port) || HTTPS_PORT)
  return protocol === 'https:'
}

/** Removes this device only; notifications stay enabled for others. */
export const unsubscribe = (ctx: Context, { userId, token }: Session) =>
  pushes.deleteSessionSubscription(ctx.db, userId, hashToken(token))
