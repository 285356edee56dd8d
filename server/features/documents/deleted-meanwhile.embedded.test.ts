import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { makePdf } from '../../testing/sample-documents.ts'

// Runs one task at a time, and the first one never ends.
const entry = join(import.meta.dirname, '../../testing/hostile-child.ts')
const sandbox = createSandbox({ entry, childrenMax: 1, log: { error: () => undefined } })

let t: DocumentsApp
let address: string
beforeAll(async () => {
  t = await createDocumentsApp(undefined, { sandbox })
  address = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

test('a document deleted while it is queued for reading is not found', async () => {
  const [first, second] = [await t.register(), await t.register()]
  const read = async (user: { token: string }, id: string, signal?: AbortSignal) =>
    fetch(`${address}/api/profile/import-from-resume/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}` },
      ...(signal && { signal }),
    })
  const endless = await t.upload(first, { content: makePdf(600, ' do:spin') })
  const waiting = (await t.upload(second)).json<Document>()
  const leaving = new AbortController()
  const reading = Promise.allSettled([read(first, endless.json<Document>().id, leaving.signal)])
  await expect.poll(() => sandbox.count().documents).toBe(1)
  const response = read(second, waiting.id)
  await expect.poll(() => sandbox.count().documents).toBe(2)
  await t.rest('DELETE', `/api/documents/${waiting.id}`, undefined, second)
  leaving.abort()
  await reading
  expect((await response).status).toBe(404)
  expect(await (await response).json()).toEqual({ detail: 'Document not found' })
})
