import { expect, test } from 'vitest'
import { run } from './line-fixture.ts'
import type { Page, TextRun } from './model.ts'
import { readLayouts } from './order.ts'

const HEAD = { bold: true, size: 12 }
const pageOf = (...runs: TextRun[]): Page => ({
  width: 595,
  height: 842,
  runs,
})
const listOf = (text: string, x: number, y: number, step = 13): TextRun[] =>
  [1, 2, 3, 4, 5, 6].map((n) => run(`${text} ${n}`, x, y + n * step))

test('a column continues on the next page even if it is split into columns there', () => {
  const [lines] = readLayouts([
    pageOf(
      run('Experience', 40, 96, HEAD),
      run('Skills', 420, 96, HEAD),
      ...listOf('A job of the first page', 40, 100),
      ...listOf('Skill', 420, 103, 14),
    ),
    pageOf(
      run('A job that goes on over the whole of its own column here', 40, 100),
      ...listOf('Told at the left', 40, 110),
      ...listOf('Told at the right', 200, 122, 19),
    ),
  ])
  const placeOf = (text: string): number => lines.findIndex((line) => line.text === text)
  expect(placeOf('Told at the right 6')).toBeGreaterThan(placeOf('Told at the left 6'))
  expect(placeOf('Skill 1')).toBeGreaterThan(placeOf('Told at the right 6'))
})

test('columns whose lines are not level are not read as rows too', () => {
  const layouts = readLayouts([pageOf(...listOf('A job', 40, 100), ...listOf('Skill', 420, 106))])
  expect(layouts).toHaveLength(1)
})

test('columns continue on a page whose right column begins further right', () => {
  const [lines] = readLayouts([
    pageOf(
      run('Skills', 40, 96, HEAD),
      run('Experience', 239, 96, HEAD),
      ...listOf('A skill in the sidebar', 40, 103, 14),
      ...listOf('A job of the first page', 239, 100),
    ),
    pageOf(
      run('Tools', 24, 60, HEAD),
      ...listOf('A tool in the sidebar', 24, 63, 14),
      ...listOf('A job of the second page', 268, 60),
    ),
  ])
  const placeOf = (text: string): number => lines.findIndex((line) => line.text === text)
  expect(placeOf('A job of the second page 1')).toBe(placeOf('A job of the first page 6') + 1)
})
