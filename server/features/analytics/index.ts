import type { Feature } from '../../feature.ts'
import { analyticsRest, analyticsRouter } from './router.ts'

export const analytics = {
  title: 'Analytics',
  router: analyticsRouter,
  rest: analyticsRest,
} satisfies Feature
