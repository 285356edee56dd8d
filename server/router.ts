import { authRouter } from './features/auth/router.ts'
import { jobsRouter } from './features/jobs/router.ts'
import { shellRouter } from './features/shell/router.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  shell: shellRouter,
  auth: authRouter,
  jobs: jobsRouter,
})

export type AppRouter = typeof appRouter
