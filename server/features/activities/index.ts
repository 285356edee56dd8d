import { DELETED_ACTIVITY_TTL_MS } from '#src/activities/constants.ts'
import type { Feature } from '../../feature.ts'
import { activitiesAssistant } from './assistant.ts'
import { exportActivities } from './export.ts'
import { eraseDeletedActivities } from './queries.ts'
import { activitiesRest, activitiesRouter } from './router.ts'

export const activities = {
  title: 'What was done',
  router: activitiesRouter,
  rest: activitiesRest,
  tools: activitiesAssistant,
  account: { exports: [exportActivities] },
  async sweep({ db }) {
    const erased = await eraseDeletedActivities(db, DELETED_ACTIVITY_TTL_MS)
    return { activities: Number(erased.numDeletedRows) }
  },
} satisfies Feature
