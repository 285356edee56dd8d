import { Unavailable } from '../errors.ts'
import {
  type ChildResult,
  type ChildOptions,
  type ReaderChild,
  startChild,
} from './child-process.ts'
import { t } from '#src/language/t.ts'

export type PoolLog = { error: (details: object, message: string) => void }

export type PoolOptions = ChildOptions & {
  /** Maximum number of processes. */
  childrenMax?: number
  /** Spare processes are stopped after this time without a document. */
  idleMs?: number
  /** The pause after a process did not start; it doubles with each failure, up to a minute. */
  firstPauseMs?: number
}

export type ReaderPool = {
  /** Returns a spare child or a new one. @throws Unavailable while none can be started */
  acquire: () => ReaderChild
  /** Must be called with the result of every acquired child. */
  release: (child: ReaderChild, result: ChildResult) => void
  /** Starts a spare process, unless there are `wanted` (by default one) or the maximum is reached. */
  warm: (wanted?: number) => void
  hasCapacity: () => boolean
  count: () => number
  close: () => Promise<void>
}

/** Two of them, the spare ones and the server together stay under a gigabyte. */
const CHILDREN_MAX = 2
/** After a document, so that the next two of several do not wait for a process to start. */
export const SPARES_MAX = 2
const IDLE_MS = 5 * 60_000
const FIRST_PAUSE_MS = 1000
const PAUSE_MAX_MS = 60_000

/** Creates a pool of processes that read one document each; the next ones are started in advance. */
export function createPool(
  log: PoolLog,
  {
    childrenMax = CHILDREN_MAX,
    idleMs = IDLE_MS,
    firstPauseMs = FIRST_PAUSE_MS,
    ...options
  }: PoolOptions,
): ReaderPool {
  /** All processes that have not exited, including killed ones. */
  const alive = new Set<ReaderChild>()
  const busy = new Set<ReaderChild>()
  const spare = new Set<ReaderChild>()
  let isClosed = false
  let idleTimer: NodeJS.Timeout | undefined
  let pauseMs = 0
  let startsAgainAt = 0

  function startOne(): ReaderChild {
    const child = startChild(options)
    alive.add(child)
    void child.exited.then((result) => {
      alive.delete(child)
      if (spare.delete(child)) backOff(result)
    })
    return child
  }

  /** Pauses before the next start if this one failed; failures during a pause are not counted. */
  function backOff(result: ChildResult): void {
    if (result.how !== 'not_started' || isClosed) {
      pauseMs = 0
      return
    }
    if (Date.now() < startsAgainAt) return
    pauseMs = Math.min(PAUSE_MAX_MS, pauseMs * 2 || firstPauseMs)
    startsAgainAt = Date.now() + pauseMs
    log.error({ stderr: result.stderr, pauseMs }, 'a process for reading documents did not start')
  }

  function killSpare(): void {
    for (const child of spare) child.kill()
    spare.clear()
  }

  function warm(wanted = 1): void {
    if (isClosed || Date.now() < startsAgainAt) return
    const free = childrenMax + 1 - busy.size
    if (spare.size < Math.min(wanted, free)) spare.add(startOne())
    clearTimeout(idleTimer)
    idleTimer = setTimeout(killSpare, idleMs).unref()
  }

  function acquire(): ReaderChild {
    const waitMs = startsAgainAt - Date.now()
    const [ready] = spare
    if (ready === undefined && waitMs > 0) throw createUnavailable(waitMs)
    const child = ready ?? startOne()
    spare.delete(child)
    busy.add(child)
    return child
  }

  function release(child: ReaderChild, result: ChildResult): void {
    busy.delete(child)
    backOff(result)
  }

  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(idleTimer)
    for (const child of alive) child.kill()
    await Promise.all([...alive].map(({ exited }) => exited))
  }

  return {
    acquire,
    release,
    warm,
    close,
    hasCapacity: () => busy.size < childrenMax,
    count: () => alive.size,
  }
}

/** @param cause logged, never sent to the client */
export const createUnavailable = (waitMs = FIRST_PAUSE_MS, cause?: Error) =>
  new Unavailable(
    t('Documents cannot be read at the moment. Please try again in a minute.'),
    Math.max(1, Math.ceil(waitMs / 1000)),
    cause,
  )
