import type { Feature } from '../../feature.ts'
import { exportJobs } from './export.ts'
import { jobsRest, jobsRouter } from './router.ts'

export const jobs = {
  router: jobsRouter,
  rest: jobsRest,
  account: { exports: [exportJobs] },
} satisfies Feature
