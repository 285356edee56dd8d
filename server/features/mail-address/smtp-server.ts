import { once } from 'node:events'
import { callbackify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerDataStream,
  type SMTPServerSession,
} from 'smtp-server'
import { MAIL_MAX_BYTES } from '#src/mail/schema.ts'
import type { Config } from '../../config.ts'
import type { Services } from '../../context.ts'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { AppError, InvalidInput, RefusedInput, TooManyRequests } from '../../errors.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { receiveMail } from '../mail/index.ts'
import { readCertificate } from './certificate.ts'
import { createRecipients } from './recipients.ts'
import { createConnectionLimits } from './connection-limits.ts'

const CLIENTS_MAX = 100
const FROM_ONE_ADDRESS = { atOnce: 10, perMinute: 120, known: 5_000 }
const RECIPIENTS_MAX = 10
/** A client that has named this many unknown recipients is guessing. */
const WRONG_RECIPIENTS_MAX = 3
const MAILS_PER_CONNECTION = 100
const IDLE_MS = 60_000
const CONNECTION_MAX_MS = 5 * 60_000
const LOOK_EVERY_MS = 10_000
/** The total of all mails being received. */
const ARRIVING_MAX_BYTES = 5 * MAIL_MAX_BYTES
const RENEW_EVERY_MS = 60 * 60_000
const CLOSE_MS = 5_000
const MAILS_PER_PERSON: RateRule = { name: 'mail-door', limit: 200, windowMs: 60 * 60_000 }

type Deps = Pick<Services, 'db' | 'disk' | 'limits' | 'limiter' | 'findTimeZone'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}
type MailIn = NonNullable<Config['mailIn']>

/** A reply to the sending mail server. */
class SmtpReply extends Error {
  readonly responseCode: number
  constructor(responseCode: number, text: string) {
    super(text)
    this.responseCode = responseCode
  }
}

const BUSY = '4.7.0 Too busy at the moment, try again later'
const UNKNOWN = '5.1.1 No such address here'

/**
 * Starts the server that accepts mail for people's private addresses, and for no other
 * (docs/operations.md). A mail is acknowledged with 250 once it is stored.
 */
export async function startSmtpServer(deps: Deps, { domain, port, tls }: MailIn, host: string) {
  const { log } = deps
  const findOwner = createRecipients(deps.db, domain)
  const visitors = createConnectionLimits(FROM_ONE_ADDRESS)
  const sessions = new Map<string, { since: number; wrong: number }>()
  let arriving = 0

  const enter = async (session: SMTPServerSession) => {
    const now = performance.now()
    if (!visitors.enter(session.id, session.remoteAddress, now)) throw new SmtpReply(421, BUSY)
    sessions.set(session.id, { since: now, wrong: 0 })
  }
  const leave = ({ id }: SMTPServerSession) => {
    visitors.leave(id)
    sessions.delete(id)
  }

  async function checkRecipient(address: string, session: SMTPServerSession) {
    const state = sessions.get(session.id) ?? { since: 0, wrong: 0 }
    if (session.envelope.rcptTo.length >= RECIPIENTS_MAX) {
      throw new SmtpReply(452, '4.5.3 Too many recipients')
    }
    const found = await findOwner(address)
    if (found === 'busy') throw new SmtpReply(451, BUSY)
    if (found !== 'unknown') return
    state.wrong += 1
    if (state.wrong >= WRONG_RECIPIENTS_MAX) throw new SmtpReply(421, UNKNOWN)
    const isHere = address.toLowerCase().endsWith(`@${domain}`)
    throw new SmtpReply(550, isHere ? UNKNOWN : '5.7.1 This server does not relay mail')
  }

  /**
   * Reads the whole mail. The stream is read to its end in any case, or the connection would hang.
   */
  async function receive(stream: SMTPServerDataStream): Promise<Buffer> {
    const chunks: Buffer[] = []
    let size = 0
    let isBusy = false
    try {
      for await (const chunk of stream) {
        if (!Buffer.isBuffer(chunk) || isBusy) continue
        isBusy = arriving + chunk.length > ARRIVING_MAX_BYTES
        if (isBusy || size + chunk.length > MAIL_MAX_BYTES) chunks.length = 0
        else chunks.push(chunk)
        size += chunk.length
        arriving += chunk.length
      }
    } finally {
      arriving -= size
    }
    if (isBusy) throw new SmtpReply(452, BUSY)
    if (stream.sizeExceeded || size > MAIL_MAX_BYTES) {
      throw new SmtpReply(552, '5.3.4 An email may have at most 10 MB')
    }
    return Buffer.concat(chunks)
  }

  async function deliver(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const file = await receive(stream)
    const owners = new Set<string>()
    for (const { address } of session.envelope.rcptTo) {
      // The address may have been deleted since the recipient was accepted.
      const found = await findOwner(address)
      if (found === 'busy') throw new SmtpReply(451, BUSY)
      if (found !== 'unknown') owners.add(found.userId)
    }
    if (owners.size === 0) throw new SmtpReply(550, UNKNOWN)
    const failures: SmtpReply[] = []
    for (const userId of owners) {
      const failure = await keep(userId, file)
      if (failure !== undefined) failures.push(failure)
    }
    // A recipient who has received it does not receive it again when it is resent.
    const temporary = failures.find(({ responseCode }) => responseCode < 500)
    if (temporary !== undefined) throw temporary
    if (failures[0] !== undefined && failures.length === owners.size) throw failures[0]
  }

  async function keep(userId: string, file: Buffer): Promise<SmtpReply | undefined> {
    try {
      await deps.limiter.run(
        [{ rule: MAILS_PER_PERSON, subject: userId }],
        () => receiveMail(deps, userId, file),
        () => true,
      )
      return undefined
    } catch (error) {
      return toReply(error)
    }
  }

  function toReply(error: unknown): SmtpReply {
    if (error instanceof SmtpReply) return error
    if (error instanceof RefusedInput) return new SmtpReply(554, '5.6.0 This mail cannot be read')
    if (error instanceof InvalidInput) return new SmtpReply(452, '4.2.2 There is no room for it')
    if (error instanceof TooManyRequests) return new SmtpReply(451, BUSY)
    if (isDatabaseUnavailable(error))
      log.warn({}, 'An incoming mail was not accepted: the database is not available')
    else if (!(error instanceof AppError))
      log.error({ err: error }, 'An incoming mail could not be accepted')
    return new SmtpReply(451, '4.3.0 It cannot be stored at the moment, try again later')
  }

  const replyTo = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      throw toReply(error)
    }
  }

  const server = new SMTPServer({
    name: domain,
    banner: 'Foothold',
    size: MAIL_MAX_BYTES,
    rejectOversized: true,
    disabledCommands: tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...(tls !== undefined && (await readCertificate(tls))),
    disableReverseLookup: true,
    hideSMTPUTF8: true,
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    maxClients: CLIENTS_MAX,
    socketTimeout: IDLE_MS,
    closeTimeout: CLOSE_MS,
    onConnect: callbackify((session: SMTPServerSession) => replyTo(enter(session))),
    onMailFrom: (_sender, session, done) => {
      const isMany = session.transaction > MAILS_PER_CONNECTION
      done(isMany ? new SmtpReply(421, BUSY) : null)
    },
    onRcptTo: callbackify(({ address }: SMTPServerAddress, session: SMTPServerSession) =>
      replyTo(checkRecipient(address, session)),
    ),
    onData: callbackify((stream: SMTPServerDataStream, session: SMTPServerSession) =>
      replyTo(deliver(stream, session)),
    ),
    onClose: leave,
  })
  // A broken connection is not an error of this server.
  server.on('error', () => undefined)
  const listener = server.listen(port, host)
  await once(listener, 'listening')

  const look = setInterval(() => {
    const before = performance.now() - CONNECTION_MAX_MS
    for (const connection of server.connections) {
      if ((sessions.get(connection.id)?.since ?? Infinity) < before) connection.close()
    }
  }, LOOK_EVERY_MS).unref()
  const renew = setInterval(() => {
    if (tls === undefined) return
    readCertificate(tls).then(
      (files) => server.updateSecureContext(files),
      (err: unknown) =>
        log.error({ err }, 'The new certificate of the incoming mail server is not used'),
    )
  }, RENEW_EVERY_MS).unref()

  return async () => {
    clearInterval(look)
    clearInterval(renew)
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}
