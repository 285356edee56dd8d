import { z } from 'zod'
import { choice } from '../choice.ts'
import { emptyToDefault } from '../fields.ts'
import type { goal } from './answers.ts'
import { GOAL_MAX, GOAL_PERIODS } from './constants.ts'

export type Goal = z.infer<typeof goal>

const targetMessage = `The goal must be a whole number from 1 to ${GOAL_MAX}`

/** The period stays as it is unless it is sent; no target ends the goal. */
export const putGoalInput = z.object({
  period: emptyToDefault(choice('Period', GOAL_PERIODS)),
  target: z.preprocess(
    (value: number | '' | null) => (value === '' ? null : value),
    z.int({ error: targetMessage }).min(1, targetMessage).max(GOAL_MAX, targetMessage).nullable(),
  ),
})
export type PutGoalInput = z.infer<typeof putGoalInput>
