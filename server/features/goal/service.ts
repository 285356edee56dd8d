import { findPeriod } from '#src/goal/find-period.ts'
import type { Goal, PutGoalInput } from '#src/goal/schema.ts'
import type { Context } from '../../context.ts'
import { countEfforts } from '../activities/index.ts'
import { countSent, findToday } from '../jobs/index.ts'
import { deleteGoal, findGoal, putGoal } from './queries.ts'

/** The goal and what has been done for it, counted as the proof of search does (docs/behaviour.md#the-goal). */
export async function readGoal(ctx: Context, userId: string): Promise<Goal> {
  const { period, target } = (await findGoal(ctx.db, userId)) ?? { period: 'week', target: null }
  const range = findPeriod(findToday(ctx), period)
  const applications = await countSent(ctx.db, userId, range)
  const efforts = await countEfforts(ctx.db, userId, range, ctx.readTimeZone())
  return { period, target, ...range, applications, efforts }
}

export async function setGoal(ctx: Context, userId: string, sent: PutGoalInput): Promise<Goal> {
  const { period, target } = sent
  if (target === null) await deleteGoal(ctx.db, userId)
  else {
    const before = period === undefined ? await findGoal(ctx.db, userId) : undefined
    await putGoal(ctx.db, { user_id: userId, period: period ?? before?.period ?? 'week', target })
  }
  return readGoal(ctx, userId)
}
