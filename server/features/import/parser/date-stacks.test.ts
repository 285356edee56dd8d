import { expect, test } from 'vitest'
import { alignDates } from './date-stacks.ts'
import { run, segmentsOf } from './line-fixture.ts'

const rowsOf = (...runs: Parameters<typeof segmentsOf>): string[] =>
  alignDates(segmentsOf(...runs))
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ text, y }) => `${y} ${text}`)

test('a date range on two rows of a column is joined and aligned with the text beside it', () => {
  expect(
    rowsOf(
      run('Mar 2019 –', 40, 100),
      run('Present', 40, 112),
      run('Operations Manager', 160, 104),
      run('Acme Works', 160, 117),
    ),
  ).toEqual(['104 Mar 2019 – Present', '104 Operations Manager', '117 Acme Works'])
})

test('a date range centred over three rows of a middle column is joined', () => {
  expect(
    rowsOf(
      run('Acme Works', 40, 100),
      run('2015', 125, 100),
      run('–', 132.5, 112),
      run('2019', 125, 124),
      run('Clerk', 200, 100),
    ),
  ).toEqual(['100 Acme Works', '100 2015 – 2019', '100 Clerk'])
})

test('dates of separate rows are not joined', () => {
  const rows = rowsOf(
    run('2019 –', 40, 100),
    run('Clerk', 160, 100),
    run('2015 – 2019', 40, 113),
    run('Porter', 160, 113),
  )
  expect(rows).toEqual(['100 2019 –', '100 Clerk', '113 2015 – 2019', '113 Porter'])
})

test('years above each other are ranges if every entry has a pair of them', () => {
  const entry = (start: string, end: string, y: number) => [
    run(start, 40, y),
    run(end, 40, y + 12),
    run(`Clerk since ${start}`, 120, y),
    run('Acme Works', 120, y + 12),
  ]
  const texts = alignDates(segmentsOf(...entry('2015', '2019', 100), ...entry('2010', '2014', 160)))
    .filter(({ x }) => x < 100)
    .map(({ text }) => text)
  expect(texts).toEqual(['2015 – 2019', '2010 – 2014'])
  const lines = ['2015', '2016', '2017'].map((year, n) => run(year, 40, 100 + n * 12))
  expect(alignDates(segmentsOf(...lines, run('Prize', 120, 100)))).toHaveLength(4)
})

test('ends above starts are ranges if they have months or go on', () => {
  const entry = (end: string, start: string, y: number) => [
    run(end, 40, y),
    run(start, 40, y + 12),
    run(`Clerk until ${end}`, 140, y),
    run('Filed the letters', 140, y + 12),
  ]
  const readDates = (...rows: ReturnType<typeof run>[]): string[] =>
    alignDates(segmentsOf(...rows))
      .filter(({ x }) => x < 100)
      .map(({ text, y }) => `${y} ${text}`)
  expect(
    readDates(...entry('Present', 'May 2019', 100), ...entry('April 2019', 'July 2016', 160)),
  ).toEqual(['100 May 2019 – Present', '160 July 2016 – April 2019'])
  expect(readDates(...entry('2019', '2016', 100), ...entry('2015', '2012', 160))).toEqual([
    '100 2019',
    '112 2016',
    '160 2015',
    '172 2012',
  ])
})

test('a vertical bar between an end date and the start date below it is read as a dash', () => {
  const entry = (end: string, start: string, y: number) => [
    run(end, 50 - end.length * 2.5, y),
    run('|', 47.5, y + 12),
    run(start, 50 - start.length * 2.5, y + 24),
    run('Clerk', 120, y),
    run('Acme Works', 120, y + 12),
  ]
  const texts = alignDates(
    segmentsOf(...entry('Present', '2019', 100), ...entry('Jul 2019', 'Apr 2017', 160)),
  )
    .filter(({ x }) => x < 100)
    .map(({ text, y }) => `${y} ${text}`)
  expect(texts).toEqual(['100 2019 – Present', '160 Apr 2017 – Jul 2019'])
})

test('a date range with "von" and "bis" on two rows is joined and aligned with the text beside it', () => {
  expect(
    rowsOf(
      run('von Mai 2016 bis', 40, 100),
      run('Mai 2020', 40, 112),
      run('Kellnerin', 160, 100),
      run('Gasthof Zum Reiher', 160, 112),
    ),
  ).toEqual(['100 von Mai 2016 bis Mai 2020', '100 Kellnerin', '112 Gasthof Zum Reiher'])
})

test('beside a pair that ends today, other years may stand alone', () => {
  const texts = alignDates(
    segmentsOf(
      run('2022', 40, 100),
      run('oggi', 40, 112),
      run('Designer', 120, 100),
      run('Airone S.p.A.', 120, 112),
      run('2016', 40, 160),
      run('Stage', 120, 160),
      run('Lontra S.r.l.', 120, 172),
      run('2012', 40, 220),
      run('2014', 40, 232),
      run('Grafica', 120, 220),
      run('Il Secolo', 120, 232),
    ),
  )
    .filter(({ x }) => x < 100)
    .map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['2022 – oggi', '2016', '2012 – 2014']))
  expect(texts).toHaveLength(3)
})

test('an arrow before the end date is its dash', () => {
  expect(
    rowsOf(
      run('2003', 40, 100),
      run('→ 2006', 37, 112),
      run('Loutre — Limoges', 120, 100),
      run('Chef de produit', 120, 112),
    ),
  ).toEqual(['100 2003 → 2006', '100 Loutre — Limoges', '112 Chef de produit'])
})

test('a year above the range that begins in it says nothing more', () => {
  expect(
    rowsOf(
      run('2017', 58, 100, { size: 12 }),
      run('Safety Officer', 160, 100),
      run('Jan 2017 – Feb 2021', 40, 112, { size: 6.3 }),
      run('Heron Contracting', 160, 112),
    ),
  ).toEqual(['100 Safety Officer', '112 Jan 2017 – Feb 2021', '112 Heron Contracting'])
})

test('a tilde before the end date is its dash, whose year may be on a third row', () => {
  const rows = rowsOf(
    run('Marzo 2015', 20, 76),
    run('~ Junio 2016', 20, 89),
    run('Carpintera', 110, 76),
    run('Abril 2012', 20, 140),
    run('~ Octubre', 20, 153),
    run('2013', 20, 166),
    run('Aprendiz', 110, 140),
  )
  expect(rows).toEqual([
    '76 Marzo 2015 ~ Junio 2016',
    '76 Carpintera',
    '140 Abril 2012 ~ Octubre 2013',
    '140 Aprendiz',
  ])
})
