import { expect, test } from 'vitest'
import { describeAge } from './relative-time.ts'

const NOW = new Date('2026-03-04T12:00:00Z')

test.each([
  ['2026-03-04T11:59:30Z', 'just now'],
  ['2026-03-04T11:59:00Z', '1 minute ago'],
  ['2026-03-04T11:00:01Z', '59 minutes ago'],
  ['2026-03-04T11:00:00Z', '1 hour ago'],
  ['2026-03-03T12:00:01Z', '23 hours ago'],
  ['2026-03-03T12:00:00Z', 'yesterday'],
  ['2026-02-20T12:00:00Z', '12 days ago'],
])('%s is shown as %s', (instant, words) => {
  expect(describeAge(instant, NOW)).toBe(words)
})

test('a clock that is behind the server shows no future time', () => {
  expect(describeAge('2026-03-04T12:05:00Z', NOW)).toBe('just now')
})
