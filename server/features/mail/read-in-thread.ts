import { Worker } from 'node:worker_threads'
import { createFairQueue } from '../../concurrency.ts'
import { RefusedInput } from '../../errors.ts'
import type { MailReading, MailSource } from './read-content.ts'
import type { ThreadMessage } from './reading-thread.ts'
import { t } from '#src/language/t.ts'

const READING_MAX_MS = 10_000
const MEMORY_MAX_MB = 192
/** An idle thread ends after this time to free its memory. */
const IDLE_MS = 60_000

const UNREADABLE = t('This email takes too long to read')

/** Starting loads the code, which can take seconds on a busy machine. */
const START_MAX_MS = 60_000

type Thread = { worker: Worker; isReady: Promise<unknown> }

const readInTurn = createFairQueue(1, START_MAX_MS)
let thread: Thread | undefined
let idle: NodeJS.Timeout | undefined

function takeThread(): Thread {
  clearTimeout(idle)
  if (thread !== undefined) return thread
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  })
  // Errors are reported by the exit event, which everybody who waits for a message receives.
  worker.on('error', () => undefined)
  worker.on('exit', () => forget(worker))
  thread = { worker, isReady: nextMessage(worker, START_MAX_MS) }
  return thread
}

const forget = (ended: Worker) => {
  if (thread?.worker === ended) thread = undefined
}

const endIdle = () => {
  idle = setTimeout(() => {
    const ended = thread?.worker
    thread = undefined
    void ended?.terminate()
  }, IDLE_MS).unref()
}

/**
 * Reads a mail in a worker thread, one mail at a time, taking turns between users.
 * @throws RefusedInput for unreadable mails, and for those that take too long
 */
export const readInThread = (userId: string, source: MailSource): Promise<MailReading> =>
  readInTurn(userId, async () => {
    const { worker, isReady } = takeThread()
    worker.ref()
    try {
      await isReady
      const received = nextMessage(worker, READING_MAX_MS)
      worker.postMessage(source)
      const message = await received
      if (message === undefined || message === 'ready') throw new RefusedInput(UNREADABLE)
      if ('refused' in message) throw new RefusedInput(message.refused)
      return message.reading
    } finally {
      worker.unref()
      endIdle()
    }
  })

/** Undefined if no message arrives in time or the thread has ended; terminates the thread then. */
async function nextMessage(worker: Worker, maxMs: number): Promise<ThreadMessage | undefined> {
  const { promise, resolve } = Promise.withResolvers<ThreadMessage | undefined>()
  const giveUp = () => resolve(undefined)
  const timer = setTimeout(giveUp, maxMs)
  worker.once('message', resolve)
  worker.once('exit', giveUp)
  const message = await promise
  clearTimeout(timer)
  worker.off('message', resolve)
  worker.off('exit', giveUp)
  if (message === undefined) {
    forget(worker)
    await worker.terminate()
  }
  return message
}
