import type { Config } from '../config.ts'

export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** Stays the same when a mail is sent again; generated if missing. */
  messageId?: string
  headers?: Readonly<Record<string, string>>
}

/** Resolves once the mail server has accepted the message. @throws MailNotSent */
export type SendMail = (message: MailMessage, signal: AbortSignal) => Promise<void>

/** Contains no text from the mail server, because that may quote the address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent'
  readonly code: string
  readonly responseCode: number | undefined
  /** Whether a retry would fail too, because the server rejects this message or its recipient. */
  readonly isPermanent: boolean

  constructor({ code, responseCode }: { code: string; responseCode: number | undefined }) {
    super('The mail was not sent')
    this.code = code
    this.responseCode = responseCode
    // A failed login (EAUTH) is a configuration error, which can be corrected.
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

/** The only file that imports nodemailer, and only on demand, because it takes 5 MB of memory. */
async function openTransport(url: string, timeouts: Partial<SmtpTimeouts> = {}) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    ...TIMEOUTS_MS,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Uses one connection per mail, because mails are few. */
export function createSmtp(
  url: string,
  { mailFrom }: Pick<Config, 'mailFrom'>,
  timeouts?: Partial<SmtpTimeouts>,
): SendMail {
  return async ({ to, subject, text, html, messageId, headers }, signal) => {
    const transport = await openTransport(url, timeouts)
    try {
      await transport.sendMail({
        from: mailFrom,
        // An object is not parsed, so a comma in the address does not add a recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Prevents replies of out-of-office programs.
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...headers,
        },
        ...(messageId !== undefined && { messageId }),
        signal,
      })
    } catch (error) {
      throw toMailNotSent(error)
    }
  }
}

/** Connects and signs in. @returns why that failed; undefined if it succeeded */
export async function verifySmtp(url: string): Promise<string | undefined> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    const { code, responseCode } = toMailNotSent(error)
    return responseCode === undefined ? code : `${code}, ${responseCode}`
  } finally {
    transport.close()
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
