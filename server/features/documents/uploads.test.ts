import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'content-disposition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import type { TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { makeForm, makePdf } from '../../testing/sample-documents.ts'

let t: DocumentsApp
let port: number
beforeAll(async () => {
  t = await createDocumentsApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => t.close())

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(5)
}

/** The headers of an upload request with a Content-Length of `length` bytes. */
const writeHead = (user: TestUser, length: number) =>
  [
    'POST /api/documents/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${user.token}`,
    `content-type: ${makeForm().headers['content-type']}`,
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')

test('exactly three of four concurrent uploads are stored', async () => {
  const user = await t.register()
  const before = await t.listFiles()
  const responses = await Promise.all(
    Array.from({ length: 4 }, (_, index) => t.upload(user, { filename: `${index}.pdf` })),
  )
  const refused = responses.filter(({ statusCode }) => statusCode !== 201)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400])
  expect(refused[0]?.json()).toEqual({
    detail:
      'You have exceeded the maximum of 3 documents. Please delete a document to upload a new one.',
  })
  expect(await t.list(user)).toHaveLength(3)
  expect(await t.listFiles()).toHaveLength(before.length + 3)
})

test('an interrupted upload leaves nothing', async () => {
  const user = await t.register()
  const before = await t.listFiles()
  const { payload } = makeForm({ content: makePdf(1_000_000) })
  const socket = connect(port, '127.0.0.1')
  socket.write(writeHead(user, payload.length))
  socket.write(payload.subarray(0, 400_000))
  await until(async () => (await t.listFiles()).length > before.length)
  socket.destroy()
  await until(async () => (await t.listFiles()).length === before.length)
  expect(await t.list(user)).toEqual([])
  expect((await t.upload(user)).statusCode).toBe(201)
})

test('only four of one person’s stalled uploads hold a file, and nobody else waits for them', async () => {
  const [slow, other] = [await t.register(), await t.register()]
  const before = await t.listFiles()
  const { payload } = makeForm({ content: makePdf(1_000_000) })
  const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.write(writeHead(slow, payload.length))
    socket.write(payload.subarray(0, 400_000))
  }
  await until(async () => (await t.listFiles()).length === before.length + sockets.length)
  const fifth = await t.upload(slow)
  expect(fifth.json()).toEqual({
    detail: 'Several of your uploads are still running. Please try again when they are finished.',
  })
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([429, '10'])
  expect((await t.upload(other)).statusCode).toBe(201)
  for (const socket of sockets) socket.destroy()
  await until(async () => (await t.listFiles()).length === before.length + 1)
  expect((await t.upload(slow)).statusCode).toBe(201)
})

test.each([
  ['too large', 5 * 1024 * 1024, 413, 'File size exceeds 3MB limit', 0],
  ['one too many', 1_000_000, 400, 'You have exceeded the maximum of 3 documents.', 3],
])(
  'an upload that is %s is refused before it is sent',
  async (_what, length, status, detail, count) => {
    const user = await t.register()
    for (let index = 0; index < count; index += 1) await t.upload(user)
    const socket = connect(port, '127.0.0.1')
    socket.write(writeHead(user, length))
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(String(response)).toContain(detail)
    socket.destroy()
  },
)

test('without a session the body is not read', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(writeHead({ email: '', token: 'x'.repeat(40) }, 1_000_000))
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1.1 401 /)
  socket.destroy()
})

test.each([
  ['履歴書 „neu“ (2).pdf', '履歴書 „neu“ (2).pdf'],
  ['"quoted" \'name\'.pdf', '"quoted" \'name\'.pdf'],
  ['a\r\nset-cookie: b=c.pdf', 'aset-cookie: b=c.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
])('the name %j is stored and returned as %j', async (filename, kept) => {
  const user = await t.register()
  const uploaded = await t.upload(user, { filename, isTypeFirst: true })
  expect(uploaded.statusCode, uploaded.body).toBe(201)
  const { id, ...document } = uploaded.json<Document>()
  expect(document.filename).toBe(kept)
  const response = await t.rest('GET', `/api/documents/${id}/download`, undefined, user)
  const disposition = String(response.headers['content-disposition'])
  expect(parse(disposition)).toMatchObject({ type: 'attachment', parameters: { filename: kept } })
  expect(response.headers['set-cookie']).toBeUndefined()
})
