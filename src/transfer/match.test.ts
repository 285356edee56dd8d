import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JOB_STATUSES } from '../jobs/constants.ts'
import { type Comparable, findMatches, type Steps } from './match.ts'

const day = fc.integer({ min: 0, max: 400 }).map((days) => {
  const time = Date.UTC(2025, 0, 1) + days * 24 * 60 * 60 * 1000
  return new Date(time).toISOString().slice(0, 10)
})
const row: fc.Arbitrary<Comparable> = fc.record({
  company: fc.constantFrom('Acme', 'ACME, Inc.', 'Beta'),
  position: fc.constantFrom('Developer', 'Developer - Berlin', 'Nurse'),
  location: fc.constantFrom(null, 'Berlin', 'Munich'),
  url: fc.constantFrom(null, 'https://a.example/1', 'https://a.example/2', 'https://b.example/'),
  status: fc.constantFrom(...JOB_STATUSES),
  application_date: fc.option(day),
  created_at: fc.constantFrom(null, '2026-02-03T10:00:00.000Z'),
})

/** The stored form of an added application. */
const toKnown = (job: Comparable) => ({
  ...job,
  application_date: job.application_date ?? '2026-06-01',
  created_at: job.created_at ?? '2026-06-01T10:00:00.000Z',
})

const finish = <T>(steps: Steps<T>): { value: T; count: number } => {
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next()
    if (done === true) return { value, count }
  }
}
const match = (...lists: Parameters<typeof findMatches>) => finish(findMatches(...lists)).value

test('everything added from a file is found when it is imported again, each row separately', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.array(row, { maxLength: 5 }), (sent, own) => {
      const found = match(sent, own.map(toKnown))
      const fresh = sent.filter((_, index) => found[index] === undefined)
      const again = match(sent, [...own, ...fresh].map(toKnown))
      expect(again).not.toContain(undefined)
      expect(new Set(again).size).toBe(sent.length)
    }),
  )
})

test('twenty thousand rows of one title are matched quickly', () => {
  const same: Comparable = {
    company: 'Acme',
    position: 'Developer',
    location: null,
    url: null,
    status: 'applied',
    application_date: '2026-01-01',
    created_at: null,
  }
  const sent = Array.from({ length: 20_000 }, () => same)
  const found = match(sent, sent.slice(0, 10_000).map(toKnown))
  expect(found.filter((match) => match !== undefined)).toHaveLength(10_000)
  const later = sent.map((job) => ({ ...job, application_date: '2027-01-01' }))
  expect(match(later, sent.slice(0, 10_000).map(toKnown))).not.toContain(0)
})

test('rows that are compared with thousands are matched in steps of at most one row', () => {
  const at = (index: number, from: number): Comparable => ({
    company: 'Acme',
    position: 'Developer',
    location: null,
    url: null,
    status: 'applied',
    application_date: new Date(from + index * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    created_at: null,
  })
  const sent = Array.from({ length: 200 }, (_, index) => at(index, Date.UTC(2027, 0, 1)))
  const own = Array.from({ length: 500 }, (_, index) => toKnown(at(index, Date.UTC(2020, 0, 1))))
  const { value, count } = finish(findMatches(sent, own))
  expect(value.every((one) => one === undefined)).toBe(true)
  // Each is read once, compared by its title once, and once more with all that share a key with it.
  expect(count).toBeGreaterThanOrEqual(200 + 500 + 200 + 200)
})
