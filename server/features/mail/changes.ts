import type { Db } from '../../db/client.ts'
import { toKey } from './add-mail.ts'
import * as queries from './queries.ts'

/** Ids of open mails that move or cancel an interview created from an earlier invitation. */
export type InterviewChanges = { moved: string[]; cancelled: string[] }

export async function listInterviewChanges(db: Db, userId: string): Promise<InterviewChanges> {
  const mails = await queries.listOpenInvitations(db, userId)
  if (mails.length === 0) return { moved: [], cancelled: [] }
  const invited = new Set((await queries.listInvited(db, userId)).map(({ uid_key }) => uid_key))
  const changing = mails.filter(
    ({ invitation }) => invitation?.uid != null && invited.has(toKey(invitation.uid)),
  )
  const listIds = (isCancelled: boolean) =>
    changing
      .filter(({ invitation }) => (invitation?.is_cancelled === true) === isCancelled)
      .map(({ id }) => id)
  return { moved: listIds(false), cancelled: listIds(true) }
}
