import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openArchive } from '../backup/archive.ts'
import { ALL_FEATURES } from '../features.ts'
import { PASSWORD } from '../testing/app.ts'
import { createPlace, type Place, runOwner } from '../testing/backup-place.ts'
import { prepareDataDir } from '../testing/database.ts'
import { type RunningProgram, startServer } from '../testing/process.ts'
import { runAdmin } from './cli.ts'
import { collectCommands } from './commands.ts'

let place: Place
let server: RunningProgram & { url: string }
beforeAll(async () => {
  place = await createPlace({})
  await prepareDataDir(place.config.dataDir)
  server = await startServer(place.env)
  const account = { email: 'ada@example.com', password: PASSWORD }
  await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, first_name: 'Ada', last_name: 'Lovelace' }),
  })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await place.remove()
})

const file = () => join(place.config.dataDir, 'running.zip')

test('while the server has the embedded database open, commands run through it', async () => {
  const users = runOwner(place, 'users')
  expect(await users.ended, users.output()).toBe(0)
  expect(users.output()).toMatch(/^email +username +created.*\nada@example\.com +– /)
  const backup = runOwner(place, 'backup', file())
  expect(await backup.ended, backup.output()).toBe(0)
  const { manifest, close } = await openArchive(file())
  close()
  expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1)
  const restore = runOwner(place, 'restore', file(), '--replace')
  expect(await restore.ended).toBe(1)
  expect(restore.output()).toMatch(/is in use by another Foothold .* Stop it first/)
})

test('nobody else on the machine may use the socket or read what it wrote', () => {
  const { dataDir } = place.config
  expect(statSync(join(dataDir, 'foothold.sock')).mode & 0o777).toBe(0o600)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('invalid data on the socket has no effect', async () => {
  const socketPath = join(place.config.dataDir, 'foothold.sock')
  for (const body of ['', '{', '{"a":1}', '[1]', '"users"', JSON.stringify(['users', '\0'])]) {
    await new Promise((resolve) => {
      request({ socketPath, path: '/commands', method: 'POST' }, (response) =>
        response.resume().on('end', resolve),
      )
        .on('error', resolve)
        .end(body)
    })
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('once the server is stopped or killed, the commands open the database themselves', async () => {
  server.child.kill('SIGKILL')
  await server.ended
  const usage = runOwner(place, 'usage', '--json')
  expect(await usage.ended, usage.output()).toBe(0)
  expect(JSON.parse(usage.output())).toMatchObject({ users: [{ email: 'ada@example.com' }] })
  const empty = { ...place.env, DATA_DIR: join(place.config.dataDir, 'elsewhere') }
  mkdirSync(empty.DATA_DIR)
  const nowhere = runOwner({ env: empty }, 'users')
  expect(await nowhere.ended).toBe(1)
  expect(nowhere.output()).toMatch(/^There is no Foothold database yet\./)
  expect(readdirSync(empty.DATA_DIR)).toEqual([])
})

test('a wrong command line exits with 2, help with 0, a bad configuration with 1', async () => {
  const features = { commands: collectCommands(ALL_FEATURES), accountParts: [] }
  const run = (line: string[], env = place.env) =>
    runAdmin(line, { env, cwd: place.config.dataDir }, features)
  const lines = [[], ['fly'], ['users', 'x'], ['restore'], ['move', '--to', 'mysql://x']]
  for (const line of lines) expect((await run(line)).exitCode, line.join(' ')).toBe(2)
  expect((await run(['--help'])).exitCode).toBe(0)
  const doctor = await run(['doctor'], { ...place.env, PORT: 'eighty' })
  expect(doctor.exitCode).toBe(1)
  expect(doctor.stdout).toMatch(/^BAD +configuration +The configuration cannot be used/m)
})
