import { DELETED_RESOURCE_TTL_MS } from '#src/resources/constants.ts'
import type { Feature } from '../../feature.ts'
import { exportResources } from './export.ts'
import { eraseDeletedResources } from './queries.ts'
import { resourcesRest, resourcesRouter } from './router.ts'

export const resources = {
  title: 'Bookmarks',
  router: resourcesRouter,
  rest: resourcesRest,
  account: { exports: [exportResources] },
  async sweep({ db }) {
    const erased = await eraseDeletedResources(db, DELETED_RESOURCE_TTL_MS)
    return { resources: Number(erased.numDeletedRows) }
  },
} satisfies Feature
