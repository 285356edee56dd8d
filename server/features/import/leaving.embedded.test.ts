import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { makePdf } from '../../testing/sample-documents.ts'

// The task of this child process never ends.
const entry = join(import.meta.dirname, '../../testing/hostile-child.ts')
const sandbox = createSandbox({ entry, log: { error: () => undefined } })
const ENDLESS = makePdf(600, ' do:spin')

let t: DocumentsApp
let address: string
beforeAll(async () => {
  t = await createDocumentsApp(undefined, { sandbox })
  address = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

test('listing documents starts a reader process only if the user has documents', async () => {
  const user = await t.register()
  const list = () =>
    fetch(`${address}/api/documents`, { headers: { authorization: `Bearer ${user.token}` } })
  await list()
  expect(sandbox.count().processes).toBe(0)
  await t.upload(user, { content: ENDLESS })
  await list()
  expect(sandbox.count().processes).toBe(1)
})

test.each([
  ['REST', (id: string) => [`/api/profile/import-from-resume/${id}`, ''] as const],
  ['tRPC', (id: string) => ['/trpc/import.parse', JSON.stringify({ document_id: id })] as const],
])('closing the connection while a resume is read stops the reading (%s)', async (_api, toCall) => {
  const user = await t.register()
  const { id } = (await t.upload(user, { content: ENDLESS })).json<Document>()
  const [path, body] = toCall(id)
  const call = request(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
  })
  call.on('error', () => undefined)
  call.end(body)
  await expect.poll(() => sandbox.count().documents).toBe(1)
  call.destroy()
  await expect.poll(() => sandbox.count().documents).toBe(0)
})

test('a user with too many documents in progress gets status 429 with a Retry-After header', async () => {
  const user = await t.register()
  const { id } = (await t.upload(user, { content: ENDLESS })).json<Document>()
  const controller = new AbortController()
  const headers = { authorization: `Bearer ${user.token}` }
  const path = `${address}/api/profile/import-from-resume/${id}`
  const both = Promise.allSettled(
    [1, 2].map(() => fetch(path, { method: 'POST', headers, signal: controller.signal })),
  )
  await expect.poll(() => sandbox.count().documents).toBe(2)
  const third = await fetch(path, { method: 'POST', headers })
  expect(third.status).toBe(429)
  expect(third.headers.get('retry-after')).toBe('10')
  expect(await third.json()).toEqual({
    detail: 'Your documents are still being read. Please try again in a few seconds.',
  })
  controller.abort()
  await both
})
