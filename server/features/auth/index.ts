import type { Feature } from '../../feature.ts'
import { exportAccount, exportSessions } from './export.ts'
import { registerLinkedin } from './linkedin-routes.ts'
import { authRest, authRouter } from './router.ts'

export const auth = {
  router: authRouter,
  rest: authRest,
  routes: registerLinkedin,
  account: { exports: [exportAccount, exportSessions] },
} satisfies Feature
