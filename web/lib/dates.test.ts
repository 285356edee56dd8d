import { expect, test } from 'vitest'
import { formatCardDate, toLocalInput } from './dates.ts'

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
})

test('every day of a leap year is formatted as by Intl in English', () => {
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(2028, 0, day, 12)
    expect(formatCardDate(date.toISOString())).toBe(format.format(date))
    expect(formatCardDate(toLocalInput(date.toISOString()).slice(0, 10))).toBe(format.format(date))
  }
})

test('an invalid date is rejected, and a year before 1000 is formatted', () => {
  expect(() => formatCardDate('no date')).toThrow(RangeError)
  expect(formatCardDate('0800-12-25')).toBe('Dec 25, 800')
})
