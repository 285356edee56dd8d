import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import { PGlite as PGlite17 } from 'pglite-17'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../client.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'

/** The state of the database before the update: not the newest. */
const LAST = '0008_similar_jobs'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-carry-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const NOTES = 'Ada’s "notes",\ttab \\ backslash\nand a second line 😀'

test('a database of an earlier PostgreSQL is converted with all rows, and the old files are kept', async () => {
  const home = join(dataDir, 'database')
  const old: Db = new Kysely({
    dialect: new PGliteDialect({ pglite: await PGlite17.create(home) }),
  })
  await migrate(old, LAST)
  const { id: user_id } = await old
    .insertInto('users')
    .values({ email: 'ada@example.com', email_key: 'ada@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = { user_id, company: 'Analytical Engines', position: 'Programmer', notes: NOTES }
  const { id } = await old
    .insertInto('jobs')
    .values({ ...job, status: 'applied', application_date: '2026-11-21' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const namespace = await old.selectFrom('storage_namespace').selectAll().execute()
  await old.destroy()
  expect(readFileSync(join(home, 'PG_VERSION'), 'utf8')).toBe('17\n')
  // Killed by now, an earlier attempt had put the old files aside.
  renameSync(home, `${home}.carried-17`)

  const { db, close } = await openDatabase({ dataDir })
  expect(await db.selectFrom('jobs').select(['id', 'user_id', 'notes']).execute()).toEqual([
    { id, user_id, notes: NOTES },
  ])
  expect(await db.selectFrom('storage_namespace').selectAll().execute()).toEqual(namespace)
  await close()
  expect(readFileSync(join(home, 'PG_VERSION'), 'utf8')).toBe('18\n')
  expect(existsSync(`${home}.postgres-17/PG_VERSION`)).toBe(true)
})

test.each([
  ['16', 'npm install --no-save pglite-16@npm:@electric-sql/pglite@0.2 –'],
  ['19', 'was made by a newer Foothold (with PostgreSQL 19; this one has 18)'],
])(
  'the files of PostgreSQL %s are refused with instructions, and unchanged',
  async (major, told) => {
    const other = join(dataDir, major)
    const version = join(other, 'database', 'PG_VERSION')
    mkdirSync(join(other, 'database'), { recursive: true })
    writeFileSync(version, `${major}\n`)
    await expect(openDatabase({ dataDir: other })).rejects.toThrow(told)
    expect(readFileSync(version, 'utf8')).toBe(`${major}\n`)
  },
)
