import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import { joinMonths } from './month-cells.ts'

test('months in the row below are joined with the years above them', () => {
  const lines = linesOf(
    run('2015 - 2019', 40, 100),
    run('Plover Bank', 160, 100),
    run('mar - dec', 40, 113),
    run('Clerk', 160, 113),
  )
  expect(joinMonths(lines).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['mar 2015 – dec 2019', 'Plover Bank'],
    ['Clerk'],
  ])
})

test('a row of words that are not months is left unchanged', () => {
  const lines = linesOf(run('2015', 40, 100), run('full - time', 40, 113))
  expect(joinMonths(lines).map(({ text }) => text)).toEqual(['2015', 'full - time'])
})
