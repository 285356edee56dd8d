import { DELETED_JOB_TTL_MS } from '#src/jobs/constants.ts'
import { DELETED_RESOURCE_TTL_MS } from '#src/resources/constants.ts'
import type { Db } from './db/client.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { deleteExpiredSessions } from './features/auth/queries.ts'
import { deleteExpiredResets } from './features/auth/recovery-queries.ts'
import { type SweptFiles, sweepFiles } from './features/documents/sweep.ts'
import { eraseDeletedJobs } from './features/jobs/queries.ts'
import { MAIL_MAX_AGE_MS } from './mail/outbox.ts'
import { deleteOldMails } from './mail/queries.ts'
import { eraseDeletedResources } from './features/resources/queries.ts'
import { deleteEndedWindows } from './rate-limit/queries.ts'
import { StorageUnavailable } from './storage/file-store.ts'
import type { Storage } from './storage/open.ts'

const FIRST_PASS_AFTER_MS = 60_000
const PASS_EVERY_MS = 60 * 60 * 1000

type SweepLog = {
  info(counts: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** How many rows of each kind one pass removed. */
export type Swept = {
  sessions: number
  rate_limits: number
  jobs: number
  resources: number
  password_resets: number
  mails: number
}

/**
 * Removes what has had its time: expired sessions and reset links, mails nobody waits for any
 * more, closed windows of rate limits, applications and bookmarks whose delete can no longer be undone. Any number of servers may do it at once.
 */
export async function sweep(db: Db): Promise<Swept> {
  const [sessions, rateLimits, jobs, resources, resets, mails] = await Promise.all([
    deleteExpiredSessions(db),
    deleteEndedWindows(db),
    eraseDeletedJobs(db, DELETED_JOB_TTL_MS),
    eraseDeletedResources(db, DELETED_RESOURCE_TTL_MS),
    deleteExpiredResets(db),
    deleteOldMails(db, MAIL_MAX_AGE_MS),
  ])
  return {
    sessions: Number(sessions.numDeletedRows),
    rate_limits: Number(rateLimits.numDeletedRows),
    jobs: Number(jobs.numDeletedRows),
    resources: Number(resources.numDeletedRows),
    password_resets: Number(resets.numDeletedRows),
    mails: Number(mails.numDeletedRows),
  }
}

/**
 * Sweeps a minute after the start and then hourly; a pass that fails is logged and tried again.
 * @returns stops it, and waits for a pass that is under way
 */
export function startSweeper(db: Db, storage: Storage, log: SweepLog): () => Promise<void> {
  let pass: Promise<void> = Promise.resolve()
  const sweepAll = async (): Promise<Swept & SweptFiles> => ({
    ...(await sweep(db)),
    ...(await sweepFiles(db, storage)),
  })
  const run = () => {
    pass = sweepAll().then(
      (swept) => log.info(swept, 'Swept what has expired'),
      (error: unknown) => {
        if (isDatabaseUnavailable(error)) log.warn({}, 'Not swept: the database is not available')
        else if (error instanceof StorageUnavailable)
          log.warn({ err: error.cause }, 'Files not swept')
        else log.error({ err: error }, 'Sweeping failed')
      },
    )
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
