import { z } from 'zod'
import { choice } from '#src/choice.ts'
import { GOAL_MAX, GOAL_PERIODS } from '#src/goal/constants.ts'
import { defineImport } from '../../import-part.ts'
import { findGoal, putGoal } from './queries.ts'
import { t } from '#src/language/t.ts'

/** An existing goal of the account is kept. */
export const importGoal = defineImport({
  name: 'goal',
  shape: z.object({
    period: choice(t('Period'), GOAL_PERIODS),
    target: z.int().min(1).max(GOAL_MAX),
  }),
  create: (sent) => ({
    async write({ trx, userId }) {
      if ((await findGoal(trx, userId)) !== undefined) return 0
      await putGoal(trx, { user_id: userId, ...sent })
      return 1
    },
  }),
})
