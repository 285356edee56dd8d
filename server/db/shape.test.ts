import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJobs } from '../features/jobs/list-queries.ts'
import { findJob, updateJob } from '../features/jobs/queries.ts'
import { putStages } from '../features/jobs/stages-queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0018_compare_jobs_again')
})
afterAll(() => database.close())

test('older applications are unchanged, and can have a stage', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const userId = rows[0]?.id ?? ''
  await sql`
    insert into jobs (user_id, company, position, status, application_date, notes)
    select ${userId}, 'Acme', 'Engineer', status, '2026-01-01', 'n'
    from unnest(array['saved', 'applied', 'offer']) as status, generate_series(1, 100)
    `.execute(db)
  await migrate(db)
  const jobs = await listJobs(db, userId)
  expect(jobs).toHaveLength(300)
  const empty = { stage: null, tags: [], outcome: null, archived_at: null, notes: 'n' }
  for (const job of jobs) expect(job).toMatchObject(empty)
  const id = jobs.find(({ status }) => status === 'offer')?.id ?? ''
  await putStages(db, { userId, status: 'offer' }, ['Signed'])
  const shaped = { stage: 'Signed', tags: ['a'], outcome: 'declined' as const }
  await updateJob(db, userId, id, shaped, false)
  expect(await findJob(db, userId, id)).toMatchObject(shaped)
  await expect(updateJob(db, userId, id, { stage: 'Unknown' }, false)).rejects.toThrow('jobs_stage')
})
