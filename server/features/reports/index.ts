import type { Feature } from '../../feature.ts'
import { registerReports, reportsRest } from './routes.ts'

export const reports = {
  title: 'Reports',
  routes: registerReports,
  otherRest: reportsRest,
} satisfies Feature
