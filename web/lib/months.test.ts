import { expect, test } from 'vitest'
import { formatLongDay, formatMonth, formatPeriod } from './months.ts'

test('a date-only value is the same month and day in every time zone', () => {
  expect(formatMonth('2020-03-01')).toBe('March 2020')
  expect(formatLongDay('1990-01-01')).toBe('January 1, 1990')
  expect(formatLongDay('2024-02-29')).toBe('February 29, 2024')
})

test('a period shows the known dates', () => {
  const period = { start_date: '2020-03-01', end_date: '2021-12-01' }
  expect(formatPeriod(period, false)).toBe('March 2020 - December 2021')
  expect(formatPeriod({ ...period, end_date: null }, true)).toBe('March 2020 - Present')
  expect(formatPeriod({ ...period, end_date: null }, false)).toBe('March 2020')
  expect(formatPeriod({ ...period, start_date: null }, false)).toBe('Until December 2021')
  expect(formatPeriod({ start_date: null, end_date: null }, true)).toBe('')
})
