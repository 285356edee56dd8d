import type { Feature } from '../../feature.ts'
import { removeAdded } from '../jobs/index.ts'
import { IMPORT } from './import.ts'
import { eraseOldImports } from './queries.ts'
import { transferRest, transferRouter } from './router.ts'
import { filesRest, registerFiles } from './routes.ts'

/** How long a file is stored until the import is confirmed. */
const IMPORT_TTL_MS = 24 * 60 * 60 * 1000

export const transfer = {
  title: 'Import and export',
  router: transferRouter,
  rest: transferRest,
  routes: registerFiles,
  otherRest: filesRest,
  undoes: { [IMPORT]: removeAdded },
  async sweep({ db }) {
    return { imports: Number((await eraseOldImports(db, IMPORT_TTL_MS)).numDeletedRows) }
  },
} satisfies Feature
