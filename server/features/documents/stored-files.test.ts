import { appendFile, rm, stat, truncate, utimes } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { createLogger } from '../../log.ts'
import { openStorage } from '../../storage/open.ts'
import { PASSWORD, type TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { readZip } from '../../testing/read-zip.ts'
import { makePdf } from '../../testing/sample-documents.ts'
import { sweepFiles, UNFINISHED_TTL_MS } from './sweep.ts'

let t: DocumentsApp
let address: string
/** Logged failures of the server. */
const logged: string[] = []
beforeAll(async () => {
  const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void logged.push(line) })
  t = await createDocumentsApp(undefined, { logger })
  address = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const download = (user: TestUser, id: string, signal = AbortSignal.timeout(5_000)) =>
  fetch(`${address}/api/documents/${id}/download`, {
    headers: { authorization: `Bearer ${user.token}` },
    signal,
  })
/** Uploads one, and finds where its file is. */
const storeFile = async (user: TestUser, content?: Buffer) => {
  const before = await t.listFiles()
  const { id } = (await t.upload(user, content && { content })).json<Document>()
  const path = (await t.listFiles()).find((one) => !before.includes(one)) ?? ''
  return { id, path }
}

test('an interrupted download does not affect others', async () => {
  const user = await t.register()
  const content = makePdf(3 * 1024 * 1024)
  const { id } = (await t.upload(user, { content })).json<Document>()
  const stop = new AbortController()
  const { body } = await download(user, id, stop.signal)
  await body?.getReader().read()
  stop.abort()
  const readAll = async () => Buffer.from(await (await download(user, id)).arrayBuffer())
  const responses = await Promise.all(Array.from({ length: 5 }, () => readAll()))
  expect(responses.every((response) => content.equals(response))).toBe(true)
})

test.each([
  ['shorter', (path: string) => truncate(path, 10_000)],
  ['longer', (path: string) => appendFile(path, 'more')],
])('a file that has become %s is not sent as complete', async (_how, change) => {
  const user = await t.register()
  const { id, path } = await storeFile(user, makePdf(20_000))
  await change(path)
  const received = download(user, id)
    .then((response) => response.arrayBuffer())
    .then(({ byteLength }) => byteLength)
  await expect(received).rejects.toThrow(/^(terminated|fetch failed)$/)
})

test('the sweep ignores the files of another database', async () => {
  const user = await t.register()
  await t.upload(user)
  const before = await t.listFiles()
  const old = new Date(Date.now() - UNFINISHED_TTL_MS - 1_000)
  for (const path of before) await utimes(path, old, old)
  const { db } = t.database
  const { id } = await db.selectFrom('storage_namespace').select('id').executeTakeFirstOrThrow()
  const storage = await openStorage(t.config, createLogger({ logLevel: 'silent' }))
  await db.updateTable('storage_namespace').set({ id: crypto.randomUUID() }).execute()
  try {
    await sweepFiles({ db, config: t.config, log: t.app.log, ...storage })
  } finally {
    await db.updateTable('storage_namespace').set({ id }).execute()
  }
  expect(await t.listFiles()).toEqual(before)
})

test('a deleted account’s files are removed, and no others', async () => {
  const [leaver, other] = [await t.register(), await t.register()]
  await t.upload(leaver)
  await t.upload(other)
  const before = await t.listFiles()
  const body = { password: PASSWORD }
  const response = await t.rest('POST', '/api/auth/delete-account', body, leaver)
  expect(response.statusCode).toBe(204)
  expect(await t.listFiles()).toHaveLength(before.length - 1)
  expect(await t.list(other)).toHaveLength(1)
})

test('“download my data” contains every document, including those with equal names', async () => {
  const user = await t.register()
  const first = makePdf(2_000, 'first')
  await t.upload(user, { filename: 'cv "a".pdf', content: first })
  await t.upload(user, { filename: 'cv "a".pdf', content: makePdf(2_000, 'second') })
  const response = await t.rest('GET', '/api/auth/export', undefined, user)
  const files = readZip(response.rawPayload)
  expect([...files.keys()]).toEqual([
    'README.txt',
    'foothold.json',
    'documents/1 cv _a_.pdf',
    'documents/2 cv _a_.pdf',
  ])
  expect(files.get('documents/2 cv _a_.pdf')?.equals(first)).toBe(true)
  const content: unknown = JSON.parse(String(files.get('foothold.json')))
  expect(content).toMatchObject({
    documents: [
      { file: 'documents/1 cv _a_.pdf', file_size: 2_000, document_type: 'resume' },
      { filename: 'cv "a".pdf' },
    ],
  })
  expect(JSON.stringify(content)).not.toContain('storage_key')
})

test('“download my data” reports files that the server has lost, to the person and in the log', async () => {
  const user = await t.register()
  const lost = await storeFile(user)
  await rm(lost.path)
  await t.upload(user)
  logged.length = 0
  const response = await t.rest('GET', '/api/auth/export', undefined, user)
  expect(response.statusCode).toBe(200)
  const files = readZip(response.rawPayload)
  expect([...files.keys()]).toEqual(['README.txt', 'foothold.json', 'documents/1 resume.pdf'])
  expect(JSON.parse(String(files.get('foothold.json')))).toMatchObject({
    documents: [{ file: 'documents/1 resume.pdf' }, { id: lost.id, file: null }],
  })
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ documentId: lost.id, msg: expect.stringContaining('missing') }),
  ])
  expect(logged.join('')).not.toContain('resume')
})

test('a file on disk is readable by its owner only', async () => {
  const { path } = await storeFile(await t.register())
  expect((await stat(path)).mode & 0o077).toBe(0)
})
