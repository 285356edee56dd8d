import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readZoned, writeZoned } from './zone-time.ts'

test.each([
  ['2026-03-29T09:00', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25T09:00', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
  ['2026-11-23T15:00', 'America/New_York', '2026-11-23T20:00:00.000Z'],
  ['2026-11-23T15:00', 'Asia/Kolkata', '2026-11-23T09:30:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(readZoned(local, zone)).toBe(instant)
  expect(writeZoned(instant, zone)).toBe(local)
})

test('an incomplete time is undefined', () => {
  for (const local of ['', 'unfinished', '2026-11-23']) {
    expect(readZoned(local, 'Europe/Berlin')).toBeUndefined()
  }
})

test('any minute shown in a zone is parsed back, except repeated ones', () => {
  const minute = fc.integer({ min: 0, max: 80 * 365 * 24 * 60 })
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(minute, zone, (minutes, name) => {
      const instant = new Date(Date.UTC(1980, 0, 1) + minutes * 60_000).toISOString()
      const local = writeZoned(instant, name)
      expect(writeZoned(readZoned(local, name) ?? '', name)).toBe(local)
    }),
  )
})
