import type { Feature } from '../../feature.ts'
import { importDocuments } from './account-import.ts'
import { migrateLocalFilesToS3 } from './migrate-local-files.ts'
import { exportDocuments } from './export.ts'
import { sumFileBytes } from './queries.ts'
import { documentsRest, documentsRouter } from './router.ts'
import { documentFilesRest, registerDocuments } from './routes.ts'
import { eraseFiles } from './service.ts'
import { sweepFiles } from './sweep.ts'

export { readContent } from './content.ts'
export { openStored, openStoredPieces, rememberStored } from './stored.ts'
export { quarantineFile } from './quarantine.ts'
export { findDocument as findStored } from './queries.ts'
export { sendFile } from './routes.ts'
export { removeFiles } from './service.ts'
export { findKind, makeFileKey } from './upload.ts'
export { approveSweep } from './sweep-approval.ts'

export const documents = {
  title: 'Documents',
  router: documentsRouter,
  rest: documentsRest,
  routes: registerDocuments,
  otherRest: documentFilesRest,
  account: {
    exports: [exportDocuments],
    imports: [importDocuments],
    beforeErasure: eraseFiles,
    fileBytes: sumFileBytes,
  },
  sweep: sweepFiles,
  prepare: migrateLocalFilesToS3,
} satisfies Feature
