import type { MessagePort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'

/** Large results are sent in parts, so that neither side holds one twice. */
const PART_BYTES = 256 * 1024
/** The status that PGlite throws for errors which PostgreSQL reports in its own protocol. */
const REPORTED_STATUS = 100

/** A request gets one or more parts as its response. */
export type Part = Readonly<{ bytes: Uint8Array<ArrayBuffer>; isLast: boolean }>

/** Executes the messages of PostgreSQL's protocol that arrive on `port`, one after the other. */
export function serve(pglite: PGlite, port: MessagePort): void {
  const buffer = new Uint8Array(PART_BYTES)
  let length = 0
  const send = (bytes: Uint8Array<ArrayBuffer>, isLast: boolean) =>
    port.postMessage({ bytes, isLast } satisfies Part, [bytes.buffer])
  const flush = (isLast: boolean) => {
    send(buffer.slice(0, length), isLast)
    length = 0
  }
  const collect = (bytes: Uint8Array) => {
    if (length + bytes.length > PART_BYTES) flush(false)
    if (bytes.length > PART_BYTES) return send(new Uint8Array(bytes), false)
    buffer.set(bytes, length)
    length += bytes.length
  }
  port.on('message', (request: Uint8Array) => {
    // It has run when this returns, so there is nothing to synchronize afterwards.
    void pglite.execProtocolRawStream(request, { syncToFs: false, onRawData: collect })
    flush(true)
  })
}

/**
 * Calls `onPanic` when PostgreSQL has ended itself, as it does when its log cannot be written.
 * PGlite would retry the same statement forever.
 */
export function watchForPanic({ Module }: PGlite, onPanic: () => never): void {
  const runOnce = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if (!isReported(error)) onPanic()
      throw error
    }
  }
}

const isReported = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  error.status === REPORTED_STATUS
