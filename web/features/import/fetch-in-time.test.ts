import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchInTime } from './fetch-in-time.ts'

let server: Server
let address: string
let answerWith: (response: ServerResponse) => void
beforeAll(async () => {
  server = createServer((_request, response) => answerWith(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('No port')
  address = `http://127.0.0.1:${bound.port}`
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Resolves once the request was sent; `outcome` says how the call ended, if it has. */
async function start(signal = new AbortController().signal, onResponse?: () => void) {
  const call: { outcome?: unknown; ended?: Promise<void> } = {}
  const asked = new Promise<ServerResponse>((resolve) => (answerWith = resolve))
  const result = fetchInTime(
    signal,
    (either) => fetch(address, { signal: either }),
    async (response) => {
      onResponse?.()
      return response.json().catch(() => undefined)
    },
  )
  call.ended = result.then(
    (value) => void (call.outcome = value),
    (error: unknown) => void (call.outcome = error),
  )
  return { call, response: await asked }
}

test('a response that does not start within 60 s times out', async () => {
  const { call } = await start()
  vi.advanceTimersByTime(59_999)
  await new Promise(setImmediate)
  expect(call.outcome).toBeUndefined()
  vi.advanceTimersByTime(1)
  await call.ended
  expect(call.outcome).toMatchObject({ name: 'TimeoutError' })
})

test('a response that has started may take 120 s in all', async () => {
  const begun = Promise.withResolvers<void>()
  const { call, response } = await start(undefined, begun.resolve)
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"experiences": [')
  await begun.promise
  vi.advanceTimersByTime(119_999)
  await new Promise(setImmediate)
  expect(call.outcome).toBeUndefined()
  vi.advanceTimersByTime(1)
  await call.ended
  expect(call.outcome).toMatchObject({ name: 'TimeoutError' })
})

test('a cancelled call rejects with its reason, and a finished one has its response', async () => {
  const leaving = new AbortController()
  const left = await start(leaving.signal)
  leaving.abort()
  await left.call.ended
  expect(left.call.outcome).toMatchObject({ name: 'AbortError' })
  const { call, response } = await start()
  response.end('{"experiences": []}')
  await call.ended
  expect(call.outcome).toEqual({ experiences: [] })
  expect(vi.getTimerCount()).toBe(0)
})
