import type { OpenSession } from '#src/auth/account.ts'
import type { Db } from '../../db/client.ts'
import type { Context } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { describeDevice } from '../../sessions/device.ts'
import type { Session } from '../../sessions/lucia.ts'
import * as queries from '../../sessions/queries.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { hashToken } from '../../sessions/token.ts'
import { t } from '#src/language/t.ts'

/** The person's sessions, most recently used first; `session` is the current one. */
export async function listSessions(db: Db, { userId, token }: Session): Promise<OpenSession[]> {
  const current = hashToken(token)
  const rows = await queries.listOpenSessions(db, userId)
  return rows.map(({ id, public_id, user_agent, created_at, last_used_at }) => ({
    id: public_id,
    device: describeDevice(user_agent),
    created_at,
    last_used_at,
    is_current: id === current,
  }))
}

/** @throws NotFound when the person has no such session. */
export async function endSession(ctx: Context, userId: string, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const ended = await queries.deleteOwnSession(trx, userId, id)
    if (ended === undefined) throw new NotFound(t('Session not found'))
    const detail = describeDevice(ended.user_agent)
    await recordSecurityEvent(trx, ctx, userId, 'session_ended', { detail })
  })
}

/** Ends all sessions of the person except the current one. */
export async function endOtherSessions(ctx: Context, { userId, token }: Session): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await queries.deleteOtherSessions(trx, userId, hashToken(token))
    await recordSecurityEvent(trx, ctx, userId, 'sessions_ended')
  })
}
