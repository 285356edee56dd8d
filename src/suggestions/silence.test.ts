import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeJob } from '../jobs/job-fixture.ts'
import {
  countSilentDays,
  DEFAULT_USUAL_DAYS,
  findSilenceLimit,
  findUsualDays,
  isStillSilent,
  KNOWN_ANSWERS_MIN,
} from './silence.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const anyInstant = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})
const anyMs = fc.integer({ min: 0, max: 400 * DAY_MS })

test('without enough answers the usual time is two weeks', () => {
  const few = fc.nat({ max: KNOWN_ANSWERS_MIN - 1 })
  fc.assert(
    fc.property(few, anyMs, (known, medianMs) => {
      expect(findUsualDays({ known, medianMs })).toBe(DEFAULT_USUAL_DAYS)
    }),
  )
  expect(findUsualDays({ known: 0, medianMs: null })).toBe(DEFAULT_USUAL_DAYS)
})

test('with enough it is their median, in whole days, at least one, and grows with slower answers', () => {
  const many = fc.integer({ min: KNOWN_ANSWERS_MIN, max: 10_000 })
  fc.assert(
    fc.property(many, anyMs, anyMs, (known, one, other) => {
      const [quick, slow] = [one, other]
        .toSorted((a, b) => a - b)
        .map((medianMs) => findUsualDays({ known, medianMs }))
      expect(quick).toBeGreaterThanOrEqual(1)
      expect(Number.isInteger(quick)).toBe(true)
      expect(slow).toBeGreaterThanOrEqual(quick ?? Number.NaN)
      expect(Math.abs(findUsualDays({ known, medianMs: one }) - one / DAY_MS)).toBeLessThanOrEqual(
        1,
      )
    }),
  )
})

test('silent applications have been so for at least the usual time, and others have not', () => {
  fc.assert(
    fc.property(anyInstant, anyMs, fc.integer({ min: 1, max: 200 }), (now, ago, usual) => {
      const lastSignAt = new Date(now.getTime() - ago).toISOString()
      const days = countSilentDays(lastSignAt, now)
      const isSilent = lastSignAt < findSilenceLimit(usual, now)
      expect(isSilent).toBe(ago > usual * DAY_MS)
      expect(isSilent ? days >= usual : days <= usual).toBe(true)
    }),
  )
})

test('applications moved, archived or given up since are not silent any more', () => {
  const now = new Date('2026-11-23T08:00:00.000Z')
  const job = makeJob({ status: 'applied', status_changed_at: '2026-11-01T12:00:00.000Z' })
  const isStill = (changed: Partial<typeof job>) => isStillSilent({ ...job, ...changed }, 21, now)
  expect(isStill({})).toBe(true)
  expect(isStill({ status: 'interviewing' })).toBe(true)
  expect(isStill({ status_changed_at: '2026-11-23T07:00:00.000Z' })).toBe(false)
  expect(isStill({ status: 'offer' })).toBe(false)
  expect(isStill({ outcome: 'ghosted' })).toBe(false)
  expect(isStill({ archived_at: '2026-11-23T07:00:00.000Z' })).toBe(false)
})
