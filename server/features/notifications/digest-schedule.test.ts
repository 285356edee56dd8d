import { TZDate } from '@date-fns/tz'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  findDayIn,
  findDigestEnd,
  findInstant,
  findNextDigest,
  isMonday,
} from './digest-schedule.ts'

const at = (...args: Parameters<typeof findInstant>) => findInstant(...args).toISOString()

test('a skipped hour is the next one, and of a repeated hour the first counts', () => {
  expect(at('Europe/Berlin', '2026-03-29', 2)).toBe('2026-03-29T01:00:00.000Z')
  expect(at('Europe/Berlin', '2026-03-29', 3)).toBe('2026-03-29T01:00:00.000Z')
  expect(at('Europe/Berlin', '2026-10-25', 2)).toBe('2026-10-25T00:00:00.000Z')
  expect(at('America/New_York', '2026-03-08', 2)).toBe('2026-03-08T07:00:00.000Z')
  expect(at('America/New_York', '2026-11-01', 1)).toBe('2026-11-01T05:00:00.000Z')
  // Midnight itself is skipped.
  expect(at('America/Santiago', '2026-09-06', 0)).toBe('2026-09-06T04:00:00.000Z')
  // This zone's clocks change by half an hour.
  expect(at('Australia/Lord_Howe', '2026-10-04', 2)).toBe('2026-10-03T15:30:00.000Z')
})

const daily = (time_zone: string, hour: number) => ({ digest: 'daily', time_zone, hour }) as const

test('set after today’s hour it starts tomorrow, before it today', () => {
  const berlin = daily('Europe/Berlin', 8)
  const next = (now: string) => findNextDigest(berlin, new Date(now))?.at.toISOString()
  expect(next('2026-11-23T06:59:59Z')).toBe('2026-11-23T07:00:00.000Z')
  expect(next('2026-11-23T07:00:00Z')).toBe('2026-11-24T07:00:00.000Z')
})

test('weekly means Monday in the person’s time zone', () => {
  const plan = { ...daily('Pacific/Auckland', 7), digest: 'weekly' } as const
  // Monday there, Sunday in UTC.
  expect(findNextDigest(plan, new Date('2026-11-22T10:00:00Z'))).toEqual({
    day: '2026-11-23',
    at: new Date('2026-11-22T18:00:00Z'),
  })
  expect(findNextDigest(plan, new Date('2026-11-22T18:00:00Z'))?.day).toBe('2026-11-30')
})

test('a day that a zone skips has no digest', () => {
  // Samoa went from the 29th to the 31st.
  const days = []
  let now = new Date('2011-12-28T12:00:00Z')
  for (let n = 0; n < 3; n += 1) {
    const next = findNextDigest(daily('Pacific/Apia', 8), now)
    days.push(next?.day)
    now = next?.at ?? now
  }
  expect(days).toEqual(['2011-12-28', '2011-12-29', '2011-12-31'])
})

test('a disabled digest is never due', () => {
  const plan = { ...daily('UTC', 8), digest: 'off' } as const
  expect(findNextDigest(plan, new Date())).toBeUndefined()
})

const ZONES = Intl.supportedValuesOf('timeZone')
const QUARTER_MS = 15 * 60_000
const zone = fc.constantFrom(...ZONES)
const hour = fc.integer({ min: 0, max: 23 })
const instant = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
})

test('the instant is the first at which any zone’s clocks show that hour or a later one', () => {
  fc.assert(
    fc.property(zone, instant, hour, (timeZone, date, hours) => {
      const day = findDayIn(timeZone, date)
      const found = findInstant(timeZone, day, hours)
      const shown = (time: number) => {
        const local = new TZDate(time, timeZone)
        return Date.UTC(
          local.getFullYear(),
          local.getMonth(),
          local.getDate(),
          local.getHours(),
          local.getMinutes(),
        )
      }
      const asked = Date.parse(day) + hours * 60 * 60_000
      expect(shown(found.getTime())).toBeGreaterThanOrEqual(asked)
      for (let back = 1; back <= 8; back += 1) {
        expect(shown(found.getTime() - back * QUARTER_MS)).toBeLessThan(asked)
      }
    }),
    { numRuns: 300 },
  )
})

/** Zones with clock changes, and both dates of 2026. */
const CHANGES = [
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-04-05'],
  ['America/Santiago', '2026-09-06', '2026-04-05'],
  ['Africa/Cairo', '2026-04-24', '2026-10-30'],
  ['Asia/Kathmandu', '2026-03-29', '2026-10-25'],
] as const

test('over both clock changes every day has exactly one digest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CHANGES), fc.nat(1), hour, ([time_zone, ...days], n, hours) => {
      const change = days[n] ?? days[0]
      let now = findInstant(time_zone, addDays(change, -2), 0)
      const seen: string[] = []
      for (let count = 0; count < 4; count += 1) {
        const next = findNextDigest(daily(time_zone, hours), new Date(now.getTime() - 1))
        if (next === undefined) throw new Error('none')
        seen.push(next.day)
        expect(findDigestEnd(time_zone, next).getTime()).toBeGreaterThan(next.at.getTime())
        now = new Date(next.at.getTime() + 1)
      }
      expect(seen).toEqual([-2, -1, 0, 1].map((days) => addDays(change, days)))
    }),
    { numRuns: 200 },
  )
})

test('the next digest is after now, on a Monday if it is weekly, with none in between', () => {
  fc.assert(
    fc.property(zone, instant, hour, fc.boolean(), (time_zone, now, hours, isWeekly) => {
      const digest = isWeekly ? 'weekly' : 'daily'
      const next = findNextDigest({ digest, time_zone, hour: hours }, now)
      if (next === undefined) throw new Error('none')
      expect(next.at > now).toBe(true)
      expect(!isWeekly || isMonday(next.day)).toBe(true)
      const earlier = findInstant(time_zone, addDays(next.day, isWeekly ? -7 : -1), hours)
      expect(earlier <= now || next.at.getTime() === earlier.getTime()).toBe(true)
    }),
    { numRuns: 300 },
  )
})
