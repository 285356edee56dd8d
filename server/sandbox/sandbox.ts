import { Cancelled, TooManyRequests } from '../errors.ts'
import type { ReadingFailure } from './reading-error.ts'
import type { ChildEnd, ReaderChild } from './child-process.ts'
import { createPool, notRead, type PoolLog, type PoolOptions } from './pool.ts'
import type { Order } from './protocol.ts'

/** Read when its turn comes, so that what waits takes no memory. */
export type SandboxFile = Order & { read: () => Promise<Uint8Array> }
export type SandboxFailure = ReadingFailure | 'slow'
/** `value` comes from a process that read a stranger's file: check its shape. */
export type SandboxOutcome =
  { isRead: true; value: unknown } | { isRead: false; failure: SandboxFailure }

export type Sandbox = {
  /**
   * Reads a file in a process of its own, in turn. @throws TooManyRequests when the person's or
   * everybody's queue is full, Unavailable when no process starts or stays, Cancelled when `signal`
   * aborts
   */
  run: (
    file: SandboxFile,
    call: { userId: string; signal?: AbortSignal | undefined },
  ) => Promise<SandboxOutcome>
  /** Starts the processes that the next documents will meet. */
  warm: () => void
  count: () => { processes: number; documents: number }
  /** Ends everything under way; when it resolves, no process is left. */
  close: () => Promise<void>
}

export type SandboxOptions = PoolOptions & {
  /** How many documents of one person, and of all, are read or wait. */
  perUser?: number
  inAll?: number
}

type Job = {
  userId: string
  order: Order
  read: () => Promise<Uint8Array>
  signal: AbortSignal | undefined
  end: (end: ChildEnd) => void
  fail: (error: unknown) => void
}

const PER_USER = 2
const IN_ALL = 20
const RETRY_BUSY_SECONDS = 10
const OWN_QUEUE_FULL = 'Your documents are still being read. Please try again in a few seconds.'
const QUEUE_FULL = 'Many documents are being read at the moment. Please try again in a few seconds.'

export function createSandbox({
  log,
  perUser = PER_USER,
  inAll = IN_ALL,
  ...poolOptions
}: SandboxOptions & { log: PoolLog }): Sandbox {
  const pool = createPool(log, poolOptions)
  const jobs = new Set<Job>()
  const waiting: Job[] = []
  /** Whose document is being read: one at a time, so that nobody holds every process. */
  const reading = new Set<string>()
  let isClosed = false

  function start(): void {
    while (pool.hasRoom()) {
      const next = waiting.findIndex(({ userId }) => !reading.has(userId))
      const [job] = next === -1 ? [] : waiting.splice(next, 1)
      if (job === undefined) return
      reading.add(job.userId)
      void perform(job)
    }
  }

  async function perform(job: Job): Promise<void> {
    try {
      job.end(await readWithChild(job, pool.take()))
    } catch (error) {
      job.fail(error)
    }
    reading.delete(job.userId)
    start()
    pool.warm()
  }

  async function readWithChild({ order, read, signal }: Job, child: ReaderChild) {
    let end: ChildEnd = { how: 'cancelled' }
    try {
      end = await child.perform(order, await read(), signal)
    } finally {
      child.kill()
      pool.giveBack(child, end)
    }
    return end
  }

  function enqueue(job: Job): void {
    const ofUser = [...jobs].filter(({ userId }) => userId === job.userId).length
    if (ofUser >= perUser) throw new TooManyRequests(OWN_QUEUE_FULL, RETRY_BUSY_SECONDS)
    if (jobs.size >= inAll) throw new TooManyRequests(QUEUE_FULL, RETRY_BUSY_SECONDS)
    jobs.add(job)
    waiting.push(job)
    start()
  }

  return {
    async run({ read, ...order }, { userId, signal }) {
      if (isClosed) throw notRead()
      if (signal?.aborted) throw new Cancelled()
      const { promise, resolve: end, reject: fail } = Promise.withResolvers<ChildEnd>()
      const job: Job = { userId, order, read, signal, end, fail }
      const leave = () => {
        const place = waiting.indexOf(job)
        if (place !== -1) waiting.splice(place, 1)
        end({ how: 'cancelled' })
      }
      enqueue(job)
      signal?.addEventListener('abort', leave)
      try {
        return toOutcome(await promise)
      } finally {
        signal?.removeEventListener('abort', leave)
        jobs.delete(job)
      }
    },
    warm: () => pool.warm(),
    count: () => ({ processes: pool.count(), documents: jobs.size }),
    async close() {
      isClosed = true
      for (const job of waiting.splice(0)) job.fail(notRead())
      await pool.close()
    },
  }
}

/** @throws AppError for what is no fault of the document's */
function toOutcome(end: ChildEnd): SandboxOutcome {
  switch (end.how) {
    case 'answered':
      return end.answer
    case 'died':
      return { isRead: false, failure: 'unreadable' }
    case 'slow':
    case 'too_heavy':
      return { isRead: false, failure: end.how }
    case 'cancelled':
      throw new Cancelled()
    case 'not_started':
      throw notRead()
    case 'ended':
      throw notRead(undefined, new Error(`${end.signal} ended the process that read a document`))
    default:
      return end satisfies never
  }
}
