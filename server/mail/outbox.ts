import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { claimDueMails, deleteMail, type OutboxMail, postponeMail } from './queries.ts'
import { MailNotSent, type SendMail } from './smtp.ts'

export type { OutboxMail } from './queries.ts'

/** Writes and sends one mail; resolves also when there is nothing to send any more. */
export type Deliver = (mail: OutboxMail, signal: AbortSignal) => Promise<void>

export type MailDeps = {
  db: Db
  config: Pick<Config, 'publicUrl'>
  log: Pick<OutboxLog, 'warn'>
  /** Undefined where no mail server is set up. */
  send: SendMail | undefined
}
/** Makes what writes and sends the mails of one kind. */
export type CreateDeliver = (deps: MailDeps) => Deliver

export type Outbox = {
  /** Says that a mail was put into the outbox: it goes out within a second. */
  wake: () => void
  /** Ends what is under way; the next start, or another server, takes it up again. */
  stop: () => Promise<void>
}

export type OutboxTiming = {
  /** Waited at random between these, so that nobody can time whether there was a mail to send. */
  firstDelayMs: readonly [least: number, most: number]
  pollMs: number
  sendLimitMs: number
  /** Longer than `sendLimitMs`. */
  leaseMs: number
  /** After each failed attempt; the one after the last is the end. */
  retryAfterMs: readonly number[]
}

const MINUTE_MS = 60_000
/** Whoever asked has given up by then, or asked again. */
export const MAIL_MAX_AGE_MS = 60 * MINUTE_MS
const AT_ONCE = 5

const TIMING: OutboxTiming = {
  firstDelayMs: [200, 800],
  pollMs: 15_000,
  sendLimitMs: MINUTE_MS,
  leaseMs: 2 * MINUTE_MS,
  retryAfterMs: [15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS],
}

type OutboxLog = {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

type Parts = {
  db: Db
  log: OutboxLog
  /** By kind. */
  deliver: ReadonlyMap<string, Deliver>
  timing?: Partial<OutboxTiming> | undefined
}

/**
 * Sends what is in the table mail_outbox, outside any request, and tries again what fails. Any
 * number of servers may do so on one database: each mail is with one of them at a time.
 */
export function createOutbox({ db, log, deliver, ...parts }: Parts): Outbox {
  const timing = { ...TIMING, ...parts.timing }
  const end = new AbortController()
  const { plan, stop } = createPlan(sendDue, timing.pollMs)

  async function sendDue(): Promise<void> {
    try {
      const lease = { limit: AT_ONCE, leaseMs: timing.leaseMs, maxAgeMs: MAIL_MAX_AGE_MS }
      while (!end.signal.aborted) {
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
      await send(mail, AbortSignal.any([end.signal, limit]))
      await deleteMail(db, mail.id)
    } catch (error) {
      await settleFailure(mail, error)
    }
  }

  async function settleFailure(mail: OutboxMail, error: unknown): Promise<void> {
    const delayMs = end.signal.aborted ? 0 : timing.retryAfterMs[mail.attempts - 1]
    const details = { kind: mail.kind, attempt: mail.attempts, ...describe(error) }
    if (delayMs === undefined || (error instanceof MailNotSent && error.isPermanent)) {
      log.error(details, 'A mail could not be sent and is given up')
      return void (await deleteMail(db, mail.id))
    }
    log.warn({ ...details, retryInMs: delayMs }, 'A mail could not be sent and is tried again')
    await postponeMail(db, mail.id, delayMs)
    plan(delayMs)
  }

  plan(pickDelay(timing.firstDelayMs))
  return {
    wake: () => plan(pickDelay(timing.firstDelayMs)),
    stop() {
      end.abort()
      return stop()
    },
  }
}

const describe = (error: unknown) =>
  error instanceof MailNotSent
    ? { code: error.code, responseCode: error.responseCode }
    : { err: error }

const pickDelay = ([least, most]: OutboxTiming['firstDelayMs']) =>
  least + Math.random() * (most - least)

/** Runs `pass` when the earliest plan is due and every `pollMs`, one after the other. */
function createPlan(pass: () => Promise<void>, pollMs: number) {
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity
  let running = Promise.resolve()
  let isOver = false

  function plan(delayMs: number): void {
    const at = performance.now() + delayMs
    if (isOver || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(run, delayMs).unref()
  }

  function run(): void {
    dueAt = Infinity
    running = running.then(pass).then(() => plan(pollMs))
  }

  return {
    plan,
    stop() {
      isOver = true
      clearTimeout(timer)
      return running
    },
  }
}
