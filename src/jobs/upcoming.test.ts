import { expect, test } from 'vitest'
import { makeJob } from './job-fixture.ts'
import type { Job } from './schema.ts'
import { countByStatus, countDaysLeft, countDaysUntil, listUpcomingDeadlines } from './upcoming.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')

const job = (fields: Partial<Job>) => makeJob({ status: 'interviewing', ...fields })

test('days left are rounded up', () => {
  expect(countDaysLeft('2026-11-21T10:00:01.000Z', NOW)).toBe(1)
  expect(countDaysLeft('2026-11-22T10:00:00.000Z', NOW)).toBe(1)
  expect(countDaysLeft('2026-11-22T10:00:00.001Z', NOW)).toBe(2)
})

test('calendar days do not depend on clock changes', () => {
  expect(countDaysUntil('2026-03-30', '2026-03-28')).toBe(2)
  expect(countDaysUntil('2026-10-26', '2026-10-24')).toBe(2)
  expect(countDaysUntil('2026-11-20', '2026-11-21')).toBe(-1)
})

const listDeadlines = (...jobs: Partial<Job>[]) =>
  listUpcomingDeadlines(
    jobs.map((fields) => job(fields)),
    7,
    '2026-11-21',
  ).map((entry) => [entry.job.status, entry.daysLeft])

test('deadlines of every open application are listed from today to the end of the window', () => {
  expect(
    listDeadlines(
      { status: 'applied', deadline: '2026-11-28' },
      { status: 'saved', deadline: '2026-11-21' },
      { status: 'offer', deadline: '2026-11-22' },
      { status: 'interviewing', deadline: '2026-11-23' },
      { status: 'saved', deadline: '2026-11-29' },
      { status: 'saved', deadline: null },
      { status: 'rejected', deadline: '2026-11-22' },
    ),
  ).toEqual([
    ['saved', 0],
    ['offer', 1],
    ['interviewing', 2],
    ['applied', 7],
  ])
})

test('a missed deadline is listed for a few days', () => {
  expect(
    listDeadlines(
      { status: 'saved', deadline: '2026-11-20' },
      { status: 'offer', deadline: '2026-11-18', status_changed_at: '2026-11-16T10:00:00.000Z' },
      { status: 'saved', deadline: '2026-11-17' },
    ),
  ).toEqual([
    ['offer', -3],
    ['saved', -1],
  ])
})

test('a sent application has missed no deadline, and an offer none before it', () => {
  expect(
    listDeadlines(
      { status: 'applied', deadline: '2026-11-20' },
      { status: 'interviewing', deadline: '2026-11-20' },
      { status: 'offer', deadline: '2026-11-19', status_changed_at: '2026-11-20T10:00:00.000Z' },
      { status: 'rejected', deadline: '2026-11-20' },
    ),
  ).toEqual([])
})

test('statuses are counted in any case, and unknown ones are ignored', () => {
  const statuses = ['Applied', 'APPLIED', 'applied', 'offer', 'archived', '__proto__']
  expect(countByStatus(statuses.map((status) => ({ status })))).toEqual({
    saved: 0,
    applied: 3,
    interviewing: 0,
    offer: 1,
    rejected: 0,
  })
})
