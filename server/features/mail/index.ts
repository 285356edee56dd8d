import type { Feature } from '../../feature.ts'
import { ACCEPT, undoAccept } from './accept.ts'
import { importMails } from './account-import.ts'
import { exportInvited, exportMails } from './export.ts'
import { importInvited } from './invited-import.ts'
import { eraseOldMails } from './queries.ts'
import { mailRest, mailRouter } from './router.ts'
import { addMailRest, registerAddMail } from './routes.ts'

export { takeMail } from './take-mail.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A mail's text is kept only until it is answered, and no longer than this. */
export const MAIL_TEXT_TTL_MS = 30 * DAY_MS
/** For this long a mail that comes again is known. */
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
