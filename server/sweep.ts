import type { Config } from './config.ts'
import { deleteOutdatedChanges } from './db/changed-tables.ts'
import type { Db } from './db/client.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { MAIL_MAX_AGE_MS, NOTICE_KINDS, NOTICE_MAX_AGE_MS } from './mail/outbox.ts'
import { deleteOldMails } from './mail/queries.ts'
import { deleteEndedWindows } from './rate-limit/queries.ts'
import { deleteExpiredSessions } from './sessions/queries.ts'
import { StorageUnavailable } from './storage/file-store.ts'
import type { Storage } from './storage/open.ts'

const FIRST_PASS_AFTER_MS = 60_000
const PASS_EVERY_MS = 60 * 60 * 1000

export type SweepDeps = Storage & { db: Db; config: Pick<Config, 'dataDir'>; log: SweepLog }

/**
 * Removes expired data and returns the counts by kind. Any number of servers may run it at once.
 */
export type SweepTask = (deps: SweepDeps) => Promise<Readonly<Record<string, number>>>

export type SweepLog = {
  info(counts: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Expired sessions, outdated mails, and ended windows of rate limits. */
const OWN_TASKS: readonly SweepTask[] = [
  async ({ db }) => ({ sessions: Number((await deleteExpiredSessions(db)).numDeletedRows) }),
  async ({ db }) => {
    const ages = [
      { isNotice: false, maxAgeMs: MAIL_MAX_AGE_MS },
      { isNotice: true, maxAgeMs: NOTICE_MAX_AGE_MS },
    ]
    let mails = 0
    for (const age of ages) {
      mails += Number((await deleteOldMails(db, age, NOTICE_KINDS)).numDeletedRows)
    }
    return { mails }
  },
  async ({ db }) => {
    // Not reported, because the number reflects writes rather than removed data.
    await deleteOutdatedChanges(db)
    return {}
  },
  async ({ db }) => ({ rate_limits: Number((await deleteEndedWindows(db)).numDeletedRows) }),
]

/** Runs the features' tasks and the server's own once; a failing task does not stop the next. */
export async function sweep(tasks: readonly SweepTask[], deps: SweepDeps): Promise<void> {
  const { log } = deps
  const swept: Record<string, number> = {}
  for (const task of [...OWN_TASKS, ...tasks]) {
    try {
      Object.assign(swept, await task(deps))
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        return log.warn({}, 'Expired data was not removed: the database is not available')
      }
      if (error instanceof StorageUnavailable)
        log.warn({ err: error.cause }, 'Unused files were not removed')
      else log.error({ err: error }, 'Removing expired data failed')
    }
  }
  log.info(swept, 'Removed expired data')
}

/**
 * Sweeps a minute after the start and then hourly.
 * @returns a function that stops it and waits for a running pass
 */
export function startSweeper(tasks: readonly SweepTask[], deps: SweepDeps): () => Promise<void> {
  let pass: Promise<void> = Promise.resolve()
  const run = () => {
    pass = sweep(tasks, deps)
  }
  const first = setTimeout(run, FIRST_PASS_AFTER_MS)
  const next = setInterval(run, PASS_EVERY_MS)
  first.unref()
  next.unref()
  return async () => {
    clearTimeout(first)
    clearInterval(next)
    await pass
  }
}
