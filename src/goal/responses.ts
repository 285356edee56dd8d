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
    to: day.describe('Its last day'),
    applications: count.describe('Sent in it'),
    efforts: count.describe('Calls, meetings, events, courses and agency visits in it'),
  })
  .meta({ id: 'Goal' })
