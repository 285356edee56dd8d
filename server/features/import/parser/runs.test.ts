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

test('the raised ending of a number is moved to its line, and no other raised text', () => {
  const raised = (text: string) =>
    cleanRuns({
      width: 600,
      height: 800,
      runs: [run('Class 10', 40, 40), run(text, 81, 36, { size: 6 }), run('Maths', 95, 40)],
    }).map(({ y }) => y)
  expect(raised('th')).toEqual([40, 40, 40])
  expect(raised('note')).toEqual([40, 36, 40])
})

test('the ornament of a common template is removed', () => {
  expect(clean('ㅡ')).toEqual([])
})
