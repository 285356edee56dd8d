import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EeoData } from '#src/eeo/schema.ts'
import { loadConfig } from '../../config.ts'
import type { DatabaseHandle } from '../../db/client.ts'
import { createLogger } from '../../log.ts'
import { rotateKeys } from '../../secrets/rotate.ts'
import { createVault } from '../../secrets/vault.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { eeo } from './index.ts'

const PATH = '/api/equal-employment-data/me'
const ANSWERS = { ethnicity: 'Asian', is_veteran: true }
const NO_KEY =
  'Equal employment data is not available: the server does not have the key that encrypts it.'
const newKey = () => randomBytes(32).toString('base64')

let database: DatabaseHandle
let directories: string[]
let servers: TestApp[]
let logged: string[]
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('equal_employment_data').execute()
  await database.db.deleteFrom('encryption_keys').execute()
  directories = []
  servers = []
  logged = []
})
afterEach(async () => {
  for (const { app } of servers) await app.close()
  for (const directory of directories) await rm(directory, { recursive: true })
})

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'foothold-keys-'))
  directories.push(directory)
  return directory
}

const logger = createLogger({ logLevel: 'info' }, { write: (line) => void logged.push(line) })

/** Starts another server on the one database, with this data directory and this variable. */
async function start(DATA_DIR: string, DATA_ENCRYPTION_KEY = ''): Promise<TestApp> {
  const env = { DATA_DIR, DATA_ENCRYPTION_KEY }
  const server = await createTestApp({ database, logger, env })
  servers.push(server)
  return server
}

const save = (t: TestApp, user: TestUser) => t.rest('POST', PATH, ANSWERS, user)
const read = (t: TestApp, user: TestUser) => t.rest('GET', PATH, undefined, user)
async function expectAnswers(t: TestApp, user: TestUser) {
  const answer = await read(t, user)
  expect(answer.json<EeoData>(), answer.body).toMatchObject(ANSWERS)
}
const listKeyIds = () => database.db.selectFrom('encryption_keys').select('id').execute()

/** Rotates the keys as at every server start. */
async function rotate(dataDir: string, keys: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, DATA_ENCRYPTION_KEY: keys })
  const vault = createVault({ config, log: logger, tables: [eeo.sealed.table] })
  await rotateKeys([eeo.sealed], { db: database.db, vault, config, log: logger })
}

test('without a key one is created in the data directory, readable by this user only, and reused', async () => {
  const directory = await makeDirectory()
  const first = await start(directory)
  const user = await first.register()
  expect(await readdir(directory)).toEqual([])
  expect((await save(first, user)).statusCode).toBe(201)
  expect(await readdir(directory)).toEqual(['encryption.key'])
  const file = join(directory, 'encryption.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const key = (await readFile(file, 'utf8')).trim()
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(logged.join('')).toContain('Created an encryption key in')
  expect(logged.join('')).not.toContain(key)

  await expectAnswers(await start(directory), user)
  // The same key as a variable, for a server with another data directory.
  await expectAnswers(await start(await makeDirectory(), key), user)
})

test('two people who save first at once share one key', async () => {
  const directory = await makeDirectory()
  const [one, two] = [await start(directory), await start(directory)]
  const [ada, grace] = [await one.register(), await two.register()]
  const saves = await Promise.all([save(one, ada), save(two, grace)])
  expect(saves.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await listKeyIds()).toHaveLength(1)
})

test.each([
  ['that has lost its key', () => ''],
  ['with another key', newKey],
])(
  'a server %s reports it, creates no second key, and everything else works',
  async (_what, giveKey) => {
    const first = await start(await makeDirectory())
    const user = await first.register()
    await save(first, user)
    const known = await listKeyIds()

    const directory = await makeDirectory()
    const key = giveKey()
    const second = await start(directory, key)
    const other = await second.register()
    for (const answer of [
      await read(second, user),
      await second.rest('PUT', PATH, { is_veteran: false }, user),
      await save(second, other),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([503, { detail: NO_KEY }])
      expect(answer.headers['retry-after']).toBe('300')
    }
    expect(await readdir(directory)).toEqual([])
    expect(await listKeyIds()).toEqual(known)
    expect((await second.rest('GET', '/api/profiles/me', undefined, other)).statusCode).toBe(200)
    logged = []
    await rotate(directory, key)
    expect(logged.join('')).toContain('Put that key into DATA_ENCRYPTION_KEY')

    await expectAnswers(first, user)
    // Deleting the answers is the person's way out; with nothing left to lose, the server may
    // create a new key.
    expect((await second.rest('DELETE', PATH, undefined, user)).statusCode).toBe(204)
    expect((await save(second, other)).statusCode).toBe(201)
    // Now the first server must not continue with its own key.
    expect((await save(first, user)).statusCode).toBe(503)
  },
)

test('a new first key encrypts from then on, and the next start re-encrypts older data', async () => {
  const directory = await makeDirectory()
  const [old, fresh] = [newKey(), newKey()]
  const before = await start(directory, old)
  const ada = await before.register()
  const people = [ada, await before.register()]
  const damaged = await before.register()
  for (const person of [damaged, ...people]) await save(before, person)
  await sql`
    update equal_employment_data set ciphertext = overlay(ciphertext placing '\\x00000000' from 1)
    where user_id = (select id from users where email = ${damaged.email})`.execute(database.db)
  const saved = (await read(before, ada)).json<EeoData>()

  const both = await start(directory, `${fresh},${old}`)
  for (const person of people) await expectAnswers(both, person)
  await Promise.all([rotate(directory, `${fresh},${old}`), rotate(directory, `${fresh},${old}`)])
  expect(logged.join('')).toContain('Encrypted data with the new key')

  const after = await start(directory, fresh)
  for (const person of people) await expectAnswers(after, person)
  expect((await read(after, ada)).json()).toEqual(saved)
  const retired = await start(directory, old)
  expect((await read(retired, ada)).statusCode).toBe(503)
  expect((await read(both, damaged)).statusCode).toBe(503)
})

test('a key file without a key is reported as unusable', async () => {
  const directory = await makeDirectory()
  await writeFile(join(directory, 'encryption.key'), 'not a key\n')
  const t = await start(directory)
  const answer = await save(t, await t.register())
  expect([answer.statusCode, answer.json()]).toEqual([503, { detail: NO_KEY }])
  expect(logged.join('')).toContain('The encryption key in the data directory cannot be used')
  expect(await readFile(join(directory, 'encryption.key'), 'utf8')).toBe('not a key\n')
})
