import { DELETED_VIEW_TTL_MS } from '#src/views/schema.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import type { Feature } from '../../feature.ts'
import { importViews } from './account-import.ts'
import { exportViews } from './export.ts'
import { viewsRest, viewsRouter } from './router.ts'

export const views = {
  title: 'Saved views',
  router: viewsRouter,
  rest: viewsRest,
  account: { exports: [exportViews], imports: [importViews] },
  sweep: async ({ db }) => ({ views: await eraseDeleted(db, 'views', DELETED_VIEW_TTL_MS) }),
} satisfies Feature
