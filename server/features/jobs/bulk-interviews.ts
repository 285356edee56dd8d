import { z } from 'zod'
import { INTERVIEW_TYPES } from '#src/jobs/constants.ts'
import { fillInterview } from '#src/jobs/interview-defaults.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { limitInterviews, NO_MORE, toRow } from './current-interview.ts'
import * as queries from './interview-queries.ts'
import { inZone } from './local-time.ts'

/** The changes that undoing a bulk move to interviewing reverts. */
export const filledInterviews = z.object({
  made: z.array(z.string()),
  changed: z.array(
    z.object({
      id: z.string(),
      sequence: z.int(),
      before: z.object({
        starts_at: z.string().nullable(),
        type: z.enum(INTERVIEW_TYPES).nullable(),
        round: z.int().nullable(),
      }),
    }),
  ),
})
export type FilledInterviews = z.infer<typeof filledInterviews>

/** Gives each application that becomes interviewing what it lacks (docs/behaviour.md#moving-to-interviewing). */
export async function fillInterviews(
  ctx: Context,
  trx: Db,
  userId: string,
  jobIds: readonly string[],
): Promise<FilledInterviews> {
  const filled: FilledInterviews = { made: [], changed: [] }
  if (jobIds.length === 0) return filled
  const now = new Date()
  const found = await queries.findCurrentInterviews(trx, userId, jobIds)
  const currentOf = new Map(found.map((one) => [one.job_id, one]))
  const missing: queries.NewInterview[] = []
  for (const job_id of jobIds) {
    const current = currentOf.get(job_id)
    const fields = fillInterview(queries.toFields(current), {}, now, inZone(ctx.readTimeZone()))
    const isOver = current?.starts_at != null && Date.parse(current.starts_at) <= now.getTime()
    const { checked_items: _ticks, ...row } = toRow({ ...fields, checked_items: [] })
    if (current === undefined || isOver) {
      missing.push({ ...NO_MORE, ...row, user_id: userId, job_id, time_zone: ctx.readTimeZone() })
      continue
    }
    const { id, starts_at, type, round, sequence } = current
    const before = { starts_at, type, round }
    if (
      JSON.stringify(before) ===
      JSON.stringify({ starts_at: row.starts_at, type: row.type, round: row.round })
    )
      continue
    await queries.updateInterview(trx, userId, id, row)
    filled.changed.push({ id, sequence: sequence + 1, before })
  }
  if (missing.length > 0) {
    filled.made = await queries.insertInterviews(trx, missing)
    await ctx.limits.checkRows(trx, userId, limitInterviews(ctx), missing.length)
  }
  return filled
}

/** Skips interviews changed since. */
export async function undoFilled(
  trx: Db,
  userId: string,
  { made, changed }: FilledInterviews,
): Promise<void> {
  if (made.length > 0) await queries.deleteUntouched(trx, userId, made)
  for (const { id, sequence, before } of changed) {
    await queries.updateInterview(trx, userId, id, before, sequence)
  }
}
