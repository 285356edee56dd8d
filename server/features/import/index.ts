import { join } from 'node:path'
import type { Feature } from '../../feature.ts'
import { importRest, importRouter } from './router.ts'

export const resumeImport = {
  title: 'Resume import',
  router: importRouter,
  rest: importRest,
  sandboxTasks: join(import.meta.dirname, 'sandbox-tasks.ts'),
} satisfies Feature
