import { t } from '#src/language/t.ts'
import type { Feature } from '../../feature.ts'
import { importGoal } from './account-import.ts'
import { findGoal } from './queries.ts'
import { goalRest, goalRouter } from './router.ts'

export const goal = {
  title: 'Goal',
  router: goalRouter,
  rest: goalRest,
  account: {
    exports: [
      {
        name: 'goal',
        about: t('how much you want to send and do in each week or month'),
        read: async ({ trx, userId }) => ({ data: await findGoal(trx, userId) }),
      },
    ],
    imports: [importGoal],
  },
} satisfies Feature
