import { mailAnswer } from '#src/mail/answers.ts'
import { type Mail, MAIL_MAX_BYTES, MAIL_TOO_LARGE } from '#src/mail/schema.ts'
import { TIME_ZONE_HEADER } from '#src/shell/constants.ts'
import { readToken } from '../../lib/auth.ts'
import { watchCall } from '../../lib/call-server.ts'
import { RefusedCall } from '../../lib/failure.ts'

const ANSWER_TIMEOUT_MS = 60_000
const HTTP_TOO_LARGE = 413

const send = async (body: FormData | string): Promise<Mail> => {
  const token = readToken()
  const response = await watchCall('/api/mail', {
    method: 'POST',
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  if (!response.ok) throw await RefusedCall.from(response)
  return mailAnswer.parse(await response.json())
}

/** Has the server read a mail. @throws what `describeFailure` understands */
export const sendMail = (mail: File | string): Promise<Mail> => {
  if (typeof mail === 'string') return send(JSON.stringify({ text: mail }))
  if (mail.size > MAIL_MAX_BYTES) throw new RefusedCall(HTTP_TOO_LARGE, MAIL_TOO_LARGE)
  const body = new FormData()
  body.set('file', mail)
  return send(body)
}
