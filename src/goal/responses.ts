import { z } from 'zod'
import { count, day } from '../response-fields.ts'
import { GOAL_PERIODS } from './constants.ts'

/** The target of applications and efforts per week or month, and the count in the current one. */
export const goal = z
  .object({
    period: z.enum(GOAL_PERIODS),
    target: z
      .int()
      .min(1)
      .nullable()
      .describe('Applications and efforts together; null for no goal'),
    from: day.describe('The first day of the current week (its Monday) or month'),
    to: day.describe('The last day of that week or month'),
    applications: count.describe('Applications sent in that time'),
    efforts: count.describe('Calls, meetings, events, courses and agency visits in that time'),
  })
  .meta({ id: 'Goal' })
