import { jobsAssistant } from './assistant.ts'
import { DELETED_JOB_TTL_MS } from '#src/jobs/constants.ts'
import type { Feature } from '../../feature.ts'
import { importJobs, importStages } from './account-import.ts'
import { BULK, undoBulk } from './bulk.ts'
import { exportJobs, exportStages } from './export.ts'
import { eraseDeletedJobs } from './queries.ts'
import { jobsRest, jobsRouter } from './router.ts'

export { addInterview, limitInterviews } from './current-interview.ts'
export { type InterviewChanges, tickInterview, updateInterview } from './interview-queries.ts'
export { JOB_TABLES, listJobs as readAllJobs } from './list-queries.ts'
export { findJob as readJob, touchJob } from './queries.ts'
export { moveJob } from './move-job.ts'
export { undoBulk as putBackJobs } from './bulk.ts'
export { NO_MORE as NO_MORE_OF_INTERVIEW } from './current-interview.ts'
export { getJob, holdJob, requireJobs, toSavedPosting, TOO_MANY_ITEMS } from './service.ts'
export { findPosting as findSavedPosting } from './posting-queries.ts'
export { removeAdded } from './remove-added.ts'
export { type AddedJob, addJobs } from './add-jobs.ts'
export { findDay, findToday } from './local-time.ts'
export { countJobsByStatus, listJobsOfToday } from './today.ts'
export { countSent } from './today-queries.ts'
export { listComparable, listWithHistory } from './list-whole.ts'

export const jobs = {
  title: 'Applications',
  router: jobsRouter,
  rest: jobsRest,
  tools: jobsAssistant,
  account: { exports: [exportJobs, exportStages], imports: [importJobs, importStages] },
  undoes: { [BULK]: undoBulk },
  async sweep({ db }) {
    return { jobs: Number((await eraseDeletedJobs(db, DELETED_JOB_TTL_MS)).numDeletedRows) }
  },
} satisfies Feature
