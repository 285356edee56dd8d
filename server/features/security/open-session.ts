import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { Forbidden } from '../../errors.ts'
import { hashDevice } from '../../sessions/device-cookie.ts'
import { deleteSurplusDevices, insertDevice } from '../../sessions/device-queries.ts'
import { describeDevice } from '../../sessions/device.ts'
import type { Session } from '../../sessions/lucia.ts'
import { createToken } from '../../sessions/token.ts'
import * as queries from './queries.ts'
import { recordSecurityEvent } from './record-event.ts'
import { t } from '#src/language/t.ts'

/** Only thrown after a correct sign-in, so that nobody else learns that the account exists. */
export class AccountDisabled extends Forbidden {
  constructor() {
    super(t('This account has been disabled. Please ask the person who runs this server.'))
  }
}

type SignIn = {
  /** Shown in the list of security events, such as the provider's name. */
  detail?: string | undefined
  isByProvider?: boolean
  /** Runs while the account is locked; false opens no session. */
  isStillValid?: (trx: Db) => Promise<boolean>
}

/**
 * Opens a session for a person who has proved their identity, remembers the device, and notifies
 * the owner of the account of a new one. Every way to sign in ends here.
 * @returns undefined if the proof is not valid any more, or the account was deleted
 * @throws AccountDisabled
 */
export async function openSession(
  ctx: Context,
  userId: string,
  { detail, isByProvider = false, isStillValid }: SignIn = {},
): Promise<Session | undefined> {
  const deviceToken = ctx.deviceToken ?? createToken()
  const deviceHash = hashDevice(userId, deviceToken)
  let isMailed = false
  const session = await ctx.db.transaction().execute(async (trx) => {
    const user = await queries.lockUser(trx, userId)
    if (user === undefined || (isStillValid && !(await isStillValid(trx)))) return undefined
    if (user.disabled_at !== null) throw new AccountDisabled()
    const { userAgent } = ctx
    const opened = await ctx.sessions.open(trx, userId, { userAgent, deviceHash, isByProvider })
    const isNewDevice = await insertDevice(trx, userId, deviceHash)
    if (isNewDevice) await deleteSurplusDevices(trx, userId)
    if (!user.has_signed_in) await queries.markSignedIn(trx, userId)
    const isNews = isNewDevice && user.has_signed_in
    isMailed = isNews && (await mayMail(ctx, trx, userId))
    const kind = isNews ? 'sign_in_new_device' : 'sign_in'
    const eventId = await recordSecurityEvent(trx, ctx, userId, kind, { detail })
    if (isMailed) await queries.insertDeviceMail(trx, userId, eventId)
    return opened
  })
  if (session === undefined) return undefined
  ctx.keepDeviceToken(deviceToken)
  if (isMailed) ctx.outbox.wake()
  return session
}

/** Once a day, because a client without cookies is a new device at every sign-in. */
const mayMail = async ({ config, userAgent }: Context, trx: Db, userId: string) =>
  config.smtpUrl !== undefined &&
  !(await queries.isNewAgain(trx, userId, describeDevice(userAgent ?? null)))
