import { findPeriod } from '#src/goal/find-period.ts'
import { type Goal, type PutGoalInput, TARGET_MESSAGE } from '#src/goal/schema.ts'
import type { Context } from '../../context.ts'
import { InvalidInput } from '../../errors.ts'
import { countEfforts } from '../activities/index.ts'
import { countSent, findToday } from '../jobs/index.ts'
import { deleteGoal, findGoal, putGoal, updatePeriod } from './queries.ts'

/** The goal and what has been done for it, counted as the proof of search does (docs/behaviour.md#the-goal). */
export async function readGoal(ctx: Context, userId: string): Promise<Goal> {
  const { period, target } = (await findGoal(ctx.db, userId)) ?? { period: 'week', target: null }
  const range = findPeriod(findToday(ctx), period)
  const applications = await countSent(ctx.db, userId, range)
  const efforts = await countEfforts(ctx.db, userId, range, ctx.readTimeZone())
  return { period, target, ...range, applications, efforts }
}

/** @throws InvalidInput if no target is sent and there is no goal */
export async function setGoal(ctx: Context, userId: string, sent: PutGoalInput): Promise<Goal> {
  const { period, target } = sent
  if (target === null) await deleteGoal(ctx.db, userId)
  else if (target !== undefined) await putGoal(ctx.db, { user_id: userId, target, period })
  else if (period === undefined || !(await updatePeriod(ctx.db, userId, period))) {
    throw new InvalidInput([TARGET_MESSAGE])
  }
  return readGoal(ctx, userId)
}
