import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPackets } from '../features/packets/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'
import { markDeleted, unmarkDeleted } from './soft-delete.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0028_mail')
})
afterAll(() => database.close())

test('older packets still exist, and can be deleted', async () => {
  const { db } = database
  const { rows } = await sql<{ user_id: string; job_id: string; id: string }>`
    with owner as (
      insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
      returning id
    ), job as (
      insert into jobs (user_id, company, position, status, application_date)
      select id, 'Acme', 'Engineer', 'applied', '2026-01-01' from owner
      returning user_id, id
    )
    insert into packets (user_id, job_id, files, answers)
    select user_id, id, '[]', '[{"question": "Why?", "answer": "Because."}]' from job
    returning user_id, job_id, id`.execute(db)
  await migrate(db)
  const { user_id = '', job_id = '', id = '' } = rows[0] ?? {}
  const list = () => listPackets(db, user_id, job_id)
  const before = await list()
  expect(before).toMatchObject([{ id, answers: [{ question: 'Why?', answer: 'Because.' }] }])
  expect(await markDeleted(db, 'packets', user_id, id)).toEqual({ id })
  expect(await list()).toEqual([])
  await unmarkDeleted(db, 'packets', { userId: user_id, id, ttlMs: 60_000 })
  expect(await list()).toEqual(before)
})
