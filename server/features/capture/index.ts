import type { Feature } from '../../feature.ts'
import { captureRest, captureRouter } from './router.ts'

export const capture = {
  title: 'Capture',
  router: captureRouter,
  rest: captureRest,
} satisfies Feature
