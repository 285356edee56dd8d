import { expect, test } from 'vitest'
import { run } from './line-fixture.ts'
import { cleanRuns } from './runs.ts'

const clean = (text: string): string[] =>
  cleanRuns({ width: 600, height: 800, runs: [run(text, 40, 40)] }).map((one) => one.text)

test('letter-spaced text is joined if it is a date range', () => {
  expect(clean('M A R C H 2 0 1 9 — P R E S E N T')).toEqual(['MARCH 2019 — PRESENT'])
  expect(clean('A B C D E F')).toEqual(['A B C D E F'])
})

test('a row of dots or dashes separates the texts beside it', () => {
  expect(clean('Acme Works ........ Leeds')).toEqual(['Acme Works', 'Leeds'])
  expect(clean('Acme Works ------ Leeds')).toEqual(['Acme Works', 'Leeds'])
})
