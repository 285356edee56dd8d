import type { Feature } from '../../feature.ts'
import { exportResources } from './export.ts'
import { resourcesRest, resourcesRouter } from './router.ts'

export const resources = {
  router: resourcesRouter,
  rest: resourcesRest,
  account: { exports: [exportResources] },
} satisfies Feature
