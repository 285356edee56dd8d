import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FILE_KINDS } from '#src/documents/constants.ts'
import type { Document } from '#src/documents/schema.ts'
import type { TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { makeDocx } from '../../testing/sample-documents.ts'
import { makeResume, makeResumePdf, makeScan, SAMPLE_RESUME } from '../../testing/sample-resumes.ts'
import { TEXT_RESUMES } from '../../testing/text-resumes.ts'

let t: DocumentsApp
let user: TestUser
beforeAll(async () => {
  t = await createDocumentsApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  user = await t.register()
})

async function upload(filename: string, content: Uint8Array): Promise<string> {
  const response = await t.upload(user, { filename, content })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Document>().id
}
const parse = (id: string, who = user) =>
  t.rest('POST', `/api/profile/import-from-resume/${id}`, undefined, who)

test.each(FILE_KINDS)('jobs and degrees are read from a .%s file', async (kind) => {
  const id = await upload(`resume.${kind}`, await makeResume(kind))
  const response = await parse(id)
  expect(response.statusCode, response.body).toBe(200)
  expect(response.json()).toMatchObject(SAMPLE_RESUME)
})

test.each(TEXT_RESUMES)(
  'a .doc file that is %s is uploaded, read and shown',
  async (_what, make) => {
    const content = await make()
    const id = await upload('resume.doc', content)
    const response = await parse(id)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject(SAMPLE_RESUME)
    const shown = await t.trpc('query', 'documents.text', { id }, user)
    const { text } = shown.json<{ result: { data: { text: string } } }>().result.data
    expect(text).toContain('Lead Gardener\tMarch 2019 – Present')
    expect(text).toContain('العربية')
    const download = await t.rest('GET', `/api/documents/${id}/download`, undefined, user)
    expect(download.rawPayload.equals(content)).toBe(true)
  },
)

test('the plain text of a .doc file can be requested', async () => {
  const id = await upload('resume.doc', await makeResume('doc'))
  const response = await t.trpc('query', 'documents.text', { id }, user)
  const { text } = response.json<{ result: { data: { text: string } } }>().result.data
  expect(text).toContain('Lead Gardener\tMarch 2019 – Present')
  expect(text).toContain('University of Wharfedale\tLeeds')
  expect(text).toContain('العربية')
})

test('the plain text of a file that browsers can display is refused', async () => {
  const id = await upload('resume.pdf', await makeResumePdf())
  const response = await t.trpc('query', 'documents.text', { id }, user)
  expect(response.json()).toMatchObject({
    error: { data: { httpStatus: 400, detail: 'Only .doc files are shown as plain text.' } },
  })
})

test.each([
  [
    'a scan',
    () => makeScan(),
    'This file contains only images of text: it looks like a scan. Please upload the file that it was made from, or a PDF or DOCX saved by a word processor.',
  ],
  [
    'a PDF with a password',
    () => makeResumePdf({ userPassword: 'secret' }),
    'The file is protected with a password. Please save a copy without one and upload that.',
  ],
  [
    'a PDF with garbage between its first and last lines',
    async () => Buffer.from(`%PDF-1.7\n${'garbage '.repeat(99)}\nstartxref\n9\n%%EOF`),
    'The file is damaged or incomplete. Please export it again and upload the new copy.',
  ],
  [
    'a DOCX of a hundred megabytes',
    () => makeDocx({ parts: { 'word/document.xml': Buffer.alloc(100 * 1024 * 1024, ' ') } }),
    'This document takes too much memory to read. Please save it again as a simpler PDF or DOCX and upload the new copy.',
    'resume.docx',
  ],
])(
  'the error for %s says what is wrong and what to do',
  async (_what, make, detail, name = 'resume.pdf') => {
    const id = await upload(name, await make())
    const response = await parse(id)
    expect([response.statusCode, response.json()]).toEqual([400, { detail }])
  },
)

test('another user’s document is not found', async () => {
  const id = await upload('resume.pdf', await makeResumePdf())
  const response = await parse(id, await t.register())
  expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Document not found' }])
})
