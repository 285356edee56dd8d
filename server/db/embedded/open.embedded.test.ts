import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '../client.ts'
import { openDatabase } from '../open.ts'
import { lockDataDir } from '../lock.ts'

// One directory for all tests of this file, created by the first, because a first start takes
// seconds.
let folder: string
let dataDir: string
let opened: DatabaseHandle[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-embedded-'))
  dataDir = join(folder, 'made', 'with', 'parents')
})
afterEach(async () => {
  await Promise.all(opened.map((handle) => handle.close()))
  opened = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = async () => {
  const handle = await openDatabase({ dataDir })
  opened.push(handle)
  return handle
}
const close = async (handle: DatabaseHandle) => {
  opened = opened.filter((other) => other !== handle)
  await handle.close()
}

const addUser = ({ db }: Pick<DatabaseHandle, 'db'>, name: string) =>
  db
    .insertInto('users')
    .values({ email: `${name}@example.com`, email_key: `${name}@example.com` })
    .execute()

test('a first start works after an interrupted one, and its data is kept', async () => {
  const unfinished = join(dataDir, 'database.unfinished')
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n')
  const first = await open()
  await addUser(first, 'ada')
  expect(existsSync(unfinished)).toBe(false)
  await close(first)

  const second = await open()
  const users = await second.db.selectFrom('users').select('email').execute()
  expect(users).toEqual([{ email: 'ada@example.com' }])
})

test('a second start on the same directory is refused until the first is closed', async () => {
  const first = await open()
  await expect(open()).rejects.toThrow(
    `The data directory ${dataDir} is in use by another Foothold (process ${process.pid}, started `,
  )
  await close(first)
  await open()
})

test('a database that cannot be opened is refused with a sentence, and unchanged', async () => {
  const other = join(folder, 'other')
  const version = join(other, 'database', 'PG_VERSION')
  mkdirSync(join(other, 'database'), { recursive: true })
  writeFileSync(version, '18\n')
  await expect(openDatabase({ dataDir: other })).rejects.toThrow(
    new RegExp(
      `^The embedded database in ${other} cannot be opened \\(.+\\)\\. If another version of Foothold made it`,
    ),
  )
  expect(readFileSync(version, 'utf8')).toBe('18\n')
  lockDataDir(other)()
})
