import type { Feature } from '../../feature.ts'
import { exportDocuments } from './export.ts'
import { documentsRest, documentsRouter } from './router.ts'
import { registerDocuments } from './routes.ts'

export { readContent } from './content.ts'

export const documents = {
  router: documentsRouter,
  rest: documentsRest,
  routes: registerDocuments,
  account: { exports: [exportDocuments] },
} satisfies Feature
