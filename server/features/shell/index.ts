import type { Feature } from '../../feature.ts'
import { shellRest, shellRouter } from './router.ts'

export const shell = {
  title: 'The browser’s log',
  router: shellRouter,
  rest: shellRest,
} satisfies Feature
