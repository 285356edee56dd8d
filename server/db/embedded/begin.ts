import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { StartupError } from '../../startup-error.ts'
import { lockDataDir } from '../lock.ts'
import type { ThreadData, ThreadMessage } from './thread-messages.ts'

/** The thread of an embedded database, in a directory that is locked for this process. */
export type Opening = {
  thread: Worker
  port: MessagePort
  /** Fulfilled once the database is open. */
  opened: Promise<void>
  unlock: () => void
}

const begun = new Map<string, Opening>()

/**
 * Starts opening the database in `dataDir` while the rest of the server is loading; `takeOpening`
 * returns the result.
 * @throws StartupError if another process holds the lock
 */
export function beginOpening(dataDir: string): void {
  const opening = begin(dataDir)
  // The caller of `takeOpening` handles the rejection.
  opening.opened.catch(() => undefined)
  begun.set(dataDir, opening)
}

/** @throws StartupError if another process holds the lock */
export function takeOpening(dataDir: string): Opening {
  const opening = begun.get(dataDir) ?? begin(dataDir)
  begun.delete(dataDir)
  return opening
}

function begin(dataDir: string): Opening {
  const unlock = lockDataDir(dataDir)
  const { port1, port2: port } = new MessageChannel()
  const workerData: ThreadData = { dataDir, port }
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData,
    transferList: [port],
  })
  return { thread, port: port1, opened: untilOpen(thread), unlock }
}

async function untilOpen(thread: Worker): Promise<void> {
  const ended = once(thread, 'exit').then(() => Promise.reject(new Error('its thread ended')))
  // Both reject on an error of the thread.
  const note: ThreadMessage | undefined = (await Promise.race([once(thread, 'message'), ended]))[0]
  if (note?.kind === 'refused') throw new StartupError(note.reason)
}
