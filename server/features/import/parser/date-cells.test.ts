import { expect, test } from 'vitest'
import { joinDateCells } from './date-cells.ts'
import { linesOf, run } from './line-fixture.ts'

const row = (...cells: string[]) => linesOf(...cells.map((text, n) => run(text, 40 + n * 150, 100)))
const textsOf = (...cells: string[]) =>
  joinDateCells(row(...cells))[0]?.cells.map(({ text }) => text)

test('start and end dates in adjacent cells are joined into one range', () => {
  expect(textsOf('Lecturer', 'Owl College', '13-03-2018', '31-08-2020')).toEqual([
    'Lecturer',
    'Owl College',
    '13-03-2018 – 31-08-2020',
  ])
  expect(textsOf('Lecturer', 'Owl College', '13-03-2018', 'Present')?.[2]).toBe(
    '13-03-2018 – Present',
  )
})

test('two years in adjacent cells are not joined', () => {
  expect(textsOf('M.Ed.', '1987', '2004')).toEqual(['M.Ed.', '1987', '2004'])
})
