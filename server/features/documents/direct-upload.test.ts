import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Document, UploadTarget } from '#src/documents/schema.ts'
import type { TestUser } from '../../testing/app.ts'
import { type CutProxy, createCutProxy } from '../../testing/cut-proxy.ts'
import { createDocumentsApp, type DocumentsApp, putTo } from '../../testing/documents.ts'
import { listAll } from '../../testing/list-all.ts'
import { getObjectStorage } from '../../testing/shared-object-storage.ts'
import { makeDocx, makePdf } from '../../testing/sample-documents.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { openStorage } from '../../storage/open.ts'
import { createS3Store } from '../../storage/s3.ts'
import { sweepFiles, UNFINISHED_TTL_MS } from './sweep.ts'

const MB = 1024 * 1024
const ORIGIN = 'http://localhost:3000'
const DOWN = {
  detail: 'File storage is not reachable at the moment. Please try again in a minute.',
}

const objectStorage = await getObjectStorage()
let proxy: CutProxy
let t: DocumentsApp
let files: FileStore
let user: TestUser
beforeAll(async () => {
  proxy = await createCutProxy(objectStorage.port)
  const s3 = objectStorage.makeConfig(proxy.url)
  files = createS3Store({ s3, publicUrl: ORIGIN, warn: (error) => expect.fail(String(error)) })
  t = await createDocumentsApp(s3)
})
beforeEach(async () => {
  proxy.mend()
  user = await t.register()
})
afterAll(async () => {
  await t.close()
  await proxy.close()
})

const FIELDS = { filename: 'resume.pdf', content_type: 'application/pdf', document_type: 'resume' }
const ask = (fields: object = FIELDS, who = user) =>
  t.rest('POST', '/api/documents/s3/upload-url', fields, who)
const request = async (fields: object = FIELDS, who = user): Promise<UploadTarget> => {
  const response = await ask(fields, who)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const finalize = (key: unknown, fields: object = FIELDS, who = user) =>
  t.rest('POST', '/api/documents/s3/finalize', { ...fields, key, file_size: 600 }, who)
/** Requests an upload URL and uploads to it, without finalizing. */
const send = async (content: Uint8Array = makePdf(), fields: object = FIELDS) => {
  const target = await request(fields)
  expect((await putTo(target, content)).status).toBe(200)
  return target.key
}
const makeDocxWithImage = () =>
  makeDocx({ parts: { 'word/media/image1.png': randomBytes(2 * MB) } })
const detailOf = (response: { json: () => { detail: unknown } }) => response.json().detail
const listStored = async () => (await listAll(files.list(''))).map(({ key }) => key).toSorted()
const getUrl = async (id: string) =>
  (await t.rest('GET', `/api/documents/${id}/download`, undefined, user)).json<{ url: string }>()
    .url

describe('a document uploaded directly to the storage', () => {
  test('is downloaded directly from it, with its name and type', async () => {
    const filename = 'Lebenslauf "Zoë" (neu)’.docx'
    const content = await makeDocx()
    const key = await send(content, { ...FIELDS, filename })
    const response = await finalize(key, { ...FIELDS, filename })
    expect(response.statusCode).toBe(201)
    const document = response.json<Document>()
    expect(document).toMatchObject({ filename, file_size: content.length, document_type: 'resume' })
    expect(await t.list(user)).toEqual([document])

    const fetched = await fetch(await getUrl(document.id), { headers: { origin: ORIGIN } })
    expect(Buffer.from(await fetched.arrayBuffer()).equals(content)).toBe(true)
    expect(fetched.headers.get('content-type')).toBe(document.file_type)
    expect(fetched.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Lebenslauf%20%22Zo%C3%AB%22%20%28neu%29%E2%80%99.docx",
    )
    expect(fetched.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  })

  test('may only be uploaded by our own pages, as browsers see it', async () => {
    const { url } = await request()
    const preflight = (origin: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type',
        },
      })
    const ours = await preflight(ORIGIN)
    expect(ours.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(
      (await preflight('https://evil.example')).headers.get('access-control-allow-origin'),
    ).toBe(null)
    const csp = (await t.rest('GET', '/healthz')).headers['content-security-policy']
    expect(csp).toContain(`connect-src 'self' ${proxy.url};`)
  })

  test('can also be sent through the server', async () => {
    const content = makePdf(3 * MB)
    const uploaded = await t.upload(user, { content })
    expect(uploaded.statusCode).toBe(201)
    const fetched = await fetch(await getUrl(uploaded.json<Document>().id))
    expect(Buffer.from(await fetched.arrayBuffer()).equals(content)).toBe(true)
  })

  test('is refused by the storage if its size or type differs from the announced one', async () => {
    const content = makePdf(600)
    const fields = { ...FIELDS, file_size: content.length }
    const target = await request(fields)
    const put = (headers: Record<string, string>, body = content) =>
      putTo({ ...target, headers }, body)
    expect((await put(target.headers, makePdf(601))).status).toBe(403)
    expect((await put(target.headers, makePdf(599))).status).toBe(403)
    expect((await put({ 'Content-Type': 'text/html' })).status).toBe(403)
    expect((await finalize(target.key)).json()).toEqual({
      detail: 'The file has not arrived. Please upload it again.',
    })
    expect((await put(target.headers)).status).toBe(200)
  })

  test('gets no URL if it is announced as too large or empty', async () => {
    const large = await ask({ ...FIELDS, file_size: 3 * MB + 1 })
    expect([large.statusCode, detailOf(large)]).toEqual([413, 'File size exceeds 3MB limit'])
    const empty = await ask({ ...FIELDS, file_size: 0 })
    expect([empty.statusCode, detailOf(empty)]).toEqual([400, ['The file is empty.']])
  })

  test('is unchanged after finishing, even if another file is uploaded to the old URL', async () => {
    const target = await request()
    await putTo(target, makePdf(600, 'first'))
    const { id } = (await finalize(target.key)).json<Document>()
    expect((await putTo(target, makePdf(600, 'second'))).status).toBe(200)
    expect((await finalize(target.key)).json()).toMatchObject({ id })
    const content = await (await fetch(await getUrl(id))).text()
    expect(content).toContain('first')
    expect(content).not.toContain('second')
  })
})

describe('finishing an upload', () => {
  test.each([
    ['resume.pdf', () => makePdf(3 * MB)],
    ['resume.docx', makeDocxWithImage],
  ])('reads only as much of %s as identifies it', async (filename, make) => {
    const content = await make()
    const key = await send(content, { ...FIELDS, filename })
    const before = proxy.countBytes()
    const response = await finalize(key, { ...FIELDS, filename })
    expect(response.json()).toMatchObject({ file_size: content.length })
    expect(proxy.countBytes() - before).toBeLessThan(200 * 1024)
  })

  test('twice, even concurrently, returns the same document', async () => {
    const key = await send()
    const [one, two] = await Promise.all([finalize(key), finalize(key)])
    const three = await finalize(key)
    expect([one.statusCode, two.statusCode, three.statusCode]).toEqual([201, 201, 201])
    expect(new Set([one, two, three].map((response) => response.json<Document>().id)).size).toBe(1)
    expect(await t.list(user)).toHaveLength(1)
  })

  test('with another user’s, a forged or no key does not find it', async () => {
    const key = await send()
    const other = await t.register()
    for (const [wrong, who] of [
      [key, other],
      [`${key}x`, user],
      ['../documents/x', user],
    ] as const) {
      const response = await finalize(wrong, FIELDS, who)
      expect(response.statusCode).toBe(404)
      expect(detailOf(response)).toBe('Upload not found')
    }
    expect((await finalize('')).statusCode).toBe(400)
    expect((await finalize(key)).statusCode).toBe(201)
    expect(await t.list(other)).toEqual([])
  })

  test('without an upload says so', async () => {
    const response = await finalize((await request()).key)
    expect(response.statusCode).toBe(400)
    expect(detailOf(response)).toBe('The file has not arrived. Please upload it again.')
  })

  test.each([
    ['nothing', Buffer.alloc(0), 400, 'The file is empty.'],
    ['too much', makePdf(3 * MB + 1), 413, 'File size exceeds 3MB limit'],
    ['a text', Buffer.from('x'), 400, 'Invalid file type. Allowed types: .pdf, .doc, .docx'],
    [
      'half a PDF',
      makePdf(20_000).subarray(0, 9_000),
      400,
      'The file is damaged or incomplete. Please export it again and upload the new copy.',
    ],
  ])('with %s is refused and removed', async (_what, content, status, detail) => {
    const before = await listStored()
    const key = await send(content)
    const response = await finalize(key)
    expect(response.statusCode).toBe(status)
    expect(detailOf(response)).toBe(detail)
    expect(await listStored()).toEqual(before)
    expect((await finalize(key)).statusCode).toBe(404)
    expect(await t.list(user)).toEqual([])
  })
})

test('the sweep removes unfinished uploads, and later uploads to a finished URL', async () => {
  const target = await request()
  await putTo(target, makePdf())
  const { id } = (await finalize(target.key)).json<Document>()
  await putTo(target, makePdf())
  const unfinished = await send()
  const { db } = t.database
  const storage = await openStorage(t.config, t.app.log)
  const sweep = (now?: number) =>
    sweepFiles({ db, config: t.config, log: t.app.log, ...storage }, now)
  const before = await listStored()
  expect(before).toContain(unfinished)
  await sweep()
  expect(await listStored()).toEqual(before)

  await db
    .updateTable('document_uploads')
    .set({ created_at: new Date(Date.now() - UNFINISHED_TTL_MS).toISOString() })
    .where('key', 'in', [unfinished, target.key])
    .execute()
  expect((await sweep(Date.now() + UNFINISHED_TTL_MS + 60_000)).uploads).toBe(2)
  const left = await listStored()
  expect(left).not.toContain(unfinished)
  expect(left).not.toContain(target.key)
  expect((await fetch(await getUrl(id))).status).toBe(200)
  expect((await finalize(unfinished)).statusCode).toBe(404)
})

describe('the limit of three', () => {
  const FULL =
    'You have exceeded the maximum of 3 documents. Please delete a document to upload a new one.'

  test('holds when ten uploads finish at once', async () => {
    const before = await listStored()
    const keys: string[] = []
    for (let count = 0; count < 10; count += 1) keys.push(await send())
    const responses = await Promise.all(keys.map((key) => finalize(key)))
    const refused = responses.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(7)
    for (const response of refused) {
      expect(response.statusCode).toBe(400)
      expect(detailOf(response)).toBe(FULL)
    }
    expect(await t.list(user)).toHaveLength(3)
    expect(await listStored()).toHaveLength(before.length + 3)
    const fourth = await ask()
    expect([fourth.statusCode, detailOf(fourth)]).toEqual([400, FULL])
  })
})

describe('while the storage is down', () => {
  test('every step reports it, changes nothing, and works again afterwards', async () => {
    const { id } = (await finalize(await send())).json<Document>()
    const key = await send()
    proxy.cutAfter(0)
    for (const response of [
      await ask(),
      await finalize(key),
      await t.upload(user),
      await t.rest('GET', `/api/documents/${id}/download`, undefined, user),
      await t.rest('GET', '/api/auth/export', undefined, user),
    ]) {
      expect(response.statusCode).toBe(503)
      expect(response.json()).toEqual(DOWN)
      expect(response.headers['retry-after']).toBe('60')
    }
    expect((await t.rest('GET', '/readyz')).json()).toMatchObject({ storage: 'unavailable' })
    expect(await t.list(user)).toHaveLength(1)
    proxy.mend()
    const isReady = async () => (await t.rest('GET', '/readyz')).json()
    await expect.poll(isReady).toMatchObject({ storage: 'ok' })
    expect((await finalize(key)).statusCode).toBe(201)
    expect((await t.upload(user)).statusCode).toBe(201)
    expect(await t.list(user)).toHaveLength(3)
  })

  // stat, copy, stat of the copy, its first block and its last ones.
  test.each([0, 1, 2, 3, 4])(
    'after %i requests of finishing, it can be finished later',
    async (requests) => {
      const fields = { ...FIELDS, filename: 'resume.docx' }
      const key = await send(await makeDocxWithImage(), fields)
      proxy.cutAfter(requests)
      const response = await finalize(key, fields)
      expect([response.statusCode, response.json()]).toEqual([503, DOWN])
      expect(await t.list(user)).toEqual([])
      proxy.mend()
      expect((await finalize(key, fields)).statusCode).toBe(201)
      expect(await t.list(user)).toHaveLength(1)
    },
  )

  test('finishing and deleting succeed, though a file cannot be removed', async () => {
    const key = await send()
    proxy.cutAfter(4)
    const response = await finalize(key)
    expect(response.statusCode).toBe(201)
    const { id } = response.json<Document>()
    const removed = await t.rest('DELETE', `/api/documents/${id}`, undefined, user)
    expect(removed.statusCode).toBe(204)
    expect(await t.list(user)).toEqual([])
  })

  test('the server starts anyway, and creates the bucket when it can', async () => {
    proxy.cutAfter(0)
    const later = await createDocumentsApp(objectStorage.makeConfig(proxy.url))
    const who = await later.register()
    expect((await later.upload(who)).statusCode).toBe(503)
    proxy.mend()
    expect((await later.upload(who)).statusCode).toBe(201)
    await later.close()
  })
})
