import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerRequestTimeout } from './request-timeout.ts'

const BASE_MS = 500
const MINUTE_BYTES = 60

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = fastify({ requestTimeout: 0 })
  registerRequestTimeout(app, { baseMs: BASE_MS, bytesPerSecond: 1 })
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/', ({ body }) => ({ received: String(body).length }))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

const begin = (length: string): Socket => {
  const socket = connect(port, '127.0.0.1')
  const headers = ['POST / HTTP/1.1', 'Host: a', 'Connection: close', 'Content-Type: text/plain']
  socket.write([...headers, length, '', ''].join('\r\n'))
  return socket
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a body that does not arrive is rejected', async () => {
  const socket = begin('Transfer-Encoding: chunked')
  socket.write('1\r\na\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a large body has more time', async () => {
  const socket = begin(`Content-Length: ${MINUTE_BYTES}`)
  await once(socket, 'connect')
  await wait(2 * BASE_MS)
  socket.write('a'.repeat(MINUTE_BYTES))
  const response = await text(socket)
  expect(response).toMatch(/^HTTP\/1\.1 200 /)
  expect(response).toContain(`{"received":${MINUTE_BYTES}}`)
})
