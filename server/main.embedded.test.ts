import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type ClientRequest, createServer, request } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './db/open.ts'
import { lockDataDir } from './db/lock.ts'
import { prepareDataDir } from './testing/database.ts'
import { BUILT_SERVER, runProgram, type RunningProgram, startServer } from './testing/process.ts'

let folder: string
let server: RunningProgram & { url: string }
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-main-'))
  await prepareDataDir(folder)
  server = await startServer({ DATA_DIR: folder })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

test('a start prints its address and its data directory', async () => {
  expect(server.output()).toContain(
    `Foothold is ready at http://localhost:${new URL(server.url).port} — data in ${folder} (embedded database)\n`,
  )
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a second server on the same directory is refused with one sentence', async () => {
  const second = runProgram(BUILT_SERVER, { DATA_DIR: folder, PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(
    new RegExp(
      `^The data directory ${folder} is in use by another Foothold \\(process ${server.child.pid}, started [^)]+\\)\\. Stop it first, or set DATA_DIR to another directory\\.\n$`,
    ),
  )
})

test('a taken port is refused with one sentence, and the directory is free again', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const dataDir = join(folder, 'other')
  await prepareDataDir(dataDir)
  const refused = runProgram(BUILT_SERVER, { DATA_DIR: dataDir, PORT: port })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toBe(
    `Port ${port} on 127.0.0.1 is used by another program (or another Foothold). Stop it first, or set PORT to another number, for example PORT=3001.\n`,
  )
  other.close()
  lockDataDir(dataDir)()
})

test('a bad configuration is refused without a stack', async () => {
  const refused = runProgram(BUILT_SERVER, { PORT: 'eighty', LOG_LEVEL: 'loud' })
  expect(await refused.ended).toBe(1)
  expect(refused.output().split('\n')).toEqual([
    'The configuration cannot be used:',
    '  PORT is not usable: expected a port number from 0 to 65535, for example PORT=3000',
    '  LOG_LEVEL is not usable: expected one of fatal, error, warn, info, debug, trace, silent, for example LOG_LEVEL=info',
    '',
  ])
})

test('a missing database is refused with one sentence', async () => {
  const refused = runProgram(BUILT_SERVER, {
    DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/jobs',
  })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(
    /^The database at 127\.0\.0\.1:1\/jobs cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. Check DATABASE_URL, and that PostgreSQL is running\.\n$/,
  )
})

test('documents that cannot be moved to the bucket are refused with one sentence', async () => {
  const s3 = {
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'foothold',
    S3_ACCESS_KEY: 'ada',
    S3_SECRET_KEY: 'hunter2',
  }
  const dataDir = join(folder, 'with-files')
  await prepareDataDir(dataDir)
  const database = await openDatabase({ dataDir })
  const { id } = await database.db
    .selectFrom('storage_namespace')
    .select('id')
    .executeTakeFirstOrThrow()
  await database.close()
  const home = join(dataDir, 'files', id, 'documents')
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'a'), 'Ada')
  const refused = runProgram(BUILT_SERVER, { DATA_DIR: dataDir, PORT: '0', ...s3 })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toBe(
    `Documents in ${dataDir}/files could not be moved to the bucket foothold at http://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Nothing is lost. Check S3_ENDPOINT, S3_ACCESS_KEY and the other S3 variables, and that the storage is running, then start again.\n`,
  )
})

test('a data directory reached by another path is the same directory', async () => {
  const link = `${folder}-link`
  symlinkSync(folder, link)
  const second = runProgram(BUILT_SERVER, { DATA_DIR: link, PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('is in use by another Foothold')
  rmSync(link)
})

/** The server has the headers and waits for the body, so that the request is in progress. */
const beginRequest = async (bodyLength: number): Promise<ClientRequest> => {
  const login = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': bodyLength,
      expect: '100-continue',
    },
  })
  const begun = once(login, 'continue')
  login.flushHeaders()
  await begun
  return login
}

test('kill -9 leaves no lock, and SIGTERM lets a request finish and exits with 0', async () => {
  server.child.kill('SIGKILL')
  await server.ended
  server = await startServer({ DATA_DIR: folder })

  const body = JSON.stringify({ username: 'ada@example.com', password: 'wrong' })
  const login = await beginRequest(body.length)
  const answered = once(login, 'response')
  // Idle keep-alive connections do not delay the shutdown.
  await (await fetch(`${server.url}/healthz`)).text()
  server.child.kill('SIGTERM')
  const isOpen = () =>
    fetch(`${server.url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  expect(server.child.exitCode).toBeNull()

  login.end(body)
  const [response] = await answered
  expect(response.statusCode).toBe(401)
  response.resume()
  expect(await server.ended).toBe(0)

  server = await startServer({ DATA_DIR: folder })
})

test('a second signal ends it at once, however long a request takes', async () => {
  const login = await beginRequest(10)
  login.on('error', () => undefined)
  server.child.kill('SIGINT')
  // The same Ctrl-C may arrive twice; that does not count as a second one.
  server.child.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(server.child.exitCode).toBeNull()
  server.child.kill('SIGINT')
  expect(await server.ended).toBe(1)
})
