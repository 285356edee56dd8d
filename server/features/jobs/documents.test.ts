import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Document, DocumentUsage } from '#src/documents/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'

let t: DocumentsApp
let user: TestUser
let resume: Document
let letter: Document
beforeAll(async () => {
  t = await createDocumentsApp()
})
beforeEach(async () => {
  user = await t.register()
  resume = (await t.upload(user, { filename: 'resume v2.pdf' })).json()
  letter = (await t.upload(user, { filename: 'letter.pdf', type: 'cover_letter' })).json()
})
afterAll(() => t.close())

const FIELDS = { company: 'Acme', position: 'Engineer' }
const create = (document_ids: unknown, who = user) =>
  t.rest('POST', '/api/jobs', { ...FIELDS, document_ids }, who)
const update = (id: string, patch: object) => t.rest('PUT', `/api/jobs/${id}`, patch, user)
const list = async () => (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()
const remove = (id: string) => t.rest('DELETE', `/api/documents/${id}`, undefined, user)
const toSent = ({ id, filename, document_type }: Document) => ({ id, filename, document_type })

test('an application lists the documents sent with it', async () => {
  const created = await create([resume.id, letter.id.toUpperCase(), resume.id])
  expect(created.statusCode, created.body).toBe(201)
  const job = created.json<Job>()
  expect(job.documents).toEqual([toSent(letter), toSent(resume)])
  expect(await list()).toEqual([job])

  const changed = (await update(job.id, { document_ids: [letter.id] })).json<Job>()
  expect(changed.documents).toEqual([toSent(letter)])
  const other = (await update(job.id, { notes: 'x' })).json<Job>()
  expect(other.documents).toEqual([toSent(letter)])
  expect((await update(job.id, { document_ids: [] })).json<Job>().documents).toEqual([])
})

test('sent documents are still listed when one is deleted, and when others are chosen', async () => {
  const { id } = (await create([resume.id])).json<Job>()
  await remove(resume.id)
  const gone = { ...toSent(resume), id: null }
  expect((await list())[0]?.documents).toEqual([gone])
  const changed = (await update(id, { document_ids: [letter.id] })).json<Job>()
  expect(changed.documents).toEqual([toSent(letter), gone])
  expect((await update(id, { document_ids: [] })).json<Job>().documents).toEqual([gone])
})

test('a document’s new type is shown there too', async () => {
  await create([resume.id])
  await t.rest('PUT', `/api/documents/${resume.id}/type`, { document_type: 'other' }, user)
  expect((await list())[0]?.documents).toEqual([{ ...toSent(resume), document_type: 'other' }])
})

test('another user’s document is rejected, and a deleted one does not prevent the rest', async () => {
  const stranger = await t.register()
  const theirs = (await t.upload(stranger)).json<Document>()
  await remove(resume.id)
  const document_ids = [theirs.id, resume.id, letter.id, crypto.randomUUID()]
  const created = await create(document_ids)
  expect(created.statusCode, created.body).toBe(201)
  const { id, documents } = created.json<Job>()
  expect(documents).toEqual([toSent(letter)])
  const changed = await update(id, { document_ids, notes: 'changed' })
  expect(changed.json<Job>()).toMatchObject({ notes: 'changed', documents: [toSent(letter)] })
})

test('a document lists the applications it was sent with', async () => {
  const ask = async (id: string) =>
    (await t.trpc('query', 'documents.usage', { id }, user)).json<{
      result: { data: DocumentUsage }
    }>().result.data
  const first = (await create([resume.id])).json<Job>()
  const second = (await create([resume.id, letter.id])).json<Job>()
  expect(await ask(resume.id)).toEqual({
    jobs: [second, first].map(({ id, company, position }) => ({ id, company, position })),
  })
  await t.rest('DELETE', `/api/jobs/${first.id}`, undefined, user)
  expect((await ask(resume.id)).jobs.map(({ id }) => id)).toEqual([second.id])
})
