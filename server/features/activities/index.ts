import { DELETED_ACTIVITY_TTL_MS } from '#src/activities/constants.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import type { Feature } from '../../feature.ts'
import { importActivities } from './account-import.ts'
import { activitiesAssistant } from './assistant.ts'
import { exportActivities } from './export.ts'
import { activitiesRest, activitiesRouter } from './router.ts'

export { addActivity } from './service.ts'
export { deleteSame as deleteSameActivity } from './queries.ts'
export { countEfforts, listActivities } from './queries.ts'

export const activities = {
  title: 'Activities',
  router: activitiesRouter,
  rest: activitiesRest,
  tools: activitiesAssistant,
  account: { exports: [exportActivities], imports: [importActivities] },
  sweep: async ({ db }) => ({
    activities: await eraseDeleted(db, 'activities', DELETED_ACTIVITY_TTL_MS),
  }),
} satisfies Feature
