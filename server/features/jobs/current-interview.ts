import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted } from '../../db/soft-delete.ts'
import { countRows, type RowLimit, ROWS_MAX } from '../../limits/rows.ts'
import * as queries from './interview-queries.ts'
import { t } from '#src/language/t.ts'

type InterviewFields = queries.InterviewFields
type SentFields = { [Name in keyof InterviewFields]?: InterviewFields[Name] | undefined }

export const limitInterviews = ({ config }: Pick<Context, 'config'>): RowLimit => ({
  label: t('interviews'),
  max: Math.max(ROWS_MAX, config.limits.applications),
  count: countRows('interviews'),
})

/**
 * @returns undefined if the request id was used before
 * @throws InvalidInput if there are too many
 */
export async function addInterview(
  ctx: Context,
  trx: Db,
  interview: queries.NewInterview,
): Promise<string | undefined> {
  const added = await queries.insertInterview(trx, interview)
  if (added !== undefined) {
    await ctx.limits.checkRows(trx, interview.user_id, limitInterviews(ctx), 1)
  }
  return added?.id
}

const isBlank = (fields: InterviewFields) =>
  fields.interview_date === null &&
  fields.interview_type === null &&
  fields.interview_round === null &&
  fields.checked_items.length === 0

const isSame = (one: InterviewFields, other: InterviewFields) =>
  JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other))

export const toRow = (fields: InterviewFields) => ({
  starts_at: fields.interview_date,
  type: fields.interview_type,
  round: fields.interview_round,
  checked_items: fields.checked_items,
})

const merge = (before: InterviewFields, sent: SentFields): InterviewFields => ({
  interview_date: sent.interview_date === undefined ? before.interview_date : sent.interview_date,
  interview_type: sent.interview_type === undefined ? before.interview_type : sent.interview_type,
  interview_round:
    sent.interview_round === undefined ? before.interview_round : sent.interview_round,
  checked_items: sent.checked_items ?? before.checked_items,
})

/** An interview without any other values than those fields. */
export const NO_MORE = { place: null, notes: null, result: null, request_id: null }

/** Whether the interview has no other values, so that its deletion loses nothing. */
const saysNothingElse = ({ place, notes, result, has_people }: queries.CurrentInterview) =>
  place === null && notes === null && result === null && !has_people

/**
 * Updates the current interview of a locked job with the sent fields, or creates it; an empty one
 * is deleted (docs/behaviour.md#the-current-interview).
 */
export async function putCurrentInterview(
  ctx: Context,
  trx: Db,
  of: { user_id: string; job_id: string },
  current: queries.CurrentInterview | undefined,
  sent: SentFields,
): Promise<void> {
  const before = queries.toFields(current)
  const after = merge(before, sent)
  if (isSame(before, after)) return
  if (current === undefined) {
    await addInterview(ctx, trx, {
      ...NO_MORE,
      ...of,
      ...toRow(after),
      time_zone: ctx.readTimeZone(),
    })
    return
  }
  await queries.updateInterview(trx, of.user_id, current.id, toRow(after))
  if (isBlank(after) && saysNothingElse(current)) {
    await markDeleted(trx, 'interviews', of.user_id, current.id)
  }
}
