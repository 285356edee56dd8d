import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCalendar } from '../features/calendar/queries.ts'
import { insertSettings, listDueDigests } from '../features/notifications/queries.ts'
import { listDueFollowUps } from '../features/notifications/push-queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0019_interviews')
})
afterAll(() => database.close())

const DUE = '2026-01-02T09:00:00.000Z'
const WINDOW = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-03T00:00:00.000Z', limit: 10 }

test('older accounts get no notifications until they turn them on', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const user_id = rows[0]?.id ?? ''
  await sql`
    insert into reminders (user_id, title, due_at) values (${user_id}, 'Call Ann', ${DUE})`.execute(
    db,
  )
  await migrate(db)
  expect(await listDueFollowUps(db, WINDOW)).toEqual([])
  expect(await findCalendar(db, user_id)).toBeUndefined()
  const push = { push: true, push_since: WINDOW.from, hour: 8, time_zone: 'UTC' }
  const digest = { digest: 'daily', digest_day: '2026-01-02', digest_at: DUE } as const
  await insertSettings(db, { user_id, ...push, ...digest })
  expect(await listDueFollowUps(db, WINDOW)).toMatchObject([{ user_id, due_at: DUE }])
  expect(await listDueDigests(db, WINDOW.to, '2026-02-01', 10)).toEqual([{ user_id }])
})
