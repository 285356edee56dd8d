import { DELETED_ACTIVITY_TTL_MS } from '#src/activities/constants.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import type { Feature } from '../../feature.ts'
import { activitiesAssistant } from './assistant.ts'
import { exportActivities } from './export.ts'
import { activitiesRest, activitiesRouter } from './router.ts'

export { listActivities } from './queries.ts'

export const activities = {
  title: 'What was done',
  router: activitiesRouter,
  rest: activitiesRest,
  tools: activitiesAssistant,
  account: { exports: [exportActivities] },
  sweep: async ({ db }) => ({
    activities: await eraseDeleted(db, 'activities', DELETED_ACTIVITY_TTL_MS),
  }),
} satisfies Feature
