import { Worker } from 'node:worker_threads'
import { createFairQueue } from '../../concurrency.ts'
import { RefusedInput } from '../../errors.ts'
import type { MailReading, MailSource } from './read-content.ts'
import type { ThreadMessage } from './reading-thread.ts'
import { t } from '#src/language/t.ts'

const READING_MAX_MS = 10_000
const MEMORY_MAX_MB = 192
/** A thread that reads nothing gives its memory back. */
const IDLE_MS = 60_000

const UNREADABLE = t('This email takes too long to read')

/** To load the code; a busy machine takes seconds. */
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
  // Its exit tells those who wait for its message of a failure.
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
 * Reads a mail in a thread of its own, one after the other, people in turns.
 * @throws RefusedInput for what cannot be read, and for what takes too long
 */
export const readApart = (userId: string, source: MailSource): Promise<MailReading> =>
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

/** Undefined when there is none in time or the thread has ended; it ends then. */
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
