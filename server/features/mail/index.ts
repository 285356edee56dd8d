import type { Feature } from '../../feature.ts'
import { ACCEPT, undoAccept } from './accept.ts'
import { importMails } from './account-import.ts'
import { exportInvited, exportMails } from './export.ts'
import { importInvited } from './invited-import.ts'
import { eraseOldMails } from './queries.ts'
import { mailRest, mailRouter } from './router.ts'
import { addMailRest, registerAddMail } from './routes.ts'

export { receiveMail } from './receive-mail.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * A mail's text is deleted when the mail is accepted or dismissed, at the latest after this time.
 */
export const MAIL_TEXT_TTL_MS = 30 * DAY_MS
/** A mail that arrives again within this time is recognised. */
export const MAIL_TTL_MS = 400 * DAY_MS

export const mail = {
  title: 'Mail',
  router: mailRouter,
  rest: mailRest,
  routes: registerAddMail,
  otherRest: addMailRest,
  account: { exports: [exportMails, exportInvited], imports: [importMails, importInvited] },
  undoes: { [ACCEPT]: undoAccept },
  async sweep({ db }) {
    const erased = await eraseOldMails(db, { textTtlMs: MAIL_TEXT_TTL_MS, ttlMs: MAIL_TTL_MS })
    return { read_mails: Number(erased.numDeletedRows) }
  },
} satisfies Feature
