import type { Feature } from '../../feature.ts'
import { exportEeo } from './export.ts'
import { eeoRest, eeoRouter } from './router.ts'

export const eeo = {
  router: eeoRouter,
  rest: eeoRest,
  account: { exports: [exportEeo] },
} satisfies Feature
