import { expect, test } from 'vitest'
import { BIRTH_YEARS, ENTRY_YEARS } from './constants.ts'
import {
  BORN_LATER,
  dateOfBirth,
  isEarlierMonth,
  listRecentYears,
  optionalEntryDate,
  readMonth,
  sortNewestFirst,
  startDate,
  toMonthStart,
} from './dates.ts'

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message)

test.each([undefined, null, ''])('a start that is %j is reported as required', (missing) =>
  expect(messages(startDate.safeParse(missing))).toEqual(['Start date is required']),
)

test.each([
  ['2024-02-30', 'Start date must be a date like 2026-01-31'],
  ['2024-13-01', 'Start date must be a date like 2026-01-31'],
  ['2024-02', 'Start date must be a date like 2026-01-31'],
  ['2024-02-30T12:00:00Z', 'Start date must be a date like 2026-01-31'],
  [7, 'Start date must be a date like 2026-01-31'],
  ['0000-01-01', 'Start date must be between 1900 and 2200'],
])('a start at %j is rejected with its own message', (wrong, message) =>
  expect(messages(startDate.safeParse(wrong))).toEqual([message]),
)

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2024-03-01T12:00:00.000Z', '2024-03-01'],
  ['2024-03-01T12:00:00', '2024-03-01'],
  ['2024-03-01T12:00:00+13:00', '2024-03-01'],
  // Noon in Auckland's summer and on Kiritimati, in UTC as browsers there send it.
  ['2024-02-29T23:00:00.000Z', '2024-03-01'],
  ['2023-12-31T22:00:00.000Z', '2024-01-01'],
  // Noon in Los Angeles.
  ['2024-02-01T20:00:00.000Z', '2024-02-01'],
])('%s is the day %s', (sent, day) => {
  expect(startDate.parse(sent)).toBe(day)
  expect(optionalEntryDate('End date').parse(sent)).toBe(day)
})

test('an end may be empty, and is rejected with its own message', () => {
  const end = optionalEntryDate('End date')
  expect(end.parse(undefined)).toBeUndefined()
  for (const empty of ['', null]) expect(end.parse(empty)).toBeNull()
  expect(messages(end.safeParse('2024-02-30'))).toEqual(['End date must be a date like 2026-01-31'])
})

test('months are compared by year and month', () => {
  expect(isEarlierMonth('2024-03-01', '2024-03-31')).toBe(false)
  expect(isEarlierMonth('2024-02-29', '2024-03-01')).toBe(true)
  expect(isEarlierMonth('2023-12-31', '2024-01-01')).toBe(true)
  expect(isEarlierMonth('2024-01-01', '2023-12-31')).toBe(false)
})

test('a date of birth cannot be in the future', () => {
  const now = new Date()
  const day = (date: number) => new Date(now.getFullYear(), now.getMonth(), date, 12)
  const toText = (date: Date) => date.toLocaleDateString('sv-SE')
  expect(dateOfBirth.parse(toText(day(now.getDate())))).toBe(toText(day(now.getDate())))
  expect(messages(dateOfBirth.safeParse(toText(day(now.getDate() + 1))))).toEqual([BORN_LATER])
  expect(messages(dateOfBirth.safeParse('2001-02-29'))).toEqual([
    'Date of birth must be a date like 2026-01-31',
  ])
  expect(dateOfBirth.parse('')).toBeNull()
})

test('a month and its first day are converted to each other', () => {
  expect(toMonthStart(2024, 3)).toBe('2024-03-01')
  expect(readMonth('2024-03-01')).toEqual({ year: 2024, month: 3 })
})

test('year lists begin with the current year', () => {
  const years = listRecentYears(ENTRY_YEARS, 2026)
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1977, 50])
  expect(listRecentYears(BIRTH_YEARS, 2026)).toHaveLength(100)
})

test('entries are sorted by start, then end, newest and open ones first, those without a start last', () => {
  const entry = (id: string, start_date: string | null, end_date: string | null = null) => ({
    id,
    start_date,
    end_date,
  })
  const sorted = [
    entry('e', '2024-01-01'),
    entry('d', '2020-01-01'),
    entry('c', '2020-01-01', '2022-01-01'),
    entry('b', '2020-01-01', '2021-01-01'),
    entry('a', '2020-01-01', '2021-01-01'),
    entry('f', null),
  ]
  for (const shuffled of [sorted.toReversed(), sorted.toSorted(() => -1)]) {
    expect(sortNewestFirst(shuffled)).toEqual(sorted)
  }
})
