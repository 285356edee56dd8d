import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOlderDatabase } from '../testing/database.ts'
import { deleteOutdatedChanges, isUnchangedSince, readRowVersions } from './changed-tables.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
let userId: string
beforeAll(async () => {
  database = await createOlderDatabase('0032_mail_languages')
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(database.db)
  userId = rows[0]?.id ?? ''
  await sql`
    insert into jobs (user_id, company, position, status, application_date)
    select ${userId}, 'Company ' || n, 'Engineer', 'applied', '2026-01-01'
    from generate_series(1, 100) as n`.execute(database.db)
  await migrate(database.db)
})
afterAll(() => database.close())

const touch = () => sql`update jobs set notes = 'x' where user_id = ${userId}`.execute(database.db)
const listNotes = async () => {
  const { rows } = await sql<{ note: string }>`
    select table_name || ' ' || xid::text as note from changed_tables
    where user_id = ${userId}`.execute(database.db)
  return rows.map(({ note }) => note)
}

test('older rows do not count as changed, and each later change does', async () => {
  const { db } = database
  const before = await readRowVersions(db, userId)
  expect(before.written).toEqual({})
  await touch()
  const after = await readRowVersions(db, userId)
  expect(Object.keys(after.written)).toEqual(['jobs'])
  expect(isUnchangedSince(after, ['jobs'], before)).toBe(false)
  expect(isUnchangedSince(after, ['contacts'], before)).toBe(true)
  await sql`update jobs set notes = 'y' where false`.execute(db)
  expect((await readRowVersions(db, userId)).written).toEqual(after.written)
})

test('only the latest change is stored, and none of an earlier copy of the database counts', async () => {
  const { db } = database
  await touch()
  await touch()
  const { written } = await readRowVersions(db, userId)
  const latest = `jobs ${written['jobs']}`
  await sql`
    insert into changed_tables (user_id, table_name, xid) values
      (${userId}, 'jobs', '9000000000000000000'), (gen_random_uuid(), 'jobs', '3')`.execute(db)
  expect((await readRowVersions(db, userId)).written).toEqual(written)
  await deleteOutdatedChanges(db)
  expect((await listNotes()).toSorted()).toEqual([latest, 'jobs 9000000000000000000'].toSorted())
  const { rows } = await sql`select distinct user_id from changed_tables`.execute(db)
  expect(rows).toEqual([{ user_id: userId }])
})
