import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, clampDay, listWeeks, listYearPages } from './calendar.ts'

const days = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('every day of a month is in its weeks once, under its weekday', () => {
  fc.assert(
    fc.property(days, (day) => {
      const weeks = listWeeks(day)
      const shown = weeks.flat().filter((cell) => cell !== undefined)
      const [year = 0, month = 0] = day.split('-').map(Number)
      expect(shown).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate())
      expect(shown).toContain(day)
      const columns = weeks.flatMap((week) =>
        week.flatMap((cell, at) => (cell === undefined ? [] : [{ cell, at }])),
      )
      expect(columns.map(({ at }) => at)).toEqual(
        columns.map(({ cell }) => new Date(`${cell}T00:00:00Z`).getUTCDay()),
      )
    }),
    { numRuns: 60 },
  )
})

test('a month later is the same date, or the last of a shorter month', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2024-01-15', -1)).toBe('2023-12-15')
  expect(addMonths('2023-12-31', 1)).toBe('2024-01-31')
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
})

test('no day is in the future or older than the offered years', () => {
  expect(clampDay('2027-01-01', '2026-11-21')).toBe('2026-11-21')
  expect(clampDay('1800-01-01', '2026-11-21')).toBe('1927-01-01')
})

test('a hundred years are offered, twelve per page, the newest page first', () => {
  const pages = listYearPages(2026)
  expect(pages.flat()).toHaveLength(100)
  expect(pages[0]).toEqual([2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026])
  expect(pages.at(-1)?.[0]).toBe(1927)
})
