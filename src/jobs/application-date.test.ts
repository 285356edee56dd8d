import { expect, test } from 'vitest'
import { findApplicationDate } from './application-date.ts'
import type { JobStatus } from './constants.ts'
import { makeJob } from './job-fixture.ts'

const NOW = new Date('2026-03-04T23:00:00.000Z')
const toUtcDay = (instant: Date) => instant.toISOString().slice(0, 10)
const saved = makeJob({ status: 'saved' })
const move = (job = saved, status: JobStatus = 'applied') =>
  findApplicationDate(job, status, NOW, toUtcDay)

test('a saved application gets the date of the day it is applied for', () => {
  expect(move()).toBe('2026-03-04')
  expect(move(saved, 'interviewing')).toBe('2026-03-04')
  expect(move(saved, 'offer')).toBe('2026-03-04')
})

test('the day is in the person’s time zone', () => {
  const inTokyo = (instant: Date) => toUtcDay(new Date(instant.getTime() + 9 * 60 * 60 * 1000))
  expect(findApplicationDate(saved, 'applied', NOW, inTokyo)).toBe('2026-03-05')
})

test('a chosen date stays', () => {
  expect(move({ ...saved, application_date: '2026-02-27' })).toBeUndefined()
})

test('a later move from Saved keeps the date of the first one', () => {
  const back = { ...saved, status_changed_at: '2026-03-01T10:05:00.000Z' }
  expect(move(back)).toBeUndefined()
})

test('a saved date before the creation does not count as moved', () => {
  expect(move({ ...saved, status_changed_at: '2026-02-20T10:00:00.000Z' })).toBe('2026-03-04')
})

test('no other move sets the date, since a rejected application that was not sent has none', () => {
  expect(move(saved, 'rejected')).toBeUndefined()
  expect(move(saved, 'saved')).toBeUndefined()
  expect(move(makeJob({ status: 'applied' }), 'interviewing')).toBeUndefined()
})
