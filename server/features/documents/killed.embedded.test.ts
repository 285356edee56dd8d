import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoginResponse } from '#src/auth/schema.ts'
import type { Document } from '#src/documents/schema.ts'
import { createLogger } from '../../log.ts'
import { openStorage } from '../../storage/open.ts'
import { PASSWORD } from '../../testing/app.ts'
import { prepareDataDir } from '../../testing/database.ts'
import { type RunningProgram, startServer } from '../../testing/process.ts'
import { makeForm, makePdf } from '../../testing/sample-documents.ts'

type Server = RunningProgram & { url: string }
let folder: string
let server: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-killed-'))
  await prepareDataDir(folder)
  server = await startServer({ DATA_DIR: folder })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

const post = async <T>(path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return response.json()
}
const listDir = (name: string) => readdir(join(folder, name), { recursive: true })

test('a server killed during an upload has no partial file and has lost nothing acknowledged', async () => {
  const account = { email: 'ada@example.com', password: PASSWORD }
  await post('/api/auth/register', { ...account, first_name: 'Ada', last_name: 'Lovelace' })
  const login = { username: account.email, password: PASSWORD }
  const { access_token } = await post<LoginResponse>('/api/auth/login', login)
  const authorization = `Bearer ${access_token}`
  const list = async () =>
    fetch(`${server.url}/api/documents`, { headers: { authorization } }).then((response) =>
      response.json(),
    )

  const content = makePdf(1_000_000)
  const { payload, headers } = makeForm({ content })
  const upload = () =>
    fetch(`${server.url}/api/documents/upload`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: new Uint8Array(payload),
    })
  const kept: Document = await (await upload()).json()

  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const lines = Object.entries({
    ...headers,
    authorization,
    host: 'a',
    'content-length': payload.length,
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`POST /api/documents/upload HTTP/1.1\r\n${head}\r\n`)
  socket.write(payload.subarray(0, 500_000))
  while ((await listDir('incoming')).length === 0) await sleep(5)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  server.child.kill('SIGKILL')
  await Promise.all([server.ended, closed])

  server = await startServer({ DATA_DIR: folder })
  expect(await list()).toEqual([kept])
  const response = await fetch(`${server.url}/api/documents/${kept.id}/download`, {
    headers: { authorization },
  })
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
  for (let count = 2; count <= 3; count += 1) expect((await upload()).status).toBe(201)

  const leftovers = await listDir('incoming')
  expect(leftovers).toHaveLength(1)
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await utimes(join(folder, 'incoming', leftovers[0] ?? ''), old, old)
  const config = { dataDir: folder, publicUrl: 'http://localhost' }
  const { incoming } = await openStorage(config, createLogger({ logLevel: 'silent' }))
  expect(await incoming.sweep(60 * 60 * 1000)).toBe(1)
})
