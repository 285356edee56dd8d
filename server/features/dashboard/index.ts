import { t } from '#src/language/t.ts'
import type { Feature } from '../../feature.ts'
import { importDashboard } from './account-import.ts'
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
        about: t('how you have arranged your dashboard'),
        read: async ({ trx, userId }) => ({ data: await findParts(trx, userId) }),
      },
    ],
    imports: [importDashboard],
  },
} satisfies Feature
