import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertView, listViews } from '../features/views/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0018_compare_jobs_again')
})
afterAll(() => database.close())

test('older accounts can have views', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const userId = rows[0]?.id ?? ''
  await migrate(db)
  expect(await listViews(db, userId)).toEqual([])
  const view = { user_id: userId, name: 'Remote', search: 'work_mode=remote', request_id: null }
  const created = await insertView(db, view)
  expect(await listViews(db, userId)).toEqual([created])
})
