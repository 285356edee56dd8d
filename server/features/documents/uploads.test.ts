import { once } from 'node:events'
import { appendFile, readdir, rm, stat, truncate, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { PASSWORD, type TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { readZip } from '../../testing/read-zip.ts'
import { makeForm, makePdf } from '../../testing/sample-documents.ts'
import { createLogger } from '../../log.ts'
import { openStorage } from '../../storage/open.ts'
import { sweepFiles, UNFINISHED_TTL_MS } from './sweep.ts'

let t: DocumentsApp
let port: number
/** What the server said about failures. */
const logged: string[] = []
beforeAll(async () => {
  const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void logged.push(line) })
  t = await createDocumentsApp(undefined, { logger })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => t.close())

const listFiles = async (): Promise<string[]> => {
  const entries = await readdir(t.config.dataDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
}
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(5)
}

/** The head of a request for an upload that says it is `length` bytes long. */
const writeHead = (user: TestUser, length: number) =>
  [
    'POST /api/documents/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${user.token}`,
    `content-type: ${makeForm().headers['content-type']}`,
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')

test('of four uploads at once exactly three are kept', async () => {
  const user = await t.register()
  const before = await listFiles()
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) => t.upload(user, { filename: `${index}.pdf` })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400])
  expect(refused[0]?.json()).toEqual({
    detail:
      'You have exceeded the maximum of 3 documents. Please delete a document to upload a new one.',
  })
  expect(await t.list(user)).toHaveLength(3)
  expect(await listFiles()).toHaveLength(before.length + 3)
})

test('an upload that breaks off leaves nothing', async () => {
  const user = await t.register()
  const before = await listFiles()
  const { payload } = makeForm({ content: makePdf(1_000_000) })
  const socket = connect(port, '127.0.0.1')
  socket.write(writeHead(user, payload.length))
  socket.write(payload.subarray(0, 400_000))
  await until(async () => (await listFiles()).length > before.length)
  socket.destroy()
  await until(async () => (await listFiles()).length === before.length)
  expect(await t.list(user)).toEqual([])
  expect((await t.upload(user)).statusCode).toBe(201)
})

test('of one person’s uploads that stand still, four hold a file, and nobody else waits for them', async () => {
  const [slow, other] = [await t.register(), await t.register()]
  const before = await listFiles()
  const { payload } = makeForm({ content: makePdf(1_000_000) })
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.write(writeHead(slow, payload.length))
    socket.write(payload.subarray(0, 400_000))
  }
  await until(async () => (await listFiles()).length === before.length + sockets.length)
  const fifth = await t.upload(slow)
  expect(fifth.json()).toEqual({
    detail: 'Several of your uploads are still under way. Please try again when they are finished.',
  })
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([429, '10'])
  expect((await t.upload(other)).statusCode).toBe(201)
  for (const socket of sockets) socket.destroy()
  await until(async () => (await listFiles()).length === before.length + 1)
  expect((await t.upload(slow)).statusCode).toBe(201)
})

test.each([
  ['too large', 5 * 1024 * 1024, 413, 'File size exceeds 3MB limit', 0],
  ['one too many', 1_000_000, 400, 'You have exceeded the maximum of 3 documents.', 3],
])('what is %s is refused before it is sent', async (_what, length, status, detail, count) => {
  const user = await t.register()
  for (let index = 0; index < count; index += 1) await t.upload(user)
  const socket = connect(port, '127.0.0.1')
  socket.write(writeHead(user, length))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(String(answer)).toContain(detail)
  socket.destroy()
})

test('a download that breaks off harms no other one', async () => {
  const user = await t.register()
  const content = makePdf(3 * 1024 * 1024)
  const { id } = (await t.upload(user, { content })).json<Document>()
  const url = `http://127.0.0.1:${port}/api/documents/${id}/download`
  const headers = { authorization: `Bearer ${user.token}` }
  const download = async () => Buffer.from(await (await fetch(url, { headers })).arrayBuffer())
  const stop = new AbortController()
  const { body } = await fetch(url, { headers, signal: stop.signal })
  await body?.getReader().read()
  stop.abort()
  const answers = await Promise.all(Array.from({ length: 5 }, () => download()))
  expect(answers.every((answer) => content.equals(answer))).toBe(true)
})

test.each([
  ['shorter', (path: string) => truncate(path, 10_000)],
  ['longer', (path: string) => appendFile(path, 'more')],
])('a file that has become %s is not passed off as whole', async (_how, change) => {
  const user = await t.register()
  const before = await listFiles()
  const { id } = (await t.upload(user, { content: makePdf(20_000) })).json<Document>()
  const path = (await listFiles()).find((one) => !before.includes(one)) ?? ''
  await change(path)
  const url = `http://127.0.0.1:${port}/api/documents/${id}/download`
  const headers = { authorization: `Bearer ${user.token}` }
  const received = fetch(url, { headers, signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.arrayBuffer())
    .then(({ byteLength }) => byteLength)
  await expect(received).rejects.toThrow(/^(terminated|fetch failed)$/)
})

test('without a session nothing of it is read', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(writeHead({ email: '', token: 'x'.repeat(40) }, 1_000_000))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 401 /)
  socket.destroy()
})

test.each([
  ['履歴書 „neu“ (2).pdf', '履歴書 „neu“ (2).pdf'],
  ['"quoted" \'name\'.pdf', '"quoted" \'name\'.pdf'],
  ['a\r\nset-cookie: b=c.pdf', 'aset-cookie: b=c.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
])('the name %j is kept, and answered, as %j', async (filename, kept) => {
  const user = await t.register()
  const uploaded = await t.upload(user, { filename, isTypeFirst: true })
  expect(uploaded.statusCode, uploaded.body).toBe(201)
  const { id, ...document } = uploaded.json<Document>()
  expect(document.filename).toBe(kept)
  const answer = await t.rest('GET', `/api/documents/${id}/download`, undefined, user)
  const disposition = String(answer.headers['content-disposition'])
  expect(decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '')).toBe(kept)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('the sweep removes files that no document has, once they are old enough', async () => {
  const user = await t.register()
  const kept = (await t.upload(user)).json<Document>()
  const lost = (await t.upload(user)).json<Document>()
  const storage = openStorage(t.config, createLogger({ logLevel: 'silent' }))
  const { db } = t.database
  const sweep = () => sweepFiles(db, storage)
  await db.deleteFrom('documents').where('id', '=', lost.id).execute()
  const before = await listFiles()
  expect(await sweep()).toEqual({ uploads: 0, files: 0, incoming: 0 })

  const old = new Date(Date.now() - UNFINISHED_TTL_MS - 1_000)
  for (const path of before) await utimes(path, old, old)
  const passes = await Promise.all([sweep(), sweep()])
  expect(passes.some(({ files }) => files === 1)).toBe(true)
  expect(await listFiles()).toHaveLength(before.length - 1)
  const answer = await t.rest('GET', `/api/documents/${kept.id}/download`, undefined, user)
  expect(answer.statusCode).toBe(200)
})

test('the sweep leaves the files of another database alone', async () => {
  const user = await t.register()
  await t.upload(user)
  const before = await listFiles()
  const old = new Date(Date.now() - UNFINISHED_TTL_MS - 1_000)
  for (const path of before) await utimes(path, old, old)
  const { db } = t.database
  const { id } = await db.selectFrom('file_home').select('id').executeTakeFirstOrThrow()
  const storage = openStorage(t.config, createLogger({ logLevel: 'silent' }))
  await db.updateTable('file_home').set({ id: crypto.randomUUID() }).execute()
  try {
    await sweepFiles(db, storage)
  } finally {
    await db.updateTable('file_home').set({ id }).execute()
  }
  expect(await listFiles()).toEqual(before)
})

test('a deleted account takes its files along, and nobody else’s', async () => {
  const [leaver, other] = [await t.register(), await t.register()]
  await t.upload(leaver)
  await t.upload(other)
  const before = await listFiles()
  const body = { password: PASSWORD }
  const answer = await t.rest('POST', '/api/auth/delete-account', body, leaver)
  expect(answer.statusCode).toBe(204)
  expect(await listFiles()).toHaveLength(before.length - 1)
  expect(await t.list(other)).toHaveLength(1)
})

test('“download my data” holds every document, those of one name too', async () => {
  const user = await t.register()
  const first = makePdf(2_000, 'first')
  await t.upload(user, { filename: 'cv "a".pdf', content: first })
  await t.upload(user, { filename: 'cv "a".pdf', content: makePdf(2_000, 'second') })
  const answer = await t.rest('GET', '/api/auth/export', undefined, user)
  const files = readZip(answer.rawPayload)
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

test('“download my data” says which file the server has lost, to the person and in the log', async () => {
  const user = await t.register()
  const before = await listFiles()
  const lost = (await t.upload(user)).json<Document>()
  const path = (await listFiles()).find((one) => !before.includes(one)) ?? ''
  await rm(path)
  await t.upload(user)
  logged.length = 0
  const answer = await t.rest('GET', '/api/auth/export', undefined, user)
  expect(answer.statusCode).toBe(200)
  const files = readZip(answer.rawPayload)
  expect([...files.keys()]).toEqual(['README.txt', 'foothold.json', 'documents/1 resume.pdf'])
  expect(JSON.parse(String(files.get('foothold.json')))).toMatchObject({
    documents: [{ file: 'documents/1 resume.pdf' }, { id: lost.id, file: null }],
  })
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ documentId: lost.id, msg: expect.stringContaining('missing') }),
  ])
  expect(logged.join('')).not.toContain('resume')
})

test('a file on disk is its owner’s to read alone', async () => {
  await t.upload(await t.register())
  const [path = ''] = await listFiles()
  expect((await stat(path)).mode & 0o077).toBe(0)
})
