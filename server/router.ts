import { authRouter } from './features/auth/router.ts'
import { documentsRouter } from './features/documents/router.ts'
import { eeoRouter } from './features/eeo/router.ts'
import { importRouter } from './features/import/router.ts'
import { jobsRouter } from './features/jobs/router.ts'
import { profileRouter } from './features/profile/router.ts'
import { resourcesRouter } from './features/resources/router.ts'
import { shellRouter } from './features/shell/router.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  shell: shellRouter,
  auth: authRouter,
  jobs: jobsRouter,
  profile: profileRouter,
  eeo: eeoRouter,
  resources: resourcesRouter,
  documents: documentsRouter,
  import: importRouter,
})

export type AppRouter = typeof appRouter
