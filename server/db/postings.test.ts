import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPosting, putPosting } from '../features/jobs/posting.ts'
import { listJobs } from '../features/jobs/list-queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0013_keys_by_person')
})
afterAll(() => database.close())

test('older applications are unchanged, and can have a posting', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const userId = rows[0]?.id ?? ''
  await sql`
    insert into jobs (user_id, company, position, status, application_date, notes)
    values (${userId}, 'Acme', 'Engineer', 'applied', '2026-01-01', 'Asked Ann')`.execute(db)
  await migrate(db)
  const [job] = await listJobs(db, userId)
  expect(job).toMatchObject({ notes: 'Asked Ann', salary_min: null, has_posting: false })
  await putPosting(db, userId, job?.id ?? '', { text: 'We build bridges' })
  expect(await getPosting(db, userId, job?.id ?? '')).toMatchObject({ text: 'We build bridges' })
  expect(await listJobs(db, userId)).toMatchObject([{ has_posting: true }])
})
