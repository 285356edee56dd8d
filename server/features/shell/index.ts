import type { Feature } from '../../feature.ts'
import { shellRest, shellRouter } from './router.ts'

export const shell = {
  title: 'Browser log',
  router: shellRouter,
  rest: shellRest,
} satisfies Feature
