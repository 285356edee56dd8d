import { afterEach, expect, test, vi } from 'vitest'
import { describeTimeZone, findTimeZone, recallTimeZone } from './time-zone.ts'

afterEach(() => void vi.restoreAllMocks())

test('the time zone is cached while the clock’s offset is the same, else the browser is asked', () => {
  const clock = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(180)
  expect(recallTimeZone('180,180,180,180 America/Bahia')).toBe('America/Bahia')
  expect(describeTimeZone()).toBe(`180,180,180,180 ${findTimeZone()}`)
  clock.mockReturnValue(-60)
  expect(recallTimeZone('180,180,180,180 America/Bahia')).toBe(findTimeZone())
  for (const kept of [null, '', 'corrupt']) expect(recallTimeZone(kept)).toBe(findTimeZone())
})
