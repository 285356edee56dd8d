import { expect, test } from 'vitest'
import { findTomorrowNoon } from '#src/jobs/interview-defaults.ts'
import { findDay, inZone } from './local-time.ts'

const at = (iso: string) => new Date(iso)

test.each([
  ['UTC', '2026-11-21T00:45:00Z', '2026-11-22T12:00:00.000Z'],
  ['Europe/Berlin', '2026-11-21T00:45:00Z', '2026-11-22T11:00:00.000Z'],
  // The evening before the clocks go forward: noon is an hour earlier in UTC than today's noon.
  ['Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T10:00:00.000Z'],
  // And the evening before they go back.
  ['Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T11:00:00.000Z'],
  ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-08T16:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T14:00:00Z', '2026-10-05T01:00:00.000Z'],
  // Both sides of the date line.
  ['Pacific/Kiritimati', '2026-11-21T11:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-21T10:59:00Z', '2026-11-21T23:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-21T11:00:00Z', '2026-11-22T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31T18:20:00Z', '2027-01-02T06:15:00.000Z'],
  ['+05:30', '2026-11-21T18:29:00Z', '2026-11-22T06:30:00.000Z'],
])('tomorrow at noon in %s, when it is %s, is %s', (zone, now, noon) => {
  expect(findTomorrowNoon(at(now), inZone(zone))).toBe(noon)
})

test.each([
  ['UTC', '2026-11-21T23:59:59Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-21T23:59:59Z', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21T10:00:00Z', '2026-11-20'],
  ['America/New_York', '2027-01-01T04:59:00Z', '2026-12-31'],
])('today in %s, when it is %s, is %s', (zone, now, today) => {
  expect(findDay(at(now), zone)).toBe(today)
})

test('a day that a zone skipped still gives a future noon', () => {
  const now = at('2011-12-30T09:00:00Z') // the 29th in Apia, whose 30th never was
  expect(Date.parse(findTomorrowNoon(now, inZone('Pacific/Apia')))).toBeGreaterThan(now.getTime())
})
