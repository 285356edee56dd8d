import type { Feature } from '../../feature.ts'
import { carryFiles } from './carry-over.ts'
import { exportDocuments } from './export.ts'
import { eraseFiles } from './remove-files.ts'
import { documentsRest, documentsRouter } from './router.ts'
import { registerDocuments } from './routes.ts'
import { sweepFiles } from './sweep.ts'

export { readContent } from './content.ts'

export const documents = {
  router: documentsRouter,
  rest: documentsRest,
  routes: registerDocuments,
  account: { exports: [exportDocuments], beforeErasure: eraseFiles },
  sweep: sweepFiles,
  prepare: carryFiles,
} satisfies Feature
