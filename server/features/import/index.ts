import type { Feature } from '../../feature.ts'
import { importRest, importRouter } from './router.ts'

export const resumeImport = { router: importRouter, rest: importRest } satisfies Feature
