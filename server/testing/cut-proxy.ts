import { once } from 'node:events'
import { createServer, request as send } from 'node:http'

export type CutProxy = {
  url: string
  /** Drops every connection after `requests` more requests. */
  cutAfter: (requests: number) => void
  mend: () => void
  /** The bytes of all response bodies so far. */
  countBytes: () => number
  close: () => Promise<void>
}

/**
 * Creates a proxy to an HTTP server on loopback whose connections can be cut, as if it were down.
 */
export async function createCutProxy(port: number): Promise<CutProxy> {
  let left = Infinity
  let bytes = 0
  const server = createServer((request, response) => {
    if (left <= 0) {
      request.socket.destroy()
      return
    }
    left -= 1
    const { method, url, headers } = request
    const sent = send({ host: '127.0.0.1', port, method, path: url, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.on('data', (chunk: Buffer) => (bytes += chunk.length))
      upstream.pipe(response)
    })
    sent.on('error', () => request.socket.destroy())
    request.pipe(sent)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutAfter: (requests) => (left = requests),
    mend: () => (left = Infinity),
    countBytes: () => bytes,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
