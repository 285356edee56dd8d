import { expect, test } from 'vitest'
import { chooseSections } from './choose-columns.ts'
import { linesOf, run } from './line-fixture.ts'
import { type Section, splitSections } from './sections.ts'

const head = { bold: true, size: 14 }
const sectionsOf = (...texts: string[]): Section[] =>
  splitSections(
    linesOf(
      ...texts.map((text, row) =>
        run(text.replace('# ', ''), 40, 40 + row * 20, text.startsWith('# ') ? head : {}),
      ),
    ),
  )
const columns = sectionsOf('# Experience', '2019 – 2021', '2016 – 2019', '# Skills', 'Excel')

test('the row layout is chosen if it names more jobs', () => {
  const rows = sectionsOf(
    '# Experience',
    'Clerk, Heron Ltd, 2019 – 2021',
    'Baker, Ibex Ltd, 2016 – 2019',
    '# Skills',
    'Excel',
  )
  expect(chooseSections([columns, rows])).toBe(rows)
  expect(chooseSections([rows, columns])).toBe(rows)
  expect(chooseSections([rows, [...rows]])).toBe(rows)
})

test('a row layout that loses a header is not chosen', () => {
  const rows = sectionsOf('# Experience', 'Clerk, Heron Ltd, 2019 – 2021', 'Skills Excel')
  expect(chooseSections([columns, rows])).toBe(columns)
})

test('what columns date in a section of its own, like certificates, makes no row layout better', () => {
  const apart = sectionsOf(
    '# Certificates',
    'Ibex Ltd, May 2020',
    'Tern Ltd, May 2018',
    '# Experience',
    'Clerk, Heron Ltd, 2019 – 2021',
  )
  const rows = sectionsOf(
    '# Certificates',
    '# Experience',
    'Clerk, Heron Ltd, 2019 – 2021',
    'Mentor',
    'Ibex Ltd, May 2020',
    'Teacher',
    'Tern Ltd, May 2018',
  )
  expect(chooseSections([apart, rows])).toBe(apart)
})
