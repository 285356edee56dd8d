import { DELETED_RESOURCE_TTL_MS } from '#src/resources/constants.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import type { Feature } from '../../feature.ts'
import { importBookmarks } from './account-import.ts'
import { exportResources } from './export.ts'
import { resourcesRest, resourcesRouter } from './router.ts'

export const resources = {
  title: 'Bookmarks',
  router: resourcesRouter,
  rest: resourcesRest,
  account: { exports: [exportResources], imports: [importBookmarks] },
  sweep: async ({ db }) => ({
    resources: await eraseDeleted(db, 'resources', DELETED_RESOURCE_TTL_MS),
  }),
} satisfies Feature
