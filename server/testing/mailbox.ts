import { once } from 'node:events'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** The recipients of the envelope, where the mail would actually be delivered. */
  recipients: string[]
  message: ParsedMail
}

export type Mailbox = {
  /** The value for SMTP_URL. */
  url: string
  port: number
  /** In order of arrival. */
  mails: ReceivedMail[]
  /**
   * Waits until there are `count` mails to `address` with a matching subject, and returns them.
   * Those about new devices are ignored unless asked for, because tests sign in on many devices.
   */
  waitFor: (address: string, count?: number, subject?: RegExp) => Promise<ReceivedMail[]>
  close: () => Promise<void>
}

type Options = {
  port?: number
  /** Recipients that are rejected permanently. */
  bounces?: (address: string) => boolean
  /** The login required to send; by default none. */
  login?: { user: string; password: string }
}

const NO_NOTICE = /^(?!New sign-in )/
const WAIT_MS = 15_000

/** Starts a real mail server on loopback that stores all mails. */
export async function startMailbox({ port = 0, bounces, login }: Options = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const arrivals = new EventTarget()
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const isRight = username === login?.user && password === login?.password
      done(isRight ? null : withCode(535, 'Authentication failed'), { user: username })
    },
    onRcptTo({ address }, _session, done) {
      done(bounces?.(address) ? withCode(550, `<${address}>: no such user`) : null)
    },
    onData(stream, { envelope }, done) {
      simpleParser(stream, (error, message) => {
        if (error) return done(error)
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), message })
        arrivals.dispatchEvent(new Event('mail'))
        return done()
      })
    },
  })
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const account = login ? `${login.user}:${login.password}@` : ''

  return {
    url: `smtp://${account}127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    async waitFor(recipient, count = 1, subject = NO_NOTICE) {
      const signal = AbortSignal.timeout(WAIT_MS)
      for (;;) {
        const found = mails.filter(
          ({ recipients, message }) =>
            recipients.some(isSame(recipient)) && subject.test(message.subject ?? ''),
        )
        if (found.length >= count) return found
        await once(arrivals, 'mail', { signal })
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Mail programs write the domain in lower case. */
const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()

const withCode = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode })

/** The link with a token in a mail's text part, to `page` if given. */
export function readLink({ message }: ReceivedMail, page?: string): URL {
  const links = (message.text ?? '').match(/https?:\/\/\S+\?token=\S+/g) ?? []
  const link = links.find((address) => !page || new URL(address).pathname === `/${page}`)
  if (link === undefined) throw new Error(`The mail holds no link to ${page ?? 'any page'}`)
  return new URL(link)
}

export const readResetLink = (mail: ReceivedMail): URL => readLink(mail, 'reset-password')

export const readResetToken = (mail: ReceivedMail): string =>
  readResetLink(mail).searchParams.get('token') ?? ''
