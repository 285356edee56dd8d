import { CANCELLED_DAYS } from '#src/calendar/constants.ts'
import type { Feature } from '../../feature.ts'
import { resealAddress } from './address.ts'
import { exportCalendar } from './export.ts'
import { deleteCalendar, deletePublished } from './queries.ts'
import { calendarRest, calendarRouter } from './router.ts'
import { registerFeed } from './routes.ts'

export const calendar = {
  title: 'Calendar',
  router: calendarRouter,
  rest: calendarRest,
  routes: registerFeed,
  sealed: { table: 'calendars', reseal: resealAddress },
  account: { exports: [exportCalendar], accessEnds: deleteCalendar },
  async sweep({ db }) {
    const deleted = await deletePublished(db, CANCELLED_DAYS)
    return { calendar_events: Number(deleted.numDeletedRows) }
  },
} satisfies Feature
