import type { Feature } from '../../feature.ts'
import { exportAccount, exportSessions } from './export.ts'
import { registerLinkedin } from './linkedin-routes.ts'
import { deleteExpiredSessions } from './queries.ts'
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
    const sessions = await deleteExpiredSessions(db)
    const resets = await deleteExpiredResets(db)
    return {
      sessions: Number(sessions.numDeletedRows),
      password_resets: Number(resets.numDeletedRows),
    }
  },
} satisfies Feature
