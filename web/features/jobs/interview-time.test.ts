import { expect, test } from 'vitest'
import { formatDaysLeft, formatInterviewType, formatWhen } from './interview-time.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

test('today and tomorrow are named as such, other days by their weekday', () => {
  const now = at(21, 23)
  expect(formatWhen(at(21, 23).toISOString(), now)).toMatch(/^Today at /)
  expect(formatWhen(at(22, 1).toISOString(), now)).toMatch(/^Tomorrow at /)
  expect(formatWhen(at(25, 1).toISOString(), now)).toMatch(/^Wednesday at /)
})

test('interview types are shown in capitals with spaces', () => {
  expect(formatInterviewType('system_design')).toBe('SYSTEM DESIGN')
})

test('a single day is singular', () => {
  expect([1, 2].map(formatDaysLeft)).toEqual(['1 day left', '2 days left'])
})
