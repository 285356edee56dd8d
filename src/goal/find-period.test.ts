import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPeriod } from './find-period.ts'

test.each([
  ['2026-03-02', 'week', '2026-03-02', '2026-03-08'],
  ['2026-03-08', 'week', '2026-03-02', '2026-03-08'],
  ['2026-01-01', 'week', '2025-12-29', '2026-01-04'],
  ['2028-02-29', 'month', '2028-02-01', '2028-02-29'],
  ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
] as const)('the period of %s is the %s from %s to %s', (day, period, from, to) => {
  expect(findPeriod(day, period)).toEqual({ from, to })
})

test('each day is in its period, which is also that of its first and last day', () => {
  const days = fc.integer({ min: 0, max: 80_000 }).map((count) => {
    const time = Date.UTC(1970, 0, 1) + count * 24 * 60 * 60 * 1000
    return new Date(time).toISOString().slice(0, 10)
  })
  fc.assert(
    fc.property(days, fc.constantFrom('week', 'month'), (day, period) => {
      const found = findPeriod(day, period)
      expect(found.from <= day && day <= found.to).toBe(true)
      expect(findPeriod(found.from, period)).toEqual(found)
      expect(findPeriod(found.to, period)).toEqual(found)
    }),
  )
})
