import { once } from 'node:events'
import { writeSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { StartupError } from '../../startup-error.ts'
import type { DatabaseHandle } from '../client.ts'
import { takeOpening } from './begin.ts'
import { createHandle } from './handle.ts'
import { createLink, type Link } from './link.ts'
import { CLOSE, type ThreadMessage } from './thread-messages.ts'

/** EX_IOERR of sysexits.h; documented in docs/operations.md. */
const BROKEN_EXIT_CODE = 74
const STATEMENT_MAX_MS = 20_000
const TERMINATE_MAX_MS = 2_000
const TICK_MS = 1_000

/**
 * Opens the embedded database in `dataDir`, in a separate thread, and locks the directory for this
 * process. If the database breaks, the process exits, because only a new one can recover it from
 * its log. It may be used once `opened`, which rejects with a StartupError if it cannot be opened.
 * @throws StartupError if another process holds the lock
 */
export function openEmbedded(
  dataDir: string,
  statementMaxMs = STATEMENT_MAX_MS,
): DatabaseHandle & { opened: Promise<void>; watch: () => void } {
  const { thread, port, opened, unlock } = takeOpening(dataDir)
  const link = createLink(port)
  let stopWatching = () => {}
  let isClosing = false

  const end = (reason: string) => {
    if (isClosing) return
    isClosing = true
    endProcess(thread, reason)
  }
  const untilOpen = async () => {
    try {
      await opened
    } catch (error) {
      throw explain(error, dataDir)
    }
    thread.on('message', (note: ThreadMessage) => {
      if (note.kind === 'panic') end(note.reason)
    })
    thread.on('error', (error) => end(String(error)))
    thread.on('exit', (code) => end(`its thread ended with ${code}`))
  }

  const handle = createHandle(link, async () => {
    isClosing = true
    stopWatching()
    try {
      const didOpen = await opened.then(
        () => true,
        () => false,
      )
      if (!didOpen) return
      const exited = once(thread, 'exit')
      thread.postMessage(CLOSE)
      await exited
    } finally {
      unlock()
    }
  })
  return {
    ...handle,
    opened: untilOpen(),
    watch() {
      stopWatching = watchSilence(link, statementMaxMs, () =>
        end(`a statement did not come back within ${statementMaxMs / 1000} seconds`),
      )
    },
  }
}

function endProcess(thread: Worker, reason: string): void {
  writeSync(
    process.stderr.fd,
    `The embedded database has stopped working: ${reason}. Foothold exits; all saved data is kept. Check whether the disk is full, then start Foothold again.\n`,
  )
  const end = () => process.exit(BROKEN_EXIT_CODE)
  // A thread that hangs in the operating system cannot be ended, and exit() would wait for it.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), TERMINATE_MAX_MS)
  void thread.terminate().then(end, end)
}

function explain(error: unknown, dataDir: string): StartupError {
  if (error instanceof StartupError) return error
  // PGlite throws plain objects when its file system fails.
  const reason = error instanceof Error ? error.message : 'its files cannot be read or written'
  return new StartupError(
    `The embedded database in ${dataDir} cannot be opened (${reason}). If another version of Foothold made it, use that version; otherwise check whether the disk is full, or restore a backup.`,
    { cause: error },
  )
}

/**
 * Calls `onSilence` when a statement has waited `maxMs` without any response. Counts ticks instead
 * of elapsed time, which includes the time while the machine or process was suspended.
 * @returns a function that stops it
 */
function watchSilence(link: Link, maxMs: number, onSilence: () => void): () => void {
  let silentMs = 0
  let received = link.received()
  const timer = setInterval(() => {
    silentMs = link.isWaiting() && link.received() === received ? silentMs + TICK_MS : 0
    received = link.received()
    if (silentMs < maxMs) return
    clearInterval(timer)
    onSilence()
  }, TICK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
