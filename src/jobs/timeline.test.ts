import { expect, test } from 'vitest'
import { formatStay, listStays } from './timeline.ts'

test('each status lasts until the next change, and the last one until now', () => {
  const stays = listStays(
    [
      { id: '1', from_status: null, to_status: 'saved', changed_at: '2026-11-01T00:00:00.000Z' },
      {
        id: '2',
        from_status: 'saved',
        to_status: 'applied',
        changed_at: '2026-11-04T00:00:00.000Z',
      },
    ],
    new Date('2026-11-04T05:00:00.000Z'),
  )
  expect(stays.map((stay) => formatStay(stay.stayedMs))).toEqual(['3 days', '5 hours'])
  expect(stays.map((stay) => stay.isCurrent)).toEqual([false, true])
})

test('a browser whose clock is behind never shows a negative time', () => {
  const [stay] = listStays(
    [{ id: '1', from_status: null, to_status: 'saved', changed_at: '2026-11-01T00:00:10.000Z' }],
    new Date('2026-11-01T00:00:00.000Z'),
  )
  expect(stay?.stayedMs).toBe(0)
})

test('durations are formatted in their largest whole unit', () => {
  expect(formatStay(59_999)).toBe('less than a minute')
  expect(formatStay(60_000)).toBe('1 minute')
  expect(formatStay(23 * 3_600_000)).toBe('23 hours')
  expect(formatStay(47 * 3_600_000)).toBe('1 day')
})
