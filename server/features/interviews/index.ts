import { DELETED_INTERVIEW_TTL_MS, ENDED_INTERVIEW_TTL_MS } from '#src/interviews/constants.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import type { Feature } from '../../feature.ts'
import { importInterviews } from './account-import.ts'
import { interviewsAssistant } from './assistant.ts'
import { exportInterviews } from './export.ts'
import { emptyDeletedInterviews } from './queries.ts'
import { interviewsRest, interviewsRouter } from './router.ts'
import { eventsRest, registerEvents } from './routes.ts'

export { listCalendarInterviews } from './calendar-queries.ts'
export { type CalendarInterview, toInterviewEvent } from './event.ts'

export { eraseUntouched, findInterview, findLastRound, listInterviews } from './queries.ts'

export const interviews = {
  title: 'Interviews',
  router: interviewsRouter,
  rest: interviewsRest,
  tools: interviewsAssistant,
  routes: registerEvents,
  otherRest: eventsRest,
  account: { exports: [exportInterviews], imports: [importInterviews] },
  async sweep({ db }) {
    await emptyDeletedInterviews(db, DELETED_INTERVIEW_TTL_MS)
    return { interviews: await eraseDeleted(db, 'interviews', ENDED_INTERVIEW_TTL_MS) }
  },
} satisfies Feature
