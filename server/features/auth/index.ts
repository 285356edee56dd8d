import type { Feature } from '../../feature.ts'
import { exportAccount, exportSessions } from './export.ts'
import { registerLinkedin } from './linkedin-routes.ts'
import { deleteExpiredResets } from './recovery-queries.ts'
import { createResetMailer } from './reset-mail.ts'
import { authRest, authRouter } from './router.ts'

export const auth = {
  router: authRouter,
  rest: authRest,
  routes: registerLinkedin,
  mails: { password_reset: createResetMailer },
  account: { exports: [exportAccount, exportSessions] },
  async sweep({ db }) {
    return { password_resets: Number((await deleteExpiredResets(db)).numDeletedRows) }
  },
} satisfies Feature
