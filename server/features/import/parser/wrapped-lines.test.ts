import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import { appendCell, joinCutWords, joinWrappedNames } from './wrapped-lines.ts'

const name = { bold: true, font: 'SerifBold' }
const description = [1, 2, 3, 4].map((n) =>
  run(`and told of ledgers and of ${n} trades`, 40, 200 + n * 13),
)
const textsOf = (...runs: Parameters<typeof linesOf>): string[] =>
  joinWrappedNames(linesOf(...runs, ...description))
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('and told'))

test('a name wrapped over two lines is joined, and so is its hyphenated word', () => {
  expect(
    textsOf(
      run('Assistant to the Keeper of the Cen-', 40, 40, name),
      run('tral Warehouses', 40, 53, name),
      run('Acme Works', 40, 66),
    ),
  ).toEqual(['Assistant to the Keeper of the Central Warehouses', 'Acme Works'])
})

test('a name that wraps because of the date at its right is joined', () => {
  expect(
    textsOf(
      run('Keeper at the University of', 40, 40, name),
      run('2015 – 2019', 200, 40),
      run('Strasbourg', 40, 53, name),
    ),
  ).toEqual(['Keeper at the University of Strasbourg 2015 – 2019'])
})

test('a title or a degree on the next line is not joined with the name above it', () => {
  expect(
    textsOf(
      run('Acme Works', 40, 40, name),
      run('Clerk', 40, 53, name),
      run('University of the Northern Marches of', 40, 79, name),
      run('Bachelor of Science', 40, 92, name),
    ),
  ).toHaveLength(4)
})

test('a word hyphenated at the end of a dated row is completed there', () => {
  const rows = linesOf(
    run('2009 – 2010', 40, 40),
    run('University of the Northern Mar-', 120, 40),
    run('ches, Student', 120, 53),
  )
  expect(joinCutWords(rows).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['2009 – 2010', 'University of the Northern Marches,'],
    ['Student'],
  ])
})

test('a short line is joined with the next, which closes its bracket', () => {
  expect(
    textsOf(
      run('2013 – 2017: Handel (Otter', 40, 40),
      run('College)', 40, 53),
      run('2011 – 2013: Kantoor', 40, 66),
    ),
  ).toEqual(['2013 – 2017: Handel (Otter College)', '2011 – 2013: Kantoor'])
})

test('a line that ends with a dash is joined with the name below', () => {
  expect(
    textsOf(
      run('Secretaria da Lontra de Minas –', 40, 40),
      run('Professora – 2020 (Atual)', 40, 53),
      run('Licenciatura em Letras - Centro', 40, 66),
      run('Universitário das Lontras -', 40, 79),
      run('Conclusão 2025', 40, 92),
    ),
  ).toEqual([
    'Secretaria da Lontra de Minas – Professora – 2020 (Atual)',
    'Licenciatura em Letras - Centro Universitário das Lontras - Conclusão 2025',
  ])
})

test('the end of a position is joined in any font style if a date is below it', () => {
  const titles = (first: string) =>
    textsOf(
      run(first, 40, 40, name),
      run('Representative', 40, 53),
      run('May 2018 – June 2020', 40, 66),
    )[0]
  expect(titles('Otter Works, Leeds — Sales')).toBe('Otter Works, Leeds — Sales Representative')
  expect(titles('Otter — Leeds')).toBe('Otter — Leeds')
})

test('a name that wraps at its own hyphen keeps it, unless a town follows', () => {
  const cell = (text: string) => ({ text, x: 0, right: 0, spans: [] })
  const join = (upper: string, lower: string) => appendCell(cell(upper), cell(lower)).text
  expect(join('Realgymnasium Otter-', 'Dachsfeld')).toBe('Realgymnasium Otter-Dachsfeld')
  expect(join('Colegio San Castor-', 'Cali, Colombia')).toBe('Colegio San Castor- Cali, Colombia')
  expect(join('Wiesel AG, Koch-', 'Küchenchef')).toBe('Wiesel AG, Koch- Küchenchef')
  expect(join('Univer-', 'sität')).toBe('Universität')
})
