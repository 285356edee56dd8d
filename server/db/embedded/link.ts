import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import type { Part } from './serve.ts'

/** Carries PostgreSQL's protocol to the thread of the embedded database. */
export type Link = Readonly<{
  /**
   * A connection in the form that `pg` expects. All of them share the only session of the database.
   */
  connect: () => Duplex
  isWaiting: () => boolean
  /** The number of response chunks received. */
  received: () => number
}>

export function createLink(port: MessagePort): Link {
  /** Connections with a pending request, in order. */
  const waiting: Connection[] = []
  let received = 0
  port.on('message', ({ bytes, isLast }: Part) => {
    received += 1
    const [connection] = waiting
    if (isLast) waiting.shift()
    if (bytes.length > 0 && connection?.destroyed === false) connection.push(toBuffer(bytes))
  })
  return {
    connect() {
      const connection = new Connection((request) => {
        waiting.push(connection)
        port.postMessage(request, [request.buffer])
      })
      return connection
    },
    isWaiting: () => waiting.length > 0,
    received: () => received,
  }
}

type Send = (request: Uint8Array<ArrayBuffer>) => void

/** The part of a socket's interface that `pg` uses. */
class Connection extends Duplex {
  readonly #send: Send

  constructor(send: Send) {
    super()
    this.#send = send
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay() {}

  ref() {}

  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#send(new Uint8Array(chunk))
    done()
  }

  /** Sends the messages of one statement as one request, so that it takes one round trip. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void) {
    this.push(null)
    done()
  }
}

const toBuffer = ({ buffer, byteOffset, length }: Part['bytes']) =>
  Buffer.from(buffer, byteOffset, length)
