import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import type { MailKind } from '../db/tables/accounts.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { Reach } from '../fetch-page/guarded-request.ts'
import type { Vault } from '../secrets/vault.ts'
import { claimDueMails, deleteMail, findMailLag, type OutboxMail, postponeMail } from './queries.ts'
import { MailNotSent, type SendMail } from './smtp.ts'

export type { OutboxMail } from './queries.ts'

/** Composes and sends one mail. No-op if it is not needed any more. */
export type Deliver = (mail: OutboxMail, signal: AbortSignal) => Promise<void>

export type MailDeps = {
  db: Db
  config: Pick<Config, 'publicUrl' | 'supportEmail'>
  vault: Vault
  /** The addresses that may be connected to. */
  reach: Reach
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Undefined if no mail server is configured. */
  send: SendMail | undefined
}
/** Creates the function that composes and sends one kind of mail. */
export type CreateDeliver = (deps: MailDeps) => Deliver

export type Outbox = {
  /** Call this after adding a mail to the outbox: it is sent within a second. */
  wake: () => void
  /**
   * Lets mails in progress finish for a moment, because an aborted one may have been delivered;
   * then aborts them, to be sent after the next start or by another server.
   */
  stop: () => Promise<void>
}

export type OutboxTiming = {
  /** A random delay between these, so that timing does not reveal whether a mail was sent. */
  firstDelayMs: readonly [least: number, most: number]
  pollMs: number
  sendLimitMs: number
  /** How long a stop waits for mails in progress. */
  graceMs: number
  /** Longer than `sendLimitMs`. */
  leaseMs: number
  /** Delays after failed attempts; after the last one the mail is dropped. */
  retryAfterMs: readonly number[]
}

const MINUTE_MS = 60_000
/** After this time the user has given up or requested another mail. */
export const MAIL_MAX_AGE_MS = 60 * MINUTE_MS
const AT_ONCE = 5

/** Notices of something at its time: sent together, so that other mails do not wait for them. */
export const NOTICE_KINDS: readonly MailKind[] = ['digest', 'push']
/** Allows for a mail server that is down for half a morning. */
export const NOTICE_MAX_AGE_MS = 6 * 60 * MINUTE_MS
export const NOTICE_RETRIES_MS = [0.25, 1, 5, 15, 30, 60, 60, 60, 60].map((n) => n * MINUTE_MS)

/** In seconds; for the account's own mails. */
export const readMailLag = async (db: Db): Promise<number> =>
  (await findMailLag(db, { maxAgeMs: MAIL_MAX_AGE_MS, isNotice: false }, NOTICE_KINDS)).lag

/** In seconds. */
export const readNoticeLag = async (db: Db): Promise<number> =>
  (await findMailLag(db, { maxAgeMs: NOTICE_MAX_AGE_MS, isNotice: true }, NOTICE_KINDS)).lag

const TIMING: OutboxTiming = {
  firstDelayMs: [200, 800],
  pollMs: 15_000,
  sendLimitMs: MINUTE_MS,
  graceMs: 2_000,
  leaseMs: 2 * MINUTE_MS,
  retryAfterMs: [15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS],
}

type OutboxLog = {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

export type OutboxParts = {
  db: Db
  /** Fulfilled once `db` may be used; default: at once. */
  databaseReady?: Promise<void> | undefined
  log: OutboxLog
  /** By kind; mails of other kinds are ignored. */
  deliver: ReadonlyMap<string, Deliver>
  maxAgeMs?: number
  timing?: Partial<OutboxTiming> | undefined
}

/**
 * Sends the mails of the table mail_outbox in the background and retries failures. Several servers
 * may do this on one database, since each mail is leased to one of them at a time.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { db, log, deliver, maxAgeMs = MAIL_MAX_AGE_MS } = parts
  const timing = { ...TIMING, ...parts.timing }
  const kinds = [...deliver.keys()]
  const stopping = new AbortController()
  const ending = new AbortController()
  const { schedule, stop } = createScheduler(sendDue, timing.pollMs)

  async function sendDue(): Promise<void> {
    try {
      const lease = { kinds, limit: AT_ONCE, leaseMs: timing.leaseMs, maxAgeMs }
      while (!ending.signal.aborted && kinds.length > 0) {
        const mails = await claimDueMails(db, lease)
        if (mails.length === 0) return
        await Promise.all(mails.map(attempt))
      }
    } catch (error) {
      if (isDatabaseUnavailable(error)) log.warn({}, 'No mail sent: the database is not available')
      else log.error({ err: error }, 'Sending mail failed')
    }
  }

  async function attempt(mail: OutboxMail): Promise<void> {
    const limit = AbortSignal.timeout(timing.sendLimitMs)
    try {
      const send = deliver.get(mail.kind)
      if (send === undefined) throw new Error(`nothing here sends a mail of kind ${mail.kind}`)
      await send(mail, AbortSignal.any([stopping.signal, limit]))
      await deleteMail(db, mail.id)
    } catch (error) {
      await settleFailure(mail, error)
    }
  }

  async function settleFailure(mail: OutboxMail, error: unknown): Promise<void> {
    const delayMs = stopping.signal.aborted ? 0 : timing.retryAfterMs[mail.attempts - 1]
    const details = { kind: mail.kind, attempt: mail.attempts, ...describe(error) }
    if (delayMs === undefined || (error instanceof MailNotSent && error.isPermanent)) {
      log.error(details, 'A mail could not be sent and will not be retried')
      return void (await deleteMail(db, mail.id))
    }
    log.warn({ ...details, retryInMs: delayMs }, 'A mail could not be sent and will be retried')
    await postponeMail(db, mail.id, delayMs)
    schedule(delayMs)
  }

  const wake = () => schedule(pickDelay(timing.firstDelayMs))
  // Without a database the server does not start, so there is nothing to send.
  void Promise.resolve(parts.databaseReady).then(wake, () => undefined)
  return {
    wake,
    async stop() {
      ending.abort()
      const late = setTimeout(() => stopping.abort(), timing.graceMs)
      await stop()
      clearTimeout(late)
    },
  }
}

const describe = (error: unknown) =>
  error instanceof MailNotSent
    ? { code: error.code, responseCode: error.responseCode }
    : { err: error }

const pickDelay = ([least, most]: OutboxTiming['firstDelayMs']) =>
  least + Math.random() * (most - least)

/** Runs `pass` at the earliest scheduled time and every `pollMs`, never two at once. */
function createScheduler(pass: () => Promise<void>, pollMs: number) {
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity
  let running = Promise.resolve()
  let isStopped = false

  function schedule(delayMs: number): void {
    const at = performance.now() + delayMs
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(run, delayMs).unref()
  }

  function run(): void {
    dueAt = Infinity
    running = running.then(pass).then(() => schedule(pollMs))
  }

  return {
    schedule,
    stop() {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
