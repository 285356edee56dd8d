import { Cancelled, TooManyRequests } from '../errors.ts'
import type { ReadingFailure } from './reading-error.ts'
import type { ChildResult, ReaderChild } from './child-process.ts'
import {
  createPool,
  createUnavailable,
  type PoolLog,
  type PoolOptions,
  SPARES_MAX,
} from './pool.ts'
import type { TaskRequest } from './protocol.ts'
import { t } from '#src/language/t.ts'

/** A task and its file, which is read when the task starts, so that the queue holds no contents. */
export type SandboxFile = TaskRequest & { read: () => Promise<Uint8Array> }
export type SandboxFailure = ReadingFailure | 'slow'
/** `value` is untrusted, because a hostile file may control the child: validate it. */
export type SandboxOutcome =
  | { isRead: true; value: unknown }
  | { isRead: false; failure: SandboxFailure }

export type Sandbox = {
  /**
   * Runs the task in a child process when it is first in the queue.
   * @throws TooManyRequests if the queue of this user or of all users is full, Unavailable if no
   * process can be started or one was killed from outside, Cancelled if `signal` aborts
   */
  run: (
    file: SandboxFile,
    call: { userId: string; signal?: AbortSignal | undefined },
  ) => Promise<SandboxOutcome>
  /** Starts a spare process for the next document. */
  warm: () => void
  count: () => { processes: number; documents: number }
  /** Stops everything; no process is left when this resolves. */
  close: () => Promise<void>
}

export type SandboxOptions = PoolOptions & {
  /** Maximum number of documents in progress or queued, per user and in all. */
  perUser?: number
  inAll?: number
}

type Job = {
  userId: string
  request: TaskRequest
  read: () => Promise<Uint8Array>
  signal: AbortSignal | undefined
  resolve: (result: ChildResult) => void
  reject: (error: unknown) => void
}

const PER_USER = 2
const IN_ALL = 20
const RETRY_BUSY_SECONDS = 10
const OWN_QUEUE_FULL = t('Your documents are still being read. Please try again in a few seconds.')
const QUEUE_FULL = t(
  'Many documents are being read at the moment. Please try again in a few seconds.',
)

export function createSandbox({
  log,
  perUser = PER_USER,
  inAll = IN_ALL,
  ...poolOptions
}: SandboxOptions & { log: PoolLog }): Sandbox {
  const pool = createPool(log, poolOptions)
  const jobs = new Set<Job>()
  const waiting: Job[] = []
  /** Users with a document in progress: one each, so that nobody occupies every process. */
  const reading = new Set<string>()
  let isClosed = false

  function start(): void {
    while (pool.hasCapacity()) {
      const next = waiting.findIndex(({ userId }) => !reading.has(userId))
      const [job] = next === -1 ? [] : waiting.splice(next, 1)
      if (job === undefined) return
      reading.add(job.userId)
      void runJob(job)
    }
  }

  async function runJob(job: Job): Promise<void> {
    try {
      job.resolve(await readWithChild(job, pool.acquire()))
    } catch (error) {
      job.reject(error)
    }
    reading.delete(job.userId)
    start()
    pool.warm(SPARES_MAX)
  }

  async function readWithChild({ request, read, signal }: Job, child: ReaderChild) {
    let result: ChildResult = { how: 'cancelled' }
    try {
      const reading = child.run(request, await read(), signal)
      // The next one starts while this one reads; spawning it first would delay the document.
      pool.warm(SPARES_MAX)
      result = await reading
    } finally {
      child.kill()
      pool.release(child, result)
    }
    return result
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
    async run({ read, ...request }, { userId, signal }) {
      if (isClosed) throw createUnavailable()
      if (signal?.aborted) throw new Cancelled()
      const { promise, resolve, reject } = Promise.withResolvers<ChildResult>()
      const job: Job = { userId, request, read, signal, resolve, reject }
      const leave = () => {
        const place = waiting.indexOf(job)
        if (place !== -1) waiting.splice(place, 1)
        resolve({ how: 'cancelled' })
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
      for (const job of waiting.splice(0)) job.reject(createUnavailable())
      await pool.close()
    },
  }
}

/** @throws AppError for failures that the document did not cause */
function toOutcome(result: ChildResult): SandboxOutcome {
  switch (result.how) {
    case 'done':
      return result.result
    case 'crashed':
      return { isRead: false, failure: 'unreadable' }
    case 'slow':
    case 'too_heavy':
      return { isRead: false, failure: result.how }
    case 'cancelled':
      throw new Cancelled()
    case 'not_started':
      throw createUnavailable()
    case 'killed':
      throw createUnavailable(
        undefined,
        new Error(`${result.signal} ended the process that read a document`),
      )
    default:
      return result satisfies never
  }
}
