import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Db } from '../db/client.ts'
import { openArchive } from './archive.ts'
import { createBackup } from './create.ts'
import { restore, type Restored } from './restore.ts'
import { writeBackup } from './write.ts'
import { createLogger } from '../log.ts'
import { openStorage } from '../storage/open.ts'
import { createPlace, fillPlace, type Place, runOwner } from '../testing/backup-place.ts'
import { prepareDataDir } from '../testing/database.ts'
import { toS3Env } from '../testing/object-storage.ts'
import { getObjectStorage } from '../testing/shared-object-storage.ts'

/** A dozen processes and databases, one after the other. */
const SLOW = { timeout: 600_000 }

const objectStorage = await getObjectStorage()
let folder: string
const log = createLogger({ logLevel: 'silent' })
const places: Place[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-pairs-'))
})
afterAll(async () => {
  for (const place of places) await place.remove()
  rmSync(folder, { recursive: true, force: true })
})

type Pair = {
  database: 'postgres' | 'embedded'
  storage: 's3' | 'directory'
  /** Without a migration. */
  isEmpty?: boolean
  /** Without files of a database, which an embedded one makes in ten seconds. */
  isNew?: boolean
}

async function createPair(pair: Pair): Promise<Place> {
  const { database, storage, isEmpty = true, isNew = false } = pair
  const source = inject('database')
  if (source.kind !== 'postgres') throw new Error('For PostgreSQL only')
  const server = { url: source.url, ...(!isEmpty && { template: source.template }) }
  const env = storage === 's3' ? toS3Env(objectStorage.makeConfig()) : {}
  const place = await createPlace(env, database === 'postgres' ? server : undefined)
  if (database === 'embedded' && !isNew) await prepareDataDir(place.config.dataDir)
  places.push(place)
  return place
}

/** Adds a person with rows in every table, and values that are easily lost. */
const fill = (place: Place) => fillPlace(place, addUnusual)

const addUnusual = async (db: Db, userId: string) => {
  await sql`
    update jobs set notes = ${'"quoted" \\ back\\nslash\nline\u2028sep\ttab „Größe“ 💼 \u0001'},
      created_at = '2026-01-02T03:04:05.678901Z', deadline = '9999-12-31'
    where user_id = ${userId}`.execute(db)
  await sql`
    update interviews set checked_items = ${['a,b', '{', '"', '', 'NULL', '\\', '💼']},
      starts_at = 'infinity' where user_id = ${userId}`.execute(db)
  await sql`
    update profiles set years_of_experience = 0.1::float8 + 0.2::float8,
      desired_salary_min = 999999999999, date_of_birth = '0044-03-15 BC',
      other_url_titles = ${'{"https://a.example": "x\\u2028 \\" y"}'}::jsonb
    where user_id = ${userId}`.execute(db)
}

async function backUp(place: Place, file: string): Promise<void> {
  const database = await place.open()
  const { files } = await openStorage(place.config, log)
  const source = { database, files, config: place.config }
  await writeBackup(createBackup(source, { withKey: false, withDocuments: true }), file)
  await database.close()
}

async function restoreAt(place: Place, file: string): Promise<Restored & { namespace: string }> {
  const [database, archive] = [await place.open(), await openArchive(file)]
  const storage = await openStorage(place.config, log)
  const target = { database, storage, config: place.config }
  const restored = await restore(archive, target, { replace: false })
  archive.close()
  const namespace = await readNamespace(database.db)
  await database.close()
  return { ...restored, namespace }
}

test(
  'a backup of one pair of database and storage is restored completely in every other',
  SLOW,
  async () => {
    const first = await createPair({ database: 'postgres', storage: 'directory', isEmpty: false })
    await fill(first)
    const expected = await first.dump()
    expect(countFiles(expected)).toBeGreaterThan(1)
    const pairs = [
      { database: 'embedded', storage: 's3', isNew: true },
      { database: 'postgres', storage: 's3' },
      { database: 'embedded', storage: 'directory' },
    ] as const
    const { db, close } = await first.open()
    const namespaces = [await readNamespace(db)]
    await close()
    let from = first
    for (const [index, pair] of pairs.entries()) {
      const file = join(folder, `${index}.zip`)
      await backUp(from, file)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      const to = await createPair(pair)
      const { isNew, missingFiles, namespace } = await restoreAt(to, file)
      expect({ isNew, missingFiles }).toEqual({ isNew: true, missingFiles: [] })
      expect(await to.dump()).toEqual(expected)
      // A database with the prefix of another would sweep that one's files away.
      expect(namespaces).not.toContain(namespace)
      namespaces.push(namespace)
      from = to
    }
    expect(await first.dump()).toEqual(expected)
  },
)

const countFiles = (dump: object): number =>
  Object.keys(dump).filter((name) => name.startsWith('file ')).length

/** Kills the command at points spread over its usual duration, and then lets it finish. */
async function restoreWithKills(
  target: Place,
  line: string[],
  { takesMs, parts }: { takesMs: number; parts: number[] },
) {
  const states: unknown[] = []
  for (const part of parts) {
    const restoring = runOwner(target, 'restore', ...line)
    const timer = setTimeout(() => restoring.child.kill('SIGKILL'), takesMs * part)
    await restoring.ended
    clearTimeout(timer)
    if (target.config.databaseUrl !== undefined) states.push(await target.dump())
  }
  const last = runOwner(target, 'restore', ...line)
  expect(await last.ended, last.output()).toBe(0)
  return { states, output: last.output() }
}

test('a killed restore changes nothing, and the next one completes it', SLOW, async () => {
  const source = await createPair({ database: 'postgres', storage: 'directory', isEmpty: false })
  await fill(source)
  const expected = await source.dump()
  const file = join(folder, 'killed.zip')
  const startedAt = performance.now()
  const backup = runOwner(source, 'backup', file)
  expect(await backup.ended, backup.output()).toBe(0)
  const takesMs = performance.now() - startedAt

  const embedded = await createPair({ database: 'embedded', storage: 's3' })
  await restoreWithKills(embedded, [file], { takesMs, parts: [0.9] })
  expect(await embedded.dump()).toEqual(expected)
  const again = runOwner(embedded, 'restore', file)
  expect(await again.ended).toBe(0)
  expect(again.output()).toContain('already restored')

  const filled = await createPair({ database: 'postgres', storage: 'directory', isEmpty: false })
  await fill(filled)
  const before = await filled.dump()
  const { states, output } = await restoreWithKills(filled, [file, '--replace'], {
    takesMs,
    parts: [0.7, 1.1],
  })
  for (const state of states) expect([before, expected]).toContainEqual(state)
  const files = countFiles(expected)
  expect(output).toMatch(
    new RegExp(`^Restored the backup of .*: 1 account, \\d+ rows, ${files} documents\\.\\n`),
  )
  expect(await filled.dump()).toEqual(expected)
})

async function readNamespace(db: Db): Promise<string> {
  const { id } = await db.selectFrom('storage_namespace').select('id').executeTakeFirstOrThrow()
  return id
}
