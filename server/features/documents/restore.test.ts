import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { makePdf } from '../../testing/sample-documents.ts'

let t: DocumentsApp
let user: TestUser
beforeAll(async () => {
  t = await createDocumentsApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  user = await t.register()
})

const upload = async () => (await t.upload(user)).json<Document>()
const remove = (id: string) => t.rest('DELETE', `/api/documents/${id}`, undefined, user)
const restore = (id: string, who = user) =>
  t.rest('POST', `/api/documents/${id}/restore`, undefined, who)

test('a deleted document is restored as it was, with its file and its applications', async () => {
  const content = makePdf(2_000, 'mine')
  const document = (await t.upload(user, { content })).json<Document>()
  const { id: document_id } = document
  const sent = { company: 'Acme', position: 'Engineer', document_ids: [document_id] }
  const job = (await t.rest('POST', '/api/jobs', sent, user)).json<Job>()
  await remove(document_id)
  const listJobs = async () =>
    (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()[0]?.documents
  expect(await listJobs()).toEqual([{ ...job.documents[0], id: null }])

  const response = await restore(document_id)
  expect([response.statusCode, response.json()]).toEqual([200, document])
  expect(await t.list(user)).toEqual([document])
  expect(await listJobs()).toEqual(job.documents)
  const file = await t.rest('GET', `/api/documents/${document_id}/download`, undefined, user)
  expect(file.rawPayload.equals(content)).toBe(true)
  expect((await restore(document_id)).json()).toEqual(document)
})

test('a deleted document is hidden everywhere else, and does not count among the three', async () => {
  const { id } = await upload()
  await remove(id)
  const type = await t.rest('PUT', `/api/documents/${id}/type`, { document_type: 'other' }, user)
  expect(type.statusCode).toBe(404)
  expect((await remove(id)).statusCode).toBe(404)
  expect(await t.list(user)).toEqual([])
  for (let i = 0; i < 3; i += 1) expect((await t.upload(user)).statusCode).toBe(201)
})

test('a deleted document is only restored while a slot is free, even when two are restored at once', async () => {
  const deleted = [await upload(), await upload()]
  for (const { id } of deleted) await remove(id)
  await upload()
  await upload()
  const responses = await Promise.all(deleted.map(({ id }) => restore(id)))
  const refused = responses.filter(({ statusCode }) => statusCode === 400)
  expect(refused.map((response) => response.json<unknown>())).toEqual([
    { detail: 'You have 3 documents already. Please delete one to restore this one.' },
  ])
  const documents = await t.list(user)
  expect(documents).toHaveLength(3)
  await remove(documents[0]?.id ?? '')
  const [left] = deleted.filter(({ id }) => documents.every((document) => document.id !== id))
  expect((await restore(left?.id ?? '')).statusCode).toBe(200)
})

test('another person cannot restore it', async () => {
  const { id } = await upload()
  await remove(id)
  expect((await restore(id, await t.register())).statusCode).toBe(404)
  expect((await restore(randomUUID())).statusCode).toBe(404)
  expect(await t.list(user)).toEqual([])
})

test('deleted files count towards an account’s bytes', async () => {
  const small = await createDocumentsApp(undefined, {}, { LIMIT_FILES_MB: '4' })
  try {
    const who = await small.register()
    const content = makePdf(1024 * 1024)
    for (let i = 0; i < 4; i += 1) {
      const { id } = (await small.upload(who, { content })).json<Document>()
      await small.rest('DELETE', `/api/documents/${id}`, undefined, who)
    }
    const response = await small.upload(who, { content })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        detail:
          'You have reached the limit of 4 MB of files. Those that you deleted count for as long as they can be restored.',
      },
    ])
    expect((await small.upload(await small.register(), { content })).statusCode).toBe(201)
  } finally {
    await small.close()
  }
})

test.each([true, false])(
  'a repeated upload takes one slot, even the last one (fields first: %s)',
  async (isTypeFirst) => {
    await upload()
    await upload()
    const requestId = randomUUID()
    const form = { requestId, isTypeFirst }
    const [one, two] = await Promise.all([t.upload(user, form), t.upload(user, form)])
    const three = await t.upload(user, form)
    expect([one.statusCode, two.statusCode, three.statusCode]).toEqual([201, 201, 201])
    expect(new Set([one, two, three].map((response) => response.json<Document>().id)).size).toBe(1)
    expect(await t.list(user)).toHaveLength(3)
    const other = await t.upload(user, { requestId: randomUUID(), isTypeFirst })
    expect(other.statusCode).toBe(400)
    const malformed = await t.upload(await t.register(), { requestId: 'x' })
    expect(malformed.json()).toEqual({ detail: ['Not a valid id'] })
  },
)
