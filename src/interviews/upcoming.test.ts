import { expect, test } from 'vitest'
import { makeJob } from '../jobs/job-fixture.ts'
import type { Job } from '../jobs/schema.ts'
import type { Interview } from './schema.ts'
import { listUpcomingInterviews } from './upcoming.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')

const makeInterview = (job: Job, changes: Partial<Interview>): Interview => ({
  id: crypto.randomUUID(),
  job_id: job.id,
  round: 1,
  type: 'hr',
  starts_at: null,
  duration_minutes: 60,
  time_zone: null,
  place: null,
  contact_ids: [],
  notes: null,
  checked_items: [],
  result: null,
  ...changes,
})
const job = makeJob({ status: 'interviewing', interview_date: '2026-11-22T10:00:00.000Z' })
const list = (interviews: Interview[] | undefined, windowDays = 15, jobs = [job]) =>
  listUpcomingInterviews(jobs, interviews, windowDays, NOW)
const at = (starts_at: string | null, changes: Partial<Interview> = {}) =>
  makeInterview(job, { starts_at, ...changes })

test('every future interview of an interviewing application is listed, soonest first', () => {
  const offer = makeJob({ status: 'offer' })
  const later = at('2026-11-25T10:00:00.000Z')
  const sooner = at('2026-11-22T10:00:00.000Z')
  const listed = list(
    [
      later,
      at('2026-11-21T09:59:59.000Z'),
      at(null),
      at('2026-11-23T10:00:00.000Z', { result: 'cancelled' }),
      makeInterview(offer, { starts_at: '2026-11-22T10:00:00.000Z' }),
      sooner,
    ],
    15,
    [job, offer],
  )
  expect(listed.map(({ interviewId }) => interviewId)).toEqual([sooner.id, later.id])
  expect(listed.map(({ daysLeft }) => daysLeft)).toEqual([1, 4])
})

test('the window includes its last day', () => {
  const interviews = [at('2026-11-28T10:00:00.000Z'), at('2026-11-28T10:00:00.001Z')]
  expect(list(interviews, 7)).toHaveLength(1)
  expect(list(interviews, 15)).toHaveLength(2)
})

test('until interviews are loaded, those of the applications’ fields are listed', () => {
  expect(list(undefined)).toMatchObject([
    { job, interviewId: undefined, startsAt: job.interview_date, daysLeft: 1 },
  ])
})
