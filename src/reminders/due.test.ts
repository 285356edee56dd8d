import { describe, expect, test } from 'vitest'
import { countDue, findDefaultDue, findDueGroup, groupDue, snoozeTo } from './due.ts'
import type { Reminder } from './schema.ts'

// A Wednesday, in the machine's time zone as in a browser.
const NOW = new Date(2026, 10, 18, 14, 30)
const at = (day: number, hour = 9, month = 10) => new Date(2026, month, day, hour).toISOString()

const remind = (due_at: string, done_at: string | null = null): Reminder => ({
  id: due_at,
  title: due_at,
  due_at,
  done_at,
  job_id: null,
  contact_id: null,
  created_at: at(1),
})

test.each([
  [at(17, 23), 'overdue'],
  [at(18, 0), 'today'],
  [at(18, 23), 'today'],
  [at(19, 0), 'week'],
  [at(25, 23), 'week'],
  [at(26, 0), 'later'],
  [at(18, 23, 11), 'later'],
  [at(19, 0, 11), undefined],
])('a follow-up due at %s is in the group %s', (due, group) => {
  expect(findDueGroup(due, NOW)).toBe(group)
})

test('done follow-ups are in no group and not counted', () => {
  const reminders = [remind(at(17)), remind(at(18, 23)), remind(at(17), at(18)), remind(at(19))]
  expect(countDue(reminders, NOW)).toBe(2)
  expect([...groupDue(reminders, NOW)].map(([group, { length }]) => [group, length])).toEqual([
    ['overdue', 1],
    ['today', 1],
    ['week', 1],
  ])
})

describe('snoozing', () => {
  test.each([
    ['tomorrow', 19],
    ['in_three_days', 21],
    ['next_week', 23],
  ] as const)('to %s keeps the time of day', (snooze, day) => {
    expect(snoozeTo(snooze, at(3, 16), NOW)).toBe(at(day, 16))
  })

  test('on a Monday to next week moves it by a week', () => {
    expect(snoozeTo('next_week', at(3), new Date(2026, 10, 23, 8))).toBe(at(30))
  })
})

test('a new follow-up is due tomorrow morning', () => {
  expect(findDefaultDue(new Date(2026, 11, 31, 23))).toBe(new Date(2027, 0, 1, 9).toISOString())
})
