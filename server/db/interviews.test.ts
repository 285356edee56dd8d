import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listInterviews } from '../features/interviews/queries.ts'
import { listJobs } from '../features/jobs/list-queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0018_compare_jobs_again')
})
afterAll(() => database.close())

const START = '2026-03-01T09:00:00.000Z'

test('older applications keep their interview fields, and each becomes an interview', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const userId = rows[0]?.id ?? ''
  const insert = (company: string, values: ReturnType<typeof sql>) =>
    sql`
    insert into jobs (user_id, company, position, status, application_date, interview_date,
        interview_type, interview_round, checked_items, deleted_at)
    select ${userId}, ${company}, 'Engineer', 'interviewing', '2026-01-01', ${values}`.execute(db)
  await insert('Whole', sql`${START}, 'hr', 2, array['a', 'b'], null::timestamptz`)
  await insert('Ticked', sql`null, null, null, array['a'], null`)
  await insert('Dated', sql`${START}, null, null, array[]::text[], null`)
  await insert('None', sql`null, null, null, array[]::text[], null`)
  await insert('Deleted', sql`${START}, 'hr', 1, array[]::text[], now()`)
  const before = await sql<{ interview_date: string }>`select interview_date from jobs`.execute(db)
  expect(before.rows).toHaveLength(5)

  await migrate(db)

  const none = {
    interview_date: null,
    interview_type: null,
    interview_round: null,
    checked_items: [],
  }
  const jobs = Map.groupBy(await listJobs(db, userId), ({ company }) => company)
  expect(jobs.get('Whole')).toMatchObject([
    {
      interview_date: START,
      interview_type: 'hr',
      interview_round: 2,
      checked_items: ['a', 'b'],
    },
  ])
  expect(jobs.get('Ticked')).toMatchObject([{ ...none, checked_items: ['a'] }])
  expect(jobs.get('Dated')).toMatchObject([{ ...none, interview_date: START }])
  expect(jobs.get('None')).toMatchObject([none])

  const interviews = await listInterviews(db, userId)
  expect(interviews).toHaveLength(3)
  expect(interviews.find(({ round }) => round === 2)).toMatchObject({
    job_id: jobs.get('Whole')?.[0]?.id,
    type: 'hr',
    starts_at: START,
    duration_minutes: 60,
    time_zone: null,
    place: null,
    contact_ids: [],
    notes: null,
    result: null,
  })
  // Restoring the deleted application restores its interview.
  const { count } = await db
    .selectFrom('interviews')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(4)
})
