import type { Feature } from '../../feature.ts'
import { shellRest, shellRouter } from './router.ts'

export const shell = { router: shellRouter, rest: shellRest } satisfies Feature
