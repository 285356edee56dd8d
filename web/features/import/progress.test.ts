import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureProgress } from './progress.ts'

test.each([
  [0, 10],
  [999, 10],
  [1_000, 15],
  [5_500, 35],
  [15_000, 85],
  [119_000, 85],
])('after %i ms the bar is at %i percent', (elapsedMs, percent) => {
  expect(measureProgress(elapsedMs)).toBe(percent)
})

test('the bar never goes back and stays below 85 until the response', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 200_000 }), fc.nat(5_000), (start, more) => {
      const before = measureProgress(start)
      const after = measureProgress(start + more)
      expect(before).toBeGreaterThanOrEqual(10)
      expect(after).toBeGreaterThanOrEqual(before)
      expect(after).toBeLessThanOrEqual(85)
    }),
    { numRuns: 200 },
  )
})
