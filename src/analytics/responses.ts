import { z } from 'zod'
import { count, day } from '../response-fields.ts'
import { FLOW_STEPS } from './steps.ts'

/** The analytics of a person's history. */
export const analytics = z
  .object({
    applications: count.describe(
      'Applications whose first day with a status other than `saved` is in the range',
    ),
    answered: count.describe(
      'Those of them that have reached `interviewing`, `offer` or `rejected`',
    ),
    response_rate: z.number().min(0).max(1).nullable(),
    median_days_to_answer: z.number().nullable(),
    offers: count,
    flow: z.array(z.object({ from: z.enum(FLOW_STEPS), to: z.enum(FLOW_STEPS), count })),
    by_source: z.array(
      z.object({
        source: z.string().nullable(),
        applications: count,
        answered: count,
        interviews: count,
        offers: count,
      }),
    ),
    per_week: z.array(
      z.object({
        week: day.describe('The Monday on which the week begins'),
        applications: count,
        answers: count,
        interviews: count,
      }),
    ),
  })
  .meta({ id: 'Analytics' })
