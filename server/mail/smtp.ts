import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type MailMessage = { to: string; subject: string; text: string; html: string }

/** Resolves once the mail server has taken the message. @throws MailNotSent */
export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<void>

/** Holds no text of the mail server's: it may quote the address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent'
  readonly code: string
  readonly responseCode: number | undefined
  /** Trying again would end the same: the server refuses this message or its recipient. */
  readonly isPermanent: boolean

  constructor({ code, responseCode }: { code: string; responseCode: number | undefined }) {
    super('The mail was not sent')
    this.code = code
    this.responseCode = responseCode
    // A refused login (EAUTH) is about our set-up, which somebody may put right.
    const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
    this.isPermanent = isAboutMessage && (responseCode === undefined || responseCode >= 500)
  }
}

export type SmtpTimeouts = {
  dnsTimeout: number
  connectionTimeout: number
  greetingTimeout: number
  socketTimeout: number
}

const TIMEOUTS_MS: SmtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Nodemailer's only user in the code base. One connection for each mail: they are few. */
export function createSmtp(
  url: string,
  { mailFrom }: Pick<Config, 'mailFrom'>,
  timeouts: Partial<SmtpTimeouts> = {},
): SendMail {
  const transport = createTransport({
    url,
    ...TIMEOUTS_MS,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text, html }, signal) => {
    try {
      await transport.sendMail({
        from: mailFrom,
        // As an object it is not parsed: a comma in it does not make two recipients.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // So that out-of-office programs do not answer.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal,
      })
    } catch (error) {
      throw toMailNotSent(error)
    }
  }
}

function toMailNotSent(error: unknown): MailNotSent {
  const { code, responseCode } = Object.assign({ ...NO_DETAILS }, error)
  return new MailNotSent({
    code: typeof code === 'string' ? code : 'UNKNOWN',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  })
}

const NO_DETAILS: Record<'code' | 'responseCode', unknown> = {
  code: undefined,
  responseCode: undefined,
}
