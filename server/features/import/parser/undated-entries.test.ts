import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import { splitUndated } from './undated-entries.ts'

const readHeads = (text: string) =>
  splitUndated(linesOf(run(text, 40, 40))).map(({ head }) => head.map((line) => line.text))

test('the duration of a job is not part of its names', () => {
  expect(readHeads('Clerk – Plover Bank (2 years)')).toEqual([['Clerk – Plover Bank']])
})

// If the time grew with the square of the length, this would take two minutes rather than a second.
test('a long line of dots is searched in limited time', () => {
  const started = performance.now()
  expect(readHeads(`Clerk${' .'.repeat(80_000)} Plover`)).toEqual([])
  expect(performance.now() - started).toBeLessThan(40_000)
})
