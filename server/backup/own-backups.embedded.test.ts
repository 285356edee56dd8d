import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { createLogger } from '../log.ts'
import { migrate } from '../db/migrate.ts'
import { openStorage } from '../storage/open.ts'
import { createOlderDatabase, createTestDatabase } from '../testing/database.ts'
import { openArchive } from './archive.ts'
import { listOutdated, toDailyName } from './retention.ts'
import { backUpBeforeMigration, backUpToday } from './own-backups.ts'

const logged: string[] = []
const log = createLogger({ logLevel: 'info' }, { write: (line) => void logged.push(line) })
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-daily-'))
  logged.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const backups = () => readdirSync(join(folder, 'backups')).toSorted()
const DAY_MS = 24 * 60 * 60 * 1000
const toDay = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS)

test('one backup a day is created, readable by this user only, and old ones are removed', async () => {
  const database = await createTestDatabase()
  const config = loadConfig({ DATA_DIR: folder })
  const source = { database, config, files: (await openStorage(config, log)).files }
  for (const day of [0, 0, 1, 2, 3, 4, 5, 6, 7]) await backUpToday(source, log, toDay(day))
  // 2026-01-01 was a Thursday: the 4th is the newest of its week, the 8th that of the next.
  expect(backups()).toEqual([2, 3, 4, 5, 6, 7, 1].map((day) => toDailyName(toDay(day))).toSorted())
  const newest = join(folder, 'backups', toDailyName(toDay(7)))
  expect(statSync(newest).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700)
  const archive = await openArchive(newest)
  archive.close()
  expect(archive.manifest.documents.included).toBe(true)
  await database.close()
})

test('after a year there are the backups of seven days and the newest of four weeks', () => {
  let kept: string[] = []
  for (let day = 0; day < 365; day += 1) {
    kept.push(toDailyName(toDay(day)))
    const outdated = new Set(listOutdated(kept))
    kept = kept.filter((name) => !outdated.has(name))
  }
  // The last day was a Thursday, so that its week, with the days before it, counts once.
  expect(kept.slice(-7)).toEqual(
    [358, 359, 360, 361, 362, 363, 364].map((day) => toDailyName(toDay(day))),
  )
  expect(kept.length).toBe(9)
  expect(listOutdated(['notes.zip', 'before-0012_x-2026-01-01T00-00-00Z.zip'])).toEqual([])
})

test('a failed backup is logged and has no other effect', async () => {
  const database = await createTestDatabase()
  writeFileSync(join(folder, 'backups'), 'in the way')
  const config = loadConfig({ DATA_DIR: folder })
  await backUpToday({ database, config, files: (await openStorage(config, log)).files }, log)
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, msg: expect.stringContaining('daily backup failed') }),
  ])
  await database.close()
})

test('only a database of an older version is backed up before it is migrated', async () => {
  const config = loadConfig({ DATA_DIR: folder })
  const { files } = await openStorage(config, log)
  const before = backUpBeforeMigration(config, { files }, log)
  const database = await createOlderDatabase('0007_link_titles')
  await sql`insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')`.execute(
    database.db,
  )
  await before(database)
  expect(backups()).toEqual([expect.stringMatching(/^before-0008_similar_jobs-.*Z\.zip$/)])
  const archive = await openArchive(join(folder, 'backups', backups()[0] ?? ''))
  archive.close()
  expect(archive.manifest.migrations.at(-1)).toBe('0007_link_titles')
  await migrate(database.db)
  await before(database)
  expect(backups()).toHaveLength(1)
  await database.close()
})

test('if that backup fails, the start is refused, unless BACKUPS is off', async () => {
  writeFileSync(join(folder, 'backups'), 'in the way')
  const database = await createOlderDatabase('0007_link_titles')
  for (const [env, isRefused] of [
    [{}, true],
    [{ BACKUPS: 'off' }, false],
  ] as const) {
    const config = loadConfig({ DATA_DIR: folder, ...env })
    const { files } = await openStorage(config, log)
    const outcome = backUpBeforeMigration(config, { files }, log)(database)
    const said = await outcome.then(
      () => '',
      (error: unknown) => String(error),
    )
    expect(said.includes('could not be backed up before its update')).toBe(isRefused)
  }
  await database.close()
})
