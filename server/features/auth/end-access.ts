import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { deleteUserSessions } from '../../sessions/queries.ts'
import { deleteWaitingChange } from './email-change-queries.ts'
import { deleteResetMails, deleteResets } from './recovery-queries.ts'

/** Invalidates mailed links that have not been opened, and those that are still to be sent. */
export async function endLinks(trx: Db, userId: string): Promise<void> {
  await deleteResets(trx, userId)
  await deleteResetMails(trx, userId)
  await deleteWaitingChange(trx, userId)
}

/**
 * Ends all sessions, links, and other access that features provide. The caller handles the password
 * and identities.
 */
export async function endAccess(
  { accountParts }: Pick<Context, 'accountParts'>,
  trx: Db,
  userId: string,
): Promise<void> {
  await deleteUserSessions(trx, userId)
  await endLinks(trx, userId)
  for (const { accessEnds } of accountParts) await accessEnds?.(trx, userId)
}
