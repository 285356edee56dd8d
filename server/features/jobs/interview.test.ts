import { expect, test } from 'vitest'
import { fillInterview, findToday, findTomorrowNoon } from './interview.ts'

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
  expect(findTomorrowNoon(at(now), zone)).toBe(noon)
})

test.each([
  ['UTC', '2026-11-21T23:59:59Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-21T23:59:59Z', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21T10:00:00Z', '2026-11-20'],
  ['America/New_York', '2027-01-01T04:59:00Z', '2026-12-31'],
])('today in %s, when it is %s, is %s', (zone, now, today) => {
  expect(findToday(at(now), zone)).toBe(today)
})

test('a day that a zone skipped still gives a noon that is ahead', () => {
  const now = at('2011-12-30T09:00:00Z') // the 29th in Apia, whose 30th never was
  expect(Date.parse(findTomorrowNoon(now, 'Pacific/Apia'))).toBeGreaterThan(now.getTime())
})

const NOW = at('2026-11-21T08:00:00Z')
const EMPTY = { interview_date: null, interview_type: null, interview_round: null }
const HAS = {
  interview_date: '2026-12-01T09:00:00.000Z',
  interview_type: 'hr' as const,
  interview_round: 3,
}
const DEFAULTS = {
  interview_date: '2026-11-22T12:00:00.000Z',
  interview_type: 'technical',
  interview_round: 1,
}

test('empty fields get the defaults, fields that are set keep their values', () => {
  expect(fillInterview(EMPTY, {}, NOW, 'UTC')).toEqual(DEFAULTS)
  expect(fillInterview(HAS, {}, NOW, 'UTC')).toEqual(HAS)
})

test('a date that has passed counts as empty, the rest is kept', () => {
  const passed = { ...HAS, interview_date: '2026-11-21T07:59:59.000Z' }
  expect(fillInterview(passed, {}, NOW, 'UTC')).toEqual({
    ...HAS,
    interview_date: DEFAULTS.interview_date,
  })
})

test('what is sent wins, also a past date; what is sent empty gets the default', () => {
  const sent = { ...HAS, interview_date: '2026-01-01T09:00:00.000Z' }
  expect(fillInterview(EMPTY, sent, NOW, 'UTC')).toEqual(sent)
  expect(fillInterview(HAS, EMPTY, NOW, 'UTC')).toEqual(DEFAULTS)
})
