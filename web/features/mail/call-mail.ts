import { mailResponse } from '#src/mail/responses.ts'
import { type Mail, MAIL_MAX_BYTES, MAIL_TOO_LARGE } from '#src/mail/schema.ts'
import { postFile, postJson } from '../../lib/post-rest.ts'

/** Sends a mail to be read. @throws errors that `describeFailure` understands */
export const sendMail = (mail: File | string): Promise<Mail> =>
  typeof mail === 'string'
    ? postJson('/api/mail', { text: mail }, { schema: mailResponse })
    : postFile('/api/mail', mail, {
        schema: mailResponse,
        maxBytes: MAIL_MAX_BYTES,
        tooLarge: MAIL_TOO_LARGE,
      })
