import type { Feature } from '../../feature.ts'
import { reportsRouter } from './router.ts'
import { registerReports, reportsRest } from './routes.ts'

export const reports = {
  title: 'Reports',
  router: reportsRouter,
  routes: registerReports,
  otherRest: reportsRest,
} satisfies Feature
