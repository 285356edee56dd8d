import { z } from 'zod'
import { choice } from '../choice.ts'
import { emptyToDefault } from '../fields.ts'
import type { goal } from './responses.ts'
import { GOAL_MAX, GOAL_PERIODS } from './constants.ts'
import { t } from '../language/t.ts'

export type Goal = z.infer<typeof goal>

export const TARGET_MESSAGE = t('The goal must be a whole number from 1 to {max}', {
  max: GOAL_MAX,
})

/** Absent fields are unchanged; a target of null removes the goal. */
export const putGoalInput = z.object({
  period: emptyToDefault(choice(t('Period'), GOAL_PERIODS)),
  target: z
    .preprocess(
      (value: number | '' | null) => (value === '' ? null : value),
      z
        .int({ error: TARGET_MESSAGE })
        .min(1, TARGET_MESSAGE)
        .max(GOAL_MAX, TARGET_MESSAGE)
        .nullable(),
    )
    .optional(),
})
export type PutGoalInput = z.infer<typeof putGoalInput>
