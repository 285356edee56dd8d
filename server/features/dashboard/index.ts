import type { Feature } from '../../feature.ts'
import { findParts } from './queries.ts'
import { dashboardRest, dashboardRouter } from './router.ts'

export const dashboard = {
  title: 'Dashboard',
  router: dashboardRouter,
  rest: dashboardRest,
  account: {
    exports: [
      {
        name: 'dashboard',
        about: 'how you have arranged your dashboard',
        read: async ({ trx, userId }) => ({ data: await findParts(trx, userId) }),
      },
    ],
  },
} satisfies Feature
