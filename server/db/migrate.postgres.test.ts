import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { runOnServer, withDatabase } from '../testing/postgres.ts'
import { openDatabase } from './open.ts'

let url: string
let server: string
let name: string
beforeEach(async () => {
  const source = inject('database')
  if (source.kind !== 'postgres') throw new Error('For PostgreSQL only')
  server = source.url
  name = `migrate_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name}`)
  url = withDatabase(server, name)
})
afterEach(() => runOnServer(server, `drop database ${name} with (force)`))

const open = () => openDatabase({ databaseUrl: url, dataDir: '' })

test('eight servers that start at once migrate an empty database once', async () => {
  const handles = await Promise.all(Array.from({ length: 8 }, open))
  const seen = handles.map(async ({ db }) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return rows.map((row) => row.name).toSorted()
  })
  const files = readdirSync(join(import.meta.dirname, '../../migrations'))
  const names = files.map((file) => file.replace(/\.ts$/, '')).toSorted()
  expect(names[0]).toBe('0001_first_day')
  expect(await Promise.all(seen)).toEqual(handles.map(() => names))
  await Promise.all(handles.map((handle) => handle.close()))
})

test('a database migrated by a newer version is refused with a sentence', async () => {
  const handle = await open()
  await sql`insert into kysely_migration (name, timestamp) values ('9999_future', ${new Date().toISOString()})`.execute(
    handle.db,
  )
  await handle.close()
  await expect(open()).rejects.toThrow(
    'The database was last used by a newer Foothold (its migration 9999_future is not known here).',
  )
})

test('a missing database is refused with a sentence without the password', async () => {
  const wrong = new URL(withDatabase(server, 'nowhere'))
  wrong.password = 'hunter2'
  const opening = openDatabase({ databaseUrl: wrong.href, dataDir: '' })
  await expect(opening).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+\/nowhere cannot be used: database "nowhere" does not exist\. Check DATABASE_URL/,
  )
  await expect(opening).rejects.not.toThrow('hunter2')
})
