import type { Feature } from '../../feature.ts'
import { captureRest, captureRouter } from './router.ts'

export const capture = { router: captureRouter, rest: captureRest } satisfies Feature
