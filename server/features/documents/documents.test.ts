import { create } from 'content-disposition'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import type { TestUser } from '../../testing/app.ts'
import {
  makeDoc,
  makeDocx,
  makeOle,
  makePdf,
  makeZip,
  RTF,
} from '../../testing/sample-documents.ts'

const MB = 1024 * 1024
let t: DocumentsApp
let user: TestUser
beforeAll(async () => {
  t = await createDocumentsApp()
})
afterAll(() => t.close())

const download = (id: string, who = user) =>
  t.rest('GET', `/api/documents/${id}/download`, undefined, who)

describe('a document', () => {
  beforeAll(async () => {
    user = await t.register()
  })

  test.each([
    ['resume.pdf', () => makePdf(), 'application/pdf'],
    ['Letter.DOC', () => makeDoc(), 'application/msword'],
    [
      'Lebenslauf Zoë „neu“.docx',
      () => makeDocx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s is downloaded unchanged, with its name', async (filename, make, file_type) => {
    const content = await make()
    const uploaded = await t.upload(user, { filename, content, type: 'cover_letter' })
    expect(uploaded.statusCode).toBe(201)
    const document = uploaded.json<Document>()
    expect(document).toEqual({
      id: expect.any(String),
      filename,
      document_type: 'cover_letter',
      file_type,
      file_size: content.length,
      uploaded_at: expect.stringMatching(/Z$/),
    })
    const response = await download(document.id)
    expect(response.rawPayload.equals(content)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': file_type,
      'content-length': String(content.length),
      'content-disposition': create(filename),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('is listed newest first', async () => {
    const names = (await t.list(user)).map(({ filename }) => filename)
    expect(names).toEqual(['Lebenslauf Zoë „neu“.docx', 'Letter.DOC', 'resume.pdf'])
  })

  test('can be given another type, and deleted', async () => {
    const [newest] = await t.list(user)
    const id = newest?.id ?? ''
    const changed = await t.rest(
      'PUT',
      `/api/documents/${id}/type`,
      { document_type: 'other' },
      user,
    )
    expect(changed.json()).toEqual({ ...newest, document_type: 'other' })
    expect((await t.rest('DELETE', `/api/documents/${id}`, undefined, user)).statusCode).toBe(204)
    expect((await download(id)).statusCode).toBe(404)
  })

  test('cannot be downloaded by others', async () => {
    const [mine] = await t.list(user)
    const stranger = await t.register()
    expect((await download(mine?.id ?? '', stranger)).statusCode).toBe(404)
    expect((await t.rest('GET', `/api/documents/${mine?.id}/download`)).statusCode).toBe(401)
  })

  test('needs S3 for a direct upload', async () => {
    const body = { filename: 'a.pdf', content_type: 'application/pdf', document_type: 'resume' }
    const response = await t.rest('POST', '/api/documents/s3/upload-url', body, user)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: 'S3 storage is not enabled' })
  })
})

describe('a .doc file of text', () => {
  test.each([
    ['RTF', () => RTF],
    ['HTML', () => Buffer.from('<html><script>alert(document.domain)</script>Ada</html>')],
    ['Word 2003 XML', () => Buffer.from('<?xml version="1.0"?><w:wordDocument/>')],
  ])('with %s is never displayed by a browser', async (_what, make) => {
    const owner = await t.register()
    const content = make()
    const uploaded = await t.upload(owner, { filename: 'cv.doc', content })
    expect(uploaded.json()).toMatchObject({ file_type: 'application/msword' })
    const response = await download(uploaded.json<Document>().id, owner)
    expect(response.rawPayload.equals(content)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'application/msword',
      'content-disposition': 'attachment; filename=cv.doc',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('an unacceptable file', () => {
  const INVALID = 'Invalid file type. Allowed types: .pdf, .doc, .docx'
  const DAMAGED =
    'The file is damaged or incomplete. Please export it again and upload the new copy.'
  const MARKUP = (extension: string) =>
    `This .${extension} file is an XML document or a web page. Open it in a word processor and save it as .docx or PDF.`
  const RICH = (extension: string) =>
    `This .${extension} file is in Rich Text Format. Open it in a word processor and save it as .docx or PDF.`
  const NOT = (extension: string, holds: string) =>
    `The file is not what its name says: it ends in .${extension} but contains ${holds}.`
  const cut = (content: Buffer) => content.subarray(0, content.length * 0.6)

  beforeAll(async () => {
    user = await t.register()
  })

  test.each<[name: string, make: () => Buffer | Promise<Buffer>, detail: string]>([
    ['resume.exe', () => makePdf(), INVALID],
    ['resume', () => makePdf(), INVALID],
    ['resume.pdf.zip', () => makePdf(), INVALID],
    ['text.pdf', () => Buffer.from('Ada Lovelace'), INVALID],
    ['picture.doc', () => Buffer.from('<?xml version="1.0"?><svg/>'), MARKUP('doc')],
    ['page.docx', () => Buffer.from('<html>Ada</html>'), MARKUP('docx')],
    ['page.pdf', () => Buffer.from('<html>Ada</html>'), MARKUP('pdf')],
    ['empty.pdf', () => Buffer.alloc(0), 'The file is empty.'],
    ['letter.pdf', () => makeDocx(), NOT('pdf', 'a Word document')],
    ['letter.pdf', () => makeDoc(), NOT('pdf', 'a Word document')],
    ['letter.doc', () => makePdf(), NOT('doc', 'a PDF')],
    ['letter.docx', () => makePdf(), NOT('docx', 'a PDF')],
    ['letter.doc', () => makeDocx(), NOT('doc', 'a newer Word document (.docx)')],
    ['letter.docx', () => makeDoc(), NOT('docx', 'an older Word document (.doc)')],
    ['letter.docx', () => RTF, RICH('docx')],
    ['letter.pdf', () => RTF, RICH('pdf')],
    ['cut.pdf', () => cut(makePdf(20_000)), DAMAGED],
    ['cut.docx', async () => cut(await makeDocx()), DAMAGED],
    ['cut.doc', () => cut(makeDoc()), DAMAGED],
    ['sheet.docx', () => makeDocx({ type: 'application/sheet', main: 'xl/workbook.xml' }), INVALID],
    ['archive.docx', () => makeZip({ 'a.txt': 'a' }), INVALID],
    ['setup.doc', () => makeOle('MsiData'), INVALID],
    [
      'secret.docx',
      () => makeOle('EncryptedPackage'),
      'The file is protected with a password. Please save a copy without one and upload that.',
    ],
  ])('%s (case %#) is rejected with its own reason', async (filename, make, detail) => {
    const before = await t.listFiles()
    const response = await t.upload(user, { filename, content: await make() })
    expect(response.json()).toEqual({ detail })
    expect(response.statusCode).toBe(400)
    expect(await t.listFiles()).toEqual(before)
    expect(await t.list(user)).toEqual([])
  })

  test('three megabytes are accepted, one byte more is too large', async () => {
    const fits = await t.upload(user, { content: makePdf(3 * MB) })
    expect(fits.statusCode).toBe(201)
    const before = await t.listFiles()
    const response = await t.upload(user, { content: makePdf(3 * MB + 1) })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ detail: 'File size exceeds 3MB limit' })
    expect(await t.listFiles()).toEqual(before)
  })

  test('a form without a file, or with an invalid type, is rejected', async () => {
    const form = {
      payload: '--b--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }
    const authorization = `Bearer ${user.token}`
    const url = '/api/documents/upload'
    const empty = await t.app.inject({
      method: 'POST',
      url,
      ...form,
      headers: { ...form.headers, authorization },
    })
    expect(empty.json()).toEqual({ detail: 'No file was sent' })
    const before = await t.listFiles()
    const other = await t.upload(user, { type: 'photo' })
    expect(other.statusCode).toBe(400)
    expect(other.json()).toEqual({
      detail: ['Document type must be one of: resume, cover_letter, other'],
    })
    expect(await t.listFiles()).toEqual(before)
    const json = await t.rest('POST', url, {}, user)
    expect(json.statusCode).toBe(415)
  })
})
