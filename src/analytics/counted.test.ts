import { expect, test } from 'vitest'
import { readCounted, writeCounted } from './counted.ts'
import type { CountedInput } from './schema.ts'

test.each<CountedInput>([
  { of: 'answered', from: '2026-01-01', to: '2026-03-31' },
  { of: 'applications' },
  { of: { from: 'applied', to: 'no_answer' }, from: '2026-01-01' },
])('%o is parsed from a URL as it was written', (counted) => {
  expect(readCounted(writeCounted(counted))).toEqual(counted)
})

test.each([undefined, '', 'answered', 'all:..', 'applied-nowhere:..', 'answered:soon..'])(
  '%s is not a number',
  (text) => {
    expect(readCounted(text)).toBeUndefined()
  },
)
