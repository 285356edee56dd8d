import type { FastifyInstance } from 'fastify'

/** How long a whole request may take to arrive. */
export type RequestTime = {
  baseMs: number
  /** An upload may take as much longer as its size takes at this speed. */
  bytesPerSecond: number
}
const REQUEST_TIME: RequestTime = { baseMs: 60_000, bytesPerSecond: 64 * 1024 }

const REFUSAL = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Ends requests whose body does not arrive in time. Node's own limit is the same for all requests:
 * it would cut off a large archive on a slow line, or let every small request take as long. It
 * still applies to headers.
 */
export function registerRequestTimeout(
  app: FastifyInstance,
  { baseMs, bytesPerSecond } = REQUEST_TIME,
): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const length = Number(raw.headers['content-length'] ?? 0)
    const hasBody = length > 0 || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && !raw.complete) {
      const timer = setTimeout(
        () => {
          if (raw.complete) return
          if (!reply.raw.headersSent && raw.socket.writable) raw.socket.write(REFUSAL)
          raw.destroy()
        },
        baseMs + (length / bytesPerSecond) * 1000,
      )
      timer.unref()
      const stop = () => clearTimeout(timer)
      raw.once('end', stop)
      raw.once('close', stop)
    }
    done()
  })
}
