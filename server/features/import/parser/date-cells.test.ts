import { expect, test } from 'vitest'
import { joinDateCells, joinFormDates } from './date-cells.ts'
import { labelTables } from './field-labels.ts'
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

test('the word or dash of a range may begin the cell of its last date', () => {
  expect(textsOf('Clerk', '04/2012', 'to 07/2014')).toEqual(['Clerk', '04/2012 to 07/2014'])
  expect(textsOf('Clerk', 'April 2012', '– now')).toEqual(['Clerk', 'April 2012 – now'])
  expect(textsOf('Clerk since 2012', 'to be promoted')).toHaveLength(2)
})

test('two years in adjacent cells are not joined', () => {
  expect(textsOf('M.Ed.', '1987', '2004')).toEqual(['M.Ed.', '1987', '2004'])
})

test('the first and the last day of a form are joined into one range', () => {
  const join = (...cells: string[]) =>
    joinFormDates(row(...cells))[0]?.cells.map(({ text }) => text)
  expect(join('From: 02/2019', 'To: now')).toEqual(['Period: 02/2019 – now'])
  expect(join('Fecha ingreso', '03/05/2016', 'Fecha retiro', 'Actualmente')).toEqual([
    'Period: 03/05/2016 – Actualmente',
  ])
  expect(join('From: Heron Bay', 'To: Otter Bay')).toEqual(['From: Heron Bay', 'To: Otter Bay'])
})

test('the headings "From" and "To" are one column, and a teacher is employed by a school', () => {
  const heading = row('Post', 'Institute', 'From', 'To')
  const lines = labelTables([
    ...heading,
    ...joinDateCells(row('Reader', 'Heron College', '13-03-2018', '31-08-2020')),
  ])
  expect(lines.map(({ cells }) => cells.map(({ label }) => label))).toEqual([
    ['title', 'company', 'date'],
  ])
})

test('the first and the last day of a form may be below each other', () => {
  const join = (...texts: string[]) =>
    joinFormDates(linesOf(...texts.map((text, n) => run(text, 40, 100 + n * 20)))).map(
      ({ text }) => text,
    )
  expect(join('Admissão: 01/2019', 'Demissão: 03/2021', 'Função: Padeiro')).toEqual([
    'Period: 01/2019 – 03/2021',
    'Função: Padeiro',
  ])
  expect(join('From: 02/2019', 'Clerk', 'To: now')).toHaveLength(3)
})

test('a range that a tab divides after its word may begin the row', () => {
  expect(textsOf('Mars 2019 à', 'Avril 2020', 'Boulanger')).toEqual([
    'Mars 2019 à Avril 2020',
    'Boulanger',
  ])
})
