import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runAdmin } from '../admin/cli.ts'
import { collectCommands } from '../admin/commands.ts'
import { ALL_FEATURES } from '../features.ts'
import { findKeyFile } from '../secrets/key-file.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { createPlace, type Place } from '../testing/backup-place.ts'
import { readZip } from '../testing/read-zip.ts'

const PATH = '/api/equal-employment-data/me'
const ADA = 'ada@example.com'
const features = { commands: collectCommands(ALL_FEATURES), accountParts: [] }

let source: Place
let key: string
const places: Place[] = []
beforeAll(async () => {
  source = await create(true)
  await visit(source, async (t) => {
    const ada = await t.register({ email: ADA })
    await t.rest('POST', PATH, { ethnicity: 'Asian' }, ada)
  })
  key = (await readFile(findKeyFile(source.config.dataDir), 'utf8')).trim()
})
afterAll(async () => {
  for (const place of places) await place.remove()
})

async function create(isMigrated = false): Promise<Place> {
  const server = inject('database')
  if (server.kind !== 'postgres') throw new Error('For PostgreSQL only')
  const place = await createPlace({}, { url: server.url, ...(isMigrated && server) })
  places.push(place)
  return place
}

const run = ({ env, config }: Place, ...line: string[]) =>
  runAdmin(line, { env, cwd: config.dataDir }, features)
const toFile = (name: string) => join(source.config.dataDir, name)

async function visit(place: Place, work: (t: TestApp) => Promise<void>): Promise<void> {
  const database = await place.open()
  const t = await createTestApp({ env: place.env, database })
  await work(t).finally(() => t.close())
}

/** The answers that Ada can read after signing in there. */
async function readAnswers(place: Place): Promise<{ statusCode: number; body: string }> {
  let found = { statusCode: 0, body: '' }
  await visit(place, async (t) => {
    const { access_token: token } = (await t.login(ADA)).json<{ access_token: string }>()
    found = await t.rest('GET', PATH, undefined, { email: ADA, token })
  })
  return found
}

test('the backup contains the key only on request, and reports that it does', async () => {
  const withKey = await run(source, 'backup', 'with.zip', '--with-key')
  expect(withKey.stdout).toContain('The backup contains the key of equal-employment answers.')
  const without = await run(source, 'backup', 'without.zip')
  expect(without.stdout).toContain(
    'The backup does not contain the key of equal-employment answers: keep a copy of it elsewhere',
  )
  const contents = (name: string) => [...readZip(readFileSync(toFile(name))).values()]
  const holdsKey = (name: string) => contents(name).some((content) => content.includes(key))
  expect(holdsKey('with.zip')).toBe(true)
  expect(holdsKey('without.zip')).toBe(false)
})

test('a backup with the key is enough for another server', async () => {
  const target = await create()
  const { exitCode, stdout } = await run(target, 'restore', toFile('with.zip'))
  expect(exitCode).toBe(0)
  expect(stdout).toContain(`Its encryption key is now in ${findKeyFile(target.config.dataDir)}.`)
  const { statusCode, body } = await readAnswers(target)
  expect(statusCode).toBe(200)
  expect(body).toContain('Asian')
})

test('the restored key is added to an existing one, which is kept', async () => {
  const target = await create()
  const own = Buffer.alloc(32, 7).toString('base64')
  await writeFile(findKeyFile(target.config.dataDir), `${own}\n`, { mode: 0o600 })
  expect((await run(target, 'restore', toFile('with.zip'))).exitCode).toBe(0)
  const kept = await readFile(findKeyFile(target.config.dataDir), 'utf8')
  expect(kept.trim().split('\n')).toEqual([key, own])
  expect((await readAnswers(target)).body).toContain('Asian')
})

test('without the key the sealed answers cannot be read, which is reported, and the rest works', async () => {
  const target = await create()
  const { exitCode, stdout } = await run(target, 'restore', toFile('without.zip'))
  expect(exitCode).toBe(0)
  expect(stdout).toContain('Equal-employment answers need a key that is missing here: put it into')
  expect((await readAnswers(target)).statusCode).toBe(503)
  await writeFile(findKeyFile(target.config.dataDir), `${key}\n`, { mode: 0o600 })
  expect((await readAnswers(target)).body).toContain('Asian')
})
