import { DEFAULT_DIGEST_HOUR } from '#src/notifications/constants.ts'
import type { NotificationPatch, NotificationSettings } from '#src/notifications/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput } from '../../errors.ts'
import { findNextDigest } from './digest-schedule.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/** The defaults until something is chosen; the zone is the request's. */
const toDefaults = (timeZone: string): NotificationSettings => ({
  digest: 'off',
  hour: DEFAULT_DIGEST_HOUR,
  time_zone: timeZone,
  push: false,
})

export const getSettings = async (ctx: Context, userId: string): Promise<NotificationSettings> =>
  (await queries.findSettings(ctx.db, userId)) ?? toDefaults(ctx.readTimeZone())

/**
 * Changes only the sent fields. If the digest's schedule is unchanged, so is its next time.
 * @throws InvalidInput if no field is sent
 */
export async function updateSettings(
  ctx: Context,
  userId: string,
  patch: NotificationPatch,
): Promise<NotificationSettings> {
  if (Object.values(patch).every((value) => value === undefined)) {
    throw new InvalidInput(t('Nothing to change was sent'))
  }
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    return saveSettings(ctx, trx, userId, patch)
  })
}

/** In a transaction that has locked the user. */
export async function saveSettings(
  ctx: Pick<Context, 'readTimeZone'>,
  trx: Db,
  userId: string,
  patch: NotificationPatch,
): Promise<NotificationSettings> {
  const stored = await queries.findSettings(trx, userId)
  const before = stored ?? toDefaults(ctx.readTimeZone())
  const { digest = before.digest, hour = before.hour } = patch
  const { time_zone = before.time_zone, push = before.push } = patch
  const after = { digest, hour, time_zone, push }
  const isSame = digest === before.digest && hour === before.hour && time_zone === before.time_zone
  const now = new Date()
  const next = findNextDigest(after, now)
  const planned = { digest_day: next?.day ?? null, digest_at: next?.at.toISOString() ?? null }
  if (stored === undefined) {
    await queries.insertSettings(trx, { ...after, ...planned, user_id: userId })
  } else {
    await queries.updateSettings(trx, userId, {
      ...after,
      ...(!isSame && planned),
      ...(push && !before.push && { push_since: now.toISOString() }),
    })
  }
  return after
}
