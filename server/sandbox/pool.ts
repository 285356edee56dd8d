import { Unavailable } from '../errors.ts'
import { type ChildEnd, type ChildOptions, type ReaderChild, startChild } from './child-process.ts'

export type PoolLog = { error: (details: object, message: string) => void }

export type PoolOptions = ChildOptions & {
  /** How many processes there may be. */
  childrenMax?: number
  /** Spare ones end when nothing was read for so long. */
  idleMs?: number
}

export type ReaderPool = {
  /** A spare child or a new one. @throws Unavailable while none can be started */
  take: () => ReaderChild
  /** Says how the child that was taken ended. */
  giveBack: (child: ReaderChild, end: ChildEnd) => void
  /** Starts as many spare ones as there is room for. */
  warm: () => void
  hasRoom: () => boolean
  count: () => number
  close: () => Promise<void>
}

/** With the server they stay under a gigabyte. */
const CHILDREN_MAX = 2
const IDLE_MS = 5 * 60_000
const FIRST_PAUSE_MS = 1000
const PAUSE_MAX_MS = 60_000

/** The processes that read documents: each reads one, some are kept started. */
export function createPool(
  log: PoolLog,
  { childrenMax = CHILDREN_MAX, idleMs = IDLE_MS, ...options }: PoolOptions,
): ReaderPool {
  /** Until they are gone: also those that were told to end. */
  const alive = new Set<ReaderChild>()
  const taken = new Set<ReaderChild>()
  const spare = new Set<ReaderChild>()
  let isClosed = false
  let idleTimer: NodeJS.Timeout | undefined
  let pauseMs = 0
  let startsAgainAt = 0

  function startOne(): ReaderChild {
    const child = startChild(options)
    alive.add(child)
    void child.gone.then((end) => {
      alive.delete(child)
      if (spare.delete(child)) heed(end)
    })
    return child
  }

  /** None is started for a while after one that could not; those started with it tell nothing new. */
  function heed(end: ChildEnd): void {
    if (end.how !== 'not_started' || isClosed) {
      pauseMs = 0
      return
    }
    if (Date.now() < startsAgainAt) return
    pauseMs = Math.min(PAUSE_MAX_MS, pauseMs * 2 || FIRST_PAUSE_MS)
    startsAgainAt = Date.now() + pauseMs
    log.error({ complaint: end.complaint, pauseMs }, 'no process for reading documents started')
  }

  function dismissSpare(): void {
    for (const child of spare) child.kill()
    spare.clear()
  }

  function warm(): void {
    if (isClosed || Date.now() < startsAgainAt) return
    while (taken.size + spare.size < childrenMax) spare.add(startOne())
    clearTimeout(idleTimer)
    idleTimer = setTimeout(dismissSpare, idleMs).unref()
  }

  function take(): ReaderChild {
    const waitMs = startsAgainAt - Date.now()
    const [ready] = spare
    if (ready === undefined && waitMs > 0) throw notRead(waitMs)
    const child = ready ?? startOne()
    spare.delete(child)
    taken.add(child)
    return child
  }

  function giveBack(child: ReaderChild, end: ChildEnd): void {
    taken.delete(child)
    heed(end)
  }

  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(idleTimer)
    for (const child of alive) child.kill()
    await Promise.all([...alive].map(({ gone }) => gone))
  }

  return {
    take,
    giveBack,
    warm,
    close,
    hasRoom: () => taken.size < childrenMax,
    count: () => alive.size,
  }
}

/** @param cause what the log is told */
export const notRead = (waitMs = FIRST_PAUSE_MS, cause?: Error) =>
  new Unavailable(
    'Documents cannot be read at the moment. Please try again in a minute.',
    Math.max(1, Math.ceil(waitMs / 1000)),
    cause,
  )
