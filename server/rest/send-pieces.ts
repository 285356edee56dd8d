import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/**
 * Answers 200 with the reply's headers and the pieces, each of which is on its way before the next
 * one is asked for. Nothing is packed. When it breaks off, so does the connection.
 */
export async function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  const closed = Promise.withResolvers<never>()
  closed.promise.catch(() => undefined) // Only heard while a piece is on its way.
  raw.once('close', () => closed.reject(new Error('the connection was closed')))
  try {
    for await (const piece of pieces) await Promise.race([write(raw, piece), closed.promise])
    raw.end()
  } catch (err) {
    if (!raw.destroyed) reply.log.error({ err }, 'a file could not be sent whole')
    raw.destroy()
  }
}

/** Resolves once the system has taken all of it. */
const write = (raw: ServerResponse, piece: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    raw.write(piece, (error) => (error ? reject(error) : resolve()))
  })
