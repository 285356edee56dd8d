import { z } from 'zod'
import { INTERVIEW_RESULTS } from '#src/interviews/constants.ts'
import { DEFAULT_INTERVIEW_ROUND, INTERVIEW_ROUND_MAX } from '#src/jobs/constants.ts'
import type { AcceptMailInput, Invitation, Mail } from '#src/mail/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { eraseUntouched, findInterview, findLastRound } from '../interviews/index.ts'
import { addInterview, NO_MORE_OF_INTERVIEW, updateInterview } from '../jobs/index.ts'
import { toKey } from './add-mail.ts'
import * as queries from './queries.ts'

type Placed = { mail: queries.LockedMail; job_id: string; sent: AcceptMailInput['interview'] }

/** What is needed to undo the change to an interview. */
export const undoneInterview = z.object({
  id: z.string(),
  uid_key: z.string().nullable(),
  /** The interview before the change; null if the change created it. */
  before: z
    .object({
      starts_at: z.string().nullable(),
      duration_minutes: z.int(),
      time_zone: z.string().nullable(),
      place: z.string().nullable(),
      result: z.enum(INTERVIEW_RESULTS).nullable(),
    })
    .nullable(),
  /** The invitation's sequence number before the change. */
  invited: z.int().nullable(),
  /** The interview's own sequence number after the change. */
  sequence: z.int(),
})
export type UndoneInterview = z.infer<typeof undoneInterview>

/** Creates the interview that a mail announces, or updates or cancels the one that its invitation created. */
export async function putInterview(
  ctx: Context,
  trx: Db,
  userId: string,
  { mail, job_id, sent }: Placed,
): Promise<UndoneInterview | null> {
  // The person chose not to create, move or cancel it.
  if (sent === null) return null
  const { invitation } = mail
  const uid_key = invitation?.uid == null ? null : toKey(invitation.uid)
  const invited = uid_key === null ? undefined : await queries.findInvited(trx, userId, uid_key)
  const given = choose(ctx, sent, invitation)
  if (invitation !== null && invited !== undefined && uid_key !== null) {
    return changeInvited(trx, userId, { ...invited, uid_key, invitation, given })
  }
  if (given === null || invitation?.is_cancelled === true) return null
  const last = await findLastRound(trx, userId, job_id)
  const id = await addInterview(ctx, trx, {
    ...NO_MORE_OF_INTERVIEW,
    ...given,
    user_id: userId,
    job_id,
    type: null,
    round: last === null ? DEFAULT_INTERVIEW_ROUND : Math.min(last + 1, INTERVIEW_ROUND_MAX),
    checked_items: [],
  })
  if (id === undefined) throw new Error('an insert without a request id met a conflict')
  if (uid_key !== null) {
    const sequence = invitation?.sequence ?? 0
    await queries.putInvited(trx, userId, { uid_key, interview_id: id, sequence })
  }
  return { id, uid_key, before: null, invited: null, sequence: 0 }
}

/** The person's version, else the invitation's; null if there is none. */
function choose(
  ctx: Context,
  sent: Exclude<AcceptMailInput['interview'], null>,
  invitation: Invitation | null,
):
  | Mail['interview']
  | (Omit<NonNullable<Mail['interview']>, 'starts_at'> & { starts_at: string | null }) {
  const found = invitation?.interview ?? null
  if (sent === undefined) return found
  return {
    starts_at: sent.starts_at,
    duration_minutes: sent.duration_minutes ?? found?.duration_minutes ?? 60,
    time_zone: sent.time_zone ?? found?.time_zone ?? ctx.readTimeZone(),
    place: sent.place === undefined ? (found?.place ?? null) : sent.place,
  }
}

type Invited = {
  interview_id: string
  sequence: number
  uid_key: string
  invitation: Invitation
  given: ReturnType<typeof choose>
}

/** An older version of the invitation is ignored. */
async function changeInvited(
  trx: Db,
  userId: string,
  { interview_id: id, sequence: known, uid_key, invitation, given }: Invited,
): Promise<UndoneInterview | null> {
  if (invitation.sequence < known) return null
  // Moved to an inexact time, such as a whole day.
  if (!invitation.is_cancelled && given === null) return null
  const current = await findInterview(trx, userId, id)
  if (current === undefined) return null
  const { starts_at, duration_minutes, time_zone, place, result } = current
  const before = { starts_at, duration_minutes, time_zone, place, result }
  const changes = invitation.is_cancelled
    ? { result: 'cancelled' as const }
    : { ...given, ...(result === 'cancelled' && { result: null }) }
  await updateInterview(trx, userId, id, changes)
  await queries.putInvited(trx, userId, {
    uid_key,
    interview_id: id,
    sequence: invitation.sequence,
  })
  const sequence = await queries.findSequence(trx, userId, id)
  return { id, uid_key, before, invited: known, sequence }
}

/** Undoes the change unless the interview was changed since. */
export async function undoInterview(
  trx: Db,
  userId: string,
  { id, uid_key, before, invited, sequence }: UndoneInterview,
): Promise<void> {
  if (before === null) {
    const isErased = await eraseUntouched(trx, userId, id)
    if (isErased && uid_key !== null) await queries.deleteInvited(trx, userId, uid_key)
    return
  }
  await updateInterview(trx, userId, id, before, sequence)
  if (
    uid_key !== null &&
    invited !== null &&
    (await findInterview(trx, userId, id)) !== undefined
  ) {
    await queries.putInvited(trx, userId, { uid_key, interview_id: id, sequence: invited })
  }
}
