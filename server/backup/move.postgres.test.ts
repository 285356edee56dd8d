import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runAdmin } from '../admin/cli.ts'
import { collectCommands } from '../admin/commands.ts'
import { ALL_FEATURES } from '../features.ts'
import { createPlace, fillPlace, type Place } from '../testing/backup-place.ts'
import { prepareDataDir } from '../testing/database.ts'
import { findFreePort } from '../testing/free-port.ts'
import { runOnServer } from '../testing/postgres.ts'

/** An embedded database is opened four times. */
const SLOW = { timeout: 600_000 }
const features = { commands: collectCommands(ALL_FEATURES), accountParts: [] }

let source: Place
let before: Record<string, string[]>
const places: Place[] = []
beforeAll(async () => {
  source = await create()
  await fillPlace(source)
  before = await source.dump()
})
afterAll(async () => {
  for (const place of places) await place.remove()
})

/** @param env without it the place is an empty database of the PostgreSQL of these tests */
async function create(env: NodeJS.ProcessEnv = {}, kind: 'postgres' | 'embedded' = 'postgres') {
  const server = inject('database')
  if (server.kind !== 'postgres') throw new Error('For PostgreSQL only')
  const place = await createPlace(env, kind === 'postgres' ? { url: server.url } : undefined)
  places.push(place)
  return place
}

const run = ({ env, config }: Place, ...line: string[]) =>
  runAdmin(line, { env, cwd: config.dataDir }, features)
const move = (from: Place, to: Place) => run(from, 'move', '--to', to.config.databaseUrl ?? '')

/** A database as a server would see it that is started with the documents of `from`. */
const createTarget = (from: Place) => create({ DATA_DIR: from.config.dataDir })

const isUntouched = async () => {
  expect(await source.dump()).toEqual(before)
  // Nor is anything left of the copy that was made on the way.
  expect(readdirSync(join(source.config.dataDir, 'backups'))).toEqual([])
}

test(
  'everything in the embedded database moves to PostgreSQL, and the old one is unchanged',
  SLOW,
  async () => {
    const embedded = await create({}, 'embedded')
    await prepareDataDir(embedded.config.dataDir)
    await fillPlace(embedded)
    const expected = await embedded.dump()
    const target = await createTarget(embedded)

    const { exitCode, stdout, stderr } = await move(embedded, target)
    expect(exitCode, stderr).toBe(0)
    expect(stdout).toMatch(
      /^Moved 1 account and \d+ rows to 127\.0\.0\.1:\d+\/place_\w+\. Set DATABASE_URL/,
    )
    expect(stdout).toContain(`Documents stay in ${join(embedded.config.dataDir, 'files')}`)
    expect(await target.dump()).toEqual(expected)
    expect(await embedded.dump()).toEqual(expected)
  },
)

test('documents of the old database can be removed after a move', async () => {
  const target = await createTarget(source)
  const { exitCode, stdout } = await move(source, target)
  expect(exitCode).toBe(0)
  // The output names the removable folder; the new database has its own files.
  const [, former = ''] = /its documents under ([0-9a-f-]{36})\//.exec(stdout) ?? []
  const prefixes = readdirSync(join(source.config.dataDir, 'files'))
  expect(prefixes).toContain(former)
  const moved = await target.dump()
  const keys = Object.keys(moved).filter((name) => name.startsWith('file '))
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.flatMap((key) => moved[key])).not.toContain('gone')
  expect(prefixes.length).toBe(2)
  await isUntouched()
})

test('a target with data is refused, and neither side changes', async () => {
  const target = await createTarget(source)
  await fillPlace(target)
  const held = await target.dump()
  const { exitCode, stderr } = await move(source, target)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^The database is not empty \(.*and more\)\. Nothing was changed\./)
  expect(await target.dump()).toEqual(held)
  const itself = await move(source, source)
  expect(itself.exitCode).toBe(1)
  expect(itself.stderr).toMatch(/^The database is not empty/)
  await isUntouched()
})

test('a target with another program’s tables is refused and unchanged', async () => {
  const target = await createTarget(source)
  await runOnServer(target.config.databaseUrl ?? '', 'create table invoices (number integer)')
  const { exitCode, stderr } = await move(source, target)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^The database holds tables that are not Foothold's \(invoices\)\./)
  const { db, close } = await target.open()
  const { rows } = await sql`
    select table_name from information_schema.tables where table_schema = 'public'`.execute(db)
  await close()
  expect(rows).toEqual([{ table_name: 'invoices' }])
  await isUntouched()
})

test('a target with a running server is refused', async () => {
  const target = await createTarget(source)
  const url = new URL(target.config.databaseUrl ?? '')
  url.searchParams.set('application_name', 'foothold')
  const server = new pg.Client({ connectionString: url.href })
  await server.connect()
  const { exitCode, stderr } = await move(source, target)
  await server.end()
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^A Foothold is running on this database\./)
  await isUntouched()
})

test('an unreachable target is named without its password', async () => {
  const target = `postgres://ada:secret@127.0.0.1:${await findFreePort()}/foothold`
  const { exitCode, stderr } = await run(source, 'move', '--to', target)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:\d+\/foothold cannot be used/)
  expect(stderr).not.toContain('secret')
  await isUntouched()
})

test('if there is nothing to move, nothing is created', async () => {
  const nowhere = await create({}, 'embedded')
  const target = await create()
  const { exitCode, stderr } = await move(nowhere, target)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^There is no Foothold database yet\./)
  expect(existsSync(join(nowhere.config.dataDir, 'database'))).toBe(false)
  const { db, close } = await target.open()
  const { rows } = await sql`
    select from information_schema.tables where table_schema = 'public'`.execute(db)
  await close()
  expect(rows).toEqual([])
})
