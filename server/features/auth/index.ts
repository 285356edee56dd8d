import type { Feature } from '../../feature.ts'
import { importAccount } from './account-import.ts'
import { authCommands } from './commands.ts'
import { deleteExpiredChanges, requeueUnnotifiedChanges } from './email-change-queries.ts'
import { exportAccount, exportSessions } from './export.ts'
import { deleteExpiredInvitations } from './invitations.ts'
import { linkedinRest, registerLinkedin } from './linkedin-routes.ts'
import { deleteExpiredResets } from './recovery-queries.ts'
import { createChangedMailer, createConfirmMailer } from './email-mails.ts'
import { createResetMailer } from './reset-mail.ts'
import { authRest } from './rest.ts'
import { authRouter } from './router.ts'

export { isOwnPassword } from './change-password.ts'
export { withAccount } from './commands.ts'

export const auth = {
  title: 'Account',
  router: authRouter,
  rest: authRest,
  routes: registerLinkedin,
  otherRest: linkedinRest,
  commands: authCommands,
  mails: {
    password_reset: createResetMailer,
    email_confirm: createConfirmMailer,
    email_changed: createChangedMailer,
  },
  account: { exports: [exportAccount, exportSessions], imports: [importAccount] },
  async sweep({ db }) {
    const resets = await deleteExpiredResets(db)
    const changes = await deleteExpiredChanges(db)
    await requeueUnnotifiedChanges(db)
    const invitations = await deleteExpiredInvitations(db)
    return {
      password_resets: Number(resets.numDeletedRows),
      email_changes: Number(changes.numDeletedRows),
      invitations: Number(invitations.numDeletedRows),
    }
  },
} satisfies Feature
