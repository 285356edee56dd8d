import type { CalendarAddress } from '#src/calendar/constants.ts'
import type { Context, Services } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import type { Binding } from '../../secrets/vault.ts'
import { createToken, hashToken } from '../../sessions/token.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { storePublished } from './feed.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

type Deps = Pick<Services, 'db' | 'vault'>

/** An address that is copied to another person's row cannot be decrypted there. */
const bindTo = (userId: string): Binding => ({
  label: t('The calendar’s address'),
  boundTo: `calendars:${userId}`,
})

const toUrl = ({ config: { publicUrl } }: Pick<Services, 'config'>, secret: string) =>
  `${publicUrl}/calendar/${secret}.ics`

/** @throws Unavailable without the key that encrypts it */
export async function getAddress(ctx: Context, userId: string): Promise<CalendarAddress> {
  const stored = await queries.findCalendar(ctx.db, userId)
  if (stored === undefined) return { url: null }
  return { url: toUrl(ctx, await ctx.vault.open(stored, bindTo(userId))) }
}

/** Creates an address; the former one stops working immediately. @throws Unavailable */
export async function makeAddress(ctx: Context, userId: string): Promise<CalendarAddress> {
  const secret = createToken()
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const sealed = await ctx.vault.seal(trx, secret, bindTo(userId))
    await queries.putCalendar(trx, {
      user_id: userId,
      secret_hash: hashToken(secret),
      ...sealed,
    })
    await recordSecurityEvent(trx, ctx, userId, 'calendar_made')
    await storePublished(trx, userId, new Date())
  })
  return { url: toUrl(ctx, secret) }
}

/** Deletes the address. No-op if there is none. */
export async function endAddress(ctx: Context, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    if ((await queries.deleteCalendar(trx, userId)) === undefined) return
    await recordSecurityEvent(trx, ctx, userId, 'calendar_ended')
  })
}

/** Re-encrypts one person's address with the first key. */
export const resealAddress = ({ db, vault }: Deps, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const stored = await queries.lockCalendar(trx, userId)
    if (stored === undefined) return
    const secret = await vault.open(stored, bindTo(userId))
    await queries.resealCalendar(trx, userId, await vault.seal(trx, secret, bindTo(userId)))
  })
