import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findParts, putParts } from '../features/dashboard/queries.ts'
import { listSilent, snooze } from '../features/suggestions/service.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0018_compare_jobs_again')
})
afterAll(() => database.close())

test('older applications are suggested, and can be put off', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const userId = rows[0]?.id ?? ''
  await sql`
    insert into jobs (user_id, company, position, status, application_date, status_changed_at)
    values (${userId}, 'Acme', 'Engineer', 'applied', '2026-01-01', '2026-01-01')`.execute(db)
  await migrate(db)
  const [silent] = await listSilent(db, userId)
  expect(silent).toMatchObject({ usual_days: 14 })
  await snooze(db, userId, silent?.job_id ?? '')
  expect(await listSilent(db, userId)).toEqual([])
  expect(await findParts(db, userId)).toBeUndefined()
  await putParts(db, userId, [{ name: 'recent', is_shown: false }])
  expect(await findParts(db, userId)).toEqual([{ name: 'recent', is_shown: false }])
})
