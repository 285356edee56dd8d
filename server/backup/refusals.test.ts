import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadConfig } from '../config.ts'
import type { DatabaseHandle } from '../db/client.ts'
import { listMigrations } from '../db/migrate.ts'
import { createLogger } from '../log.ts'
import { openStorage } from '../storage/open.ts'
import { createOlderDatabase, createTestDatabase } from '../testing/database.ts'
import { readZip } from '../testing/read-zip.ts'
import { makeZip } from '../testing/sample-documents.ts'
import { openArchive, verify } from './archive.ts'
import { listForeignKeys, readCatalogue } from './catalogue.ts'
import { createBackup } from './create.ts'
import { restore } from './restore.ts'
import { writeBackup } from './write.ts'

const log = createLogger({ logLevel: 'silent' })
let folder: string
let source: DatabaseHandle
let file: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-refusals-'))
  source = await createTestDatabase()
  await addAccount(source)
  file = join(folder, 'good.zip')
  await backUp(source, file)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

const addAccount = ({ db }: DatabaseHandle, email = 'ada@example.com') =>
  sql`insert into users (email, email_key) values (${email}, ${email})`.execute(db)

const toTarget = async (database: DatabaseHandle) => {
  const config = loadConfig({ DATA_DIR: folder })
  return { database, config, storage: await openStorage(config, log) }
}
const backUp = async (database: DatabaseHandle, path: string) => {
  const { storage, config } = await toTarget(database)
  const options = { withKey: false, withDocuments: true }
  return writeBackup(createBackup({ database, config, files: storage.files }, options), path)
}

/** PostgreSQL would count this test's own connections as a running server. */
const asOwner = (database: DatabaseHandle): DatabaseHandle => ({ ...database, kind: 'embedded' })

async function restoreInto(database: DatabaseHandle, path: string, replace = false) {
  const archive = await openArchive(path)
  try {
    return await restore(archive, await toTarget(asOwner(database)), { replace })
  } finally {
    archive.close()
  }
}

const listEmails = async ({ db }: DatabaseHandle) =>
  (await db.selectFrom('users').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )

test('a backup has every table that the database has', async () => {
  const archive = await openArchive(file)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'
      and table_name not in ('leases', 'changed_tables')`.execute(source.db)
  const names = archive.manifest.tables.map(({ name }) => name)
  archive.close()
  expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('the schema has only tables and their triggers’ functions, which a restore removes and recreates', async () => {
  const { rows } = await sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i', 't')
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      and oid not in (select tgfoid from pg_trigger)
    union all select typname from pg_type
      where typnamespace = 'public'::regnamespace and typtype <> 'b' and typrelid = 0`.execute(
    source.db,
  )
  expect(rows).toEqual([])
})

test('a database with an account is refused, and replaced on request', async () => {
  const target = await createTestDatabase()
  await addAccount(target, 'grace@example.com')
  await expect(restoreInto(target, file)).rejects.toThrow(
    /^The database is not empty \(users\)\. Nothing was changed\./,
  )
  expect(await listEmails(target)).toEqual(['grace@example.com'])
  const constraints = await listForeignKeys(target.db)
  await restoreInto(target, file, true)
  expect(await listEmails(target)).toEqual(['ada@example.com'])
  expect(await listForeignKeys(target.db)).toEqual(constraints)
  await target.close()
})

test('a database with tables of another program is always refused', async () => {
  const target = await createOlderDatabase('0001_first_day')
  await sql`drop table kysely_migration`.execute(target.db)
  await expect(restoreInto(target, file, true)).rejects.toThrow("tables that are not Foothold's")
  await target.close()
})

test('a database of a newer version is refused, and so is a backup of one', async () => {
  const target = await createTestDatabase()
  const future = sql`insert into kysely_migration (name, timestamp) values ('9999_future', 'x')`
  await future.execute(target.db)
  await expect(restoreInto(target, file, true)).rejects.toThrow('9999_future is not known here')
  const newer = join(folder, 'newer.zip')
  await backUp(target, newer)
  await expect(restoreInto(source, newer, true)).rejects.toThrow('made by a newer Foothold')
  await target.close()
})

test('a truncated backup, or one with a changed byte, is refused', async () => {
  const whole = readFileSync(file)
  const damaged = join(folder, 'damaged.zip')
  const refuse = async (content: Buffer) => {
    writeFileSync(damaged, content)
    const archive = await openArchive(damaged)
    await verify(archive).finally(() => archive.close())
  }
  for (const length of [0, 100, whole.length / 2, whole.length - 1]) {
    await expect(refuse(whole.subarray(0, length))).rejects.toThrow('cannot be read as a backup')
  }
  const [begin, end] = [whole.indexOf('tables/users.ndjson'), whole.indexOf('manifest.json')]
  for (let at = begin + 30; at < end; at += 7) {
    const content = Buffer.from(whole)
    content[at] = (content[at] ?? 0) ^ 1
    // The archive repeats entry headers in its central directory, which is the one read.
    const failure: unknown = await refuse(content).catch((error: unknown) => error)
    expect([undefined, 'InvalidBackup']).toContain(
      failure instanceof Error ? failure.name : failure,
    )
  }
  const content = Buffer.from(whole)
  content.fill(0, begin + 40, begin + 60)
  await expect(refuse(content)).rejects.toThrow(/damaged/)
})

/** The valid backup with entries changed by `change`. */
async function rewrite(change: (entries: Map<string, Buffer>) => void): Promise<string> {
  const entries = readZip(readFileSync(file))
  change(entries)
  const path = join(folder, 'rewritten.zip')
  writeFileSync(path, await makeZip(Object.fromEntries(entries)))
  return path
}

type Change = (manifest: Record<string, unknown>) => unknown

/** Replaces the manifest, with a matching checksum unless `isSumRight` is false. */
const withManifest = (change: Change, isSumRight = true) =>
  rewrite((entries) => {
    const content = JSON.stringify(change(JSON.parse(String(entries.get('manifest.json')))))
    entries.set('manifest.json', Buffer.from(content))
    const sum = createHash('sha256').update(content).digest('hex')
    if (isSumRight) entries.set('manifest.sha256', Buffer.from(`${sum}  manifest.json\n`))
  })

type Tables = { name: string }[]

const withTables = (change: (tables: Tables) => Tables) =>
  withManifest((manifest) => {
    const { tables } = z
      .looseObject({ tables: z.array(z.looseObject({ name: z.string() })) })
      .parse(manifest)
    return { ...manifest, tables: change(tables) }
  })

test.each<[string, () => Promise<string>, string | RegExp]>([
  [
    'has no manifest',
    () => rewrite((entries) => void entries.delete('manifest.json')),
    'has no manifest',
  ],
  [
    'has a manifest without its sum',
    () => rewrite((entries) => void entries.delete('manifest.sha256')),
    'manifest.sha256 is missing',
  ],
  [
    'has a manifest that is no JSON',
    () =>
      rewrite((entries) => {
        entries.set('manifest.json', Buffer.from('{'))
        entries.set('manifest.sha256', Buffer.from(createHash('sha256').update('{').digest('hex')))
      }),
    'cannot be read as a backup',
  ],
  [
    'has a changed manifest',
    () => withManifest((manifest) => ({ ...manifest, id: crypto.randomUUID() }), false),
    'manifest.json has changed',
  ],
  [
    'is of a format to come',
    () => withManifest((manifest) => ({ ...manifest, version: 2 })),
    'made by a newer one',
  ],
  [
    'is no backup of Foothold',
    () => withManifest((manifest) => ({ ...manifest, format: 'another' })),
    /cannot read the backup/,
  ],
  [
    'names a table that is not in it',
    () => withTables((tables) => [...tables, { ...tables[0], name: 'absent' }]),
    'tables/absent.ndjson is missing',
  ],
  [
    'counts other rows than it has',
    () => withTables((tables) => tables.map((table) => ({ ...table, rows: 7 }))),
    'has changed',
  ],
  [
    'leaves a table out of its manifest',
    () => withTables((tables) => tables.filter(({ name }) => name !== 'jobs')),
    'differ from those of its version',
  ],
])('a backup that %s is refused, and nothing is changed', async (_what, make, said) => {
  const target = await createTestDatabase()
  await addAccount(target, 'grace@example.com')
  await expect(make().then((path) => restoreInto(target, path, true))).rejects.toThrow(said)
  expect(await listEmails(target)).toEqual(['grace@example.com'])
  await target.close()
})

test('a backup of an older version is migrated like the database', async () => {
  const older = await createOlderDatabase('0007_link_titles')
  await addAccount(older)
  const path = join(folder, 'older.zip')
  await backUp(older, path)
  const target = await createTestDatabase()
  const catalogue = await readCatalogue(target.db)
  const columns = await describeColumns(target)
  await restoreInto(target, path)
  expect(await readCatalogue(target.db)).toEqual(catalogue)
  expect(await describeColumns(target)).toEqual(columns)
  expect(catalogue.migrations).toEqual(await listMigrations())
  expect(await listEmails(target)).toEqual(['ada@example.com'])
  await Promise.all([older.close(), target.close()])
})

const describeColumns = async ({ db }: DatabaseHandle) => {
  const { rows } = await sql`
    select table_name, column_name, data_type, column_default, is_nullable
    from information_schema.columns where table_schema = 'public'
    order by table_name, column_name`.execute(db)
  return rows
}

test('rows added during the backup are completely in it or not at all', async () => {
  const path = join(folder, 'moment.zip')
  const done = new AbortController()
  const write = async () => {
    while (!done.signal.aborted) {
      await source.db.transaction().execute(async (trx) => {
        const email = `${crypto.randomUUID()}@example.com`
        const { id } = await trx
          .insertInto('users')
          .values({ email, email_key: email })
          .returning('id')
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('profiles')
          .values({ user_id: id, first_name: 'A', last_name: 'B' })
          .execute()
      })
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  const before = (await listEmails(source)).length
  const writing = write()
  await backUp(source, path)
  done.abort()
  await writing
  const { manifest, close } = await openArchive(path)
  close()
  const count = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
  expect(count('users') - before).toBe(count('profiles'))
})
