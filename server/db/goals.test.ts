import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGoal, putGoal } from '../features/goal/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0025_imports')
})
afterAll(() => database.close())

test('older accounts can have a goal', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const user_id = rows[0]?.id ?? ''
  await migrate(db)
  expect(await findGoal(db, user_id)).toBeUndefined()
  await putGoal(db, { user_id, period: 'month', target: 12 })
  await putGoal(db, { user_id, period: 'week', target: 3 })
  expect(await findGoal(db, user_id)).toEqual({ period: 'week', target: 3 })
})
