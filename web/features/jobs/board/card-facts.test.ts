import { expect, test } from 'vitest'
import { makeJob as job } from '#src/jobs/job-fixture.ts'
import { describeAge, findNextDate } from './card-facts.ts'

const now = new Date('2026-03-10T09:00:00')

test('the age in a status is shown in whole days', () => {
  expect(describeAge(now.toISOString(), now)).toBe('today')
  expect(describeAge(new Date('2026-03-09T08:59:00').toISOString(), now)).toBe('1 day')
  expect(describeAge(new Date('2026-02-28T08:00:00').toISOString(), now)).toBe('10 days')
})

test('a future interview is next, before any deadline', () => {
  const at = new Date('2026-03-20T12:00:00').toISOString()
  const one = job({ status: 'interviewing', interview_date: at, deadline: '2026-03-12' })
  expect(findNextDate(one, now)).toEqual({ kind: 'interview', at, urgency: 'calm' })
})

test('once the interview is over, or belongs to an earlier status, the deadline is next', () => {
  const past = new Date('2026-03-10T08:00:00').toISOString()
  const one = job({ status: 'interviewing', interview_date: past, deadline: '2026-03-12' })
  const expected = { kind: 'deadline', at: '2026-03-12', urgency: 'near' }
  expect(findNextDate(one, now)).toEqual(expected)
  const future = new Date('2026-03-20T12:00:00').toISOString()
  expect(findNextDate(job({ interview_date: future, deadline: '2026-03-12' }), now)).toEqual(
    expected,
  )
})

test('a missed deadline is only shown for unsent applications', () => {
  expect(findNextDate(job({ status: 'saved', deadline: '2026-03-09' }), now)?.urgency).toBe(
    'missed',
  )
  expect(findNextDate(job({ status: 'applied', deadline: '2026-03-09' }), now)).toBeUndefined()
  expect(findNextDate(job({ status: 'rejected', deadline: '2026-03-30' }), now)).toBeUndefined()
})
