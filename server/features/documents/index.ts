import type { Feature } from '../../feature.ts'
import { migrateLocalFilesToS3 } from './migrate-local-files.ts'
import { exportDocuments } from './export.ts'
import { sumFileBytes } from './queries.ts'
import { documentsRest, documentsRouter } from './router.ts'
import { documentFilesRest, registerDocuments } from './routes.ts'
import { eraseFiles } from './service.ts'
import { sweepFiles } from './sweep.ts'

export { readContent } from './content.ts'
export { approveSweep } from './sweep-approval.ts'

export const documents = {
  title: 'Documents',
  router: documentsRouter,
  rest: documentsRest,
  routes: registerDocuments,
  otherRest: documentFilesRest,
  account: { exports: [exportDocuments], beforeErasure: eraseFiles, fileBytes: sumFileBytes },
  sweep: sweepFiles,
  prepare: migrateLocalFilesToS3,
} satisfies Feature
