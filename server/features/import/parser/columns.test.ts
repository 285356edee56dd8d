import { expect, test } from 'vitest'
import { splitColumns } from './columns.ts'
import { placeMarginHeaders } from './margin-headers.ts'
import { linesOf, run, segmentsOf } from './line-fixture.ts'

const head = { bold: true, size: 12 }

test('cells are split at wide gaps, but not at word spaces or after a bullet', () => {
  const texts = segmentsOf(
    run('Acme Works', 40, 100),
    run('and Sons', 94, 100),
    run('Leeds', 300, 100),
    run('•', 40, 115),
    run('kept the books', 60, 115),
  ).map(({ text }) => text)
  expect(texts).toEqual(['Acme Works and Sons', 'Leeds', '• kept the books'])
})

test('a wide space after a small word is inside a name', () => {
  const cellsOf = (...texts: [string, number][]) =>
    linesOf(...texts.map(([text, x]) => run(text, x, 40)))[0]?.cells.map(({ text }) => text)
  expect(cellsOf(['University of', 40], ['Heronsea', 180], ['2021', 400])).toEqual([
    'University of Heronsea',
    '2021',
  ])
  expect(cellsOf(['Head of', 40], ['2021', 180])).toEqual(['Head of', '2021'])
})

test('text aligned with many cells begins a cell even after a narrow gap', () => {
  const rows = [1, 2, 3, 4].flatMap((n) => [
    run(`201${n}`, 40, 100 + n * 30),
    run('Clerk', 91.6, 100 + n * 30),
    run('Acme Works', 91.6, 113 + n * 30),
  ])
  const texts = segmentsOf(
    run('Sep 2018 –', 40, 60),
    run('Jun 2017 –', 40, 80),
    run('Clerk', 94, 80),
    run('Baker', 94, 60),
    ...rows,
  )
  expect(texts.slice(0, 2).map(({ text }) => text)).toEqual([
    'Sep 2018 – Baker',
    'Jun 2017 – Clerk',
  ])
  const near = segmentsOf(run('Sep 2018 –', 38, 60), run('Baker', 91.6, 60), ...rows)
  expect(near.slice(0, 2).map(({ text }) => text)).toEqual(['Sep 2018 –', 'Baker'])
})

test('a sidebar is a separate column, but not the line above both columns', () => {
  const main = [1, 2, 3, 4, 5, 6].map((n) =>
    run(`Main line number ${n} of the page`, 220, 100 + n * 13),
  )
  const side = [1, 2, 3, 4, 5].map((n) => run(`Skill ${n}`, 40, 103 + n * 14))
  const blocks = splitColumns(
    segmentsOf(
      run('Robin Q. Ashdown, generalist of many trades', 40, 60),
      run('Skills', 40, 96, head),
      run('Experience', 220, 96, head),
      ...main,
      ...side,
    ),
  )
  expect(blocks.map(({ part, segments }) => [part, segments[0]?.text])).toEqual([
    ['whole', 'Robin Q. Ashdown, generalist of many trades'],
    ['left', 'Skills'],
    ['right', 'Experience'],
  ])
})

test('dates in the left margin are not a separate column', () => {
  const rows = [0, 1, 2, 3].flatMap((n) => [
    run(`201${n} – 201${n + 1}`, 40, 100 + n * 40),
    run(`Clerk number ${n} at Acme`, 160, 100 + n * 40),
    run('kept the books of the whole firm', 160, 113 + n * 40),
  ])
  expect(splitColumns(segmentsOf(...rows))).toHaveLength(1)
})

test('right-aligned dates and labels in the left margin are not a column, whatever the labels say', () => {
  const label = (text: string, y: number) => run(text, 150 - text.length * 5, y)
  const rows = [
    ['Mar 2019 – Apr 2021', 'Clerk, Heron Ltd, Leeds'],
    ['2018', 'Baker, Otter & Sons, York'],
    ['Software', 'Spreadsheets and ledgers of all kinds'],
    ['Languages', 'English, Welsh'],
  ].flatMap(([name = '', text = ''], n) => [
    label(name, 110 + n * 40),
    run(text, 160, 110 + n * 40),
    run('what was done there, told in a line', 160, 123 + n * 40),
  ])
  const page = segmentsOf(
    run('Experience', 160, 96, head),
    run('Skills', 160, 176, head),
    ...rows,
    label('Interests', 290),
    run('Rowing', 160, 290),
  )
  expect(splitColumns(page)).toHaveLength(1)
})

test('right-aligned locations and dates at the page edge are not a separate column', () => {
  const atEdge = (text: string, y: number) => run(text, 560 - text.length * 5, y)
  const jobs = [0, 1, 2].flatMap((n) => [
    run(`Heron ${n} Ltd`, 40, 100 + n * 60),
    atEdge(['Leeds, UK', 'York', 'Rome, Italy'][n] ?? '', 100 + n * 60),
    run('CLERK', 40, 113 + n * 60),
    atEdge(`Feb. 201${n} - Mar. 201${n + 1}`, 113 + n * 60),
    run('• kept the books of the whole firm for years', 50, 126 + n * 60),
  ])
  const papers = [0, 1, 2, 3, 4].flatMap((n) => [
    run(`On the keeping of ledgers, part ${n}`, 40, 300 + n * 30),
    atEdge(['ICRA', 'CVPR', 'PAMI', 'ICPR', 'WACVA'][n] ?? '', 300 + n * 30),
    run('R. Ashdown and others', 40, 313 + n * 30),
  ])
  expect(splitColumns(segmentsOf(...jobs, ...papers))).toHaveLength(1)
})

test('headers in the left margin become lines above their rows', () => {
  const [lifted = []] = placeMarginHeaders([
    segmentsOf(
      run('RESEARCH', 40, 100, head),
      run('Institute of Advanced Things', 160, 100),
      run('EXPERIENCE', 40, 114, head),
      run('Assistant', 160, 113),
      run('EDUCATION', 40, 160, head),
      run('Science College', 160, 160),
    ),
  ])
  const texts = lifted.toSorted((a, b) => a.y - b.y).map(({ text }) => text)
  expect(texts).toEqual([
    'RESEARCH EXPERIENCE',
    'Institute of Advanced Things',
    'Assistant',
    'EDUCATION',
    'Science College',
  ])
})

test('the columns of a part of the page end before the header of a full-width section', () => {
  const blocks = splitColumns(
    segmentsOf(
      run('Education', 40, 100, head),
      ...[0, 1, 2, 3].map((n) => run(`School ${n}`, 40, 115 + n * 13)),
      run('Skills', 300, 100, head),
      ...[0, 1, 2].map((n) => run(`Skill number ${n}`, 300, 119 + n * 14)),
      run('Experience', 40, 190, head),
      run('Clerk at Acme', 40, 205),
      run('2015 – 2019', 300, 205),
      run(
        'kept the books of the whole firm and of its many branches all over the country',
        40,
        218,
      ),
    ),
  )
  expect(blocks.map(({ part, segments }) => [part, segments[0]?.text])).toEqual([
    ['left', 'Education'],
    ['right', 'Skills'],
    ['whole', 'Experience'],
  ])
})

test('labels and dates to the left of their values are not a sidebar', () => {
  const rows = [0, 1, 2].flatMap((n) => [
    run(`201${n} – 201${n + 1}`, 40, 100 + n * 52),
    run(`Acme Works number ${n}`, 160, 100 + n * 52),
    run('Position', 40, 113 + n * 52),
    run('Clerk', 160, 113 + n * 52),
    run('Tasks', 40, 126 + n * 52),
    run('Work experience with ledgers', 160, 126 + n * 52),
    run('and scales', 160, 139 + n * 52),
  ])
  const header = run('Employment', 40, 84, head)
  expect(splitColumns(segmentsOf(header, ...rows))).toHaveLength(1)
})

test('columns end before a header below which the lines are aligned differently', () => {
  const grid = [0, 1, 2, 3].flatMap((n) => [
    run(`School ${n}`, 40, 115 + n * 13),
    run(`College ${n}`, 200, 119 + n * 13),
  ])
  const jobs = [0, 1, 2, 3].flatMap((n) => [
    run(`201${n}`, 40, 205 + n * 40),
    run(`Clerk at Acme number ${n}`, 120, 205 + n * 40),
    run('kept the books of the whole', 120, 218 + n * 40),
  ])
  const blocks = splitColumns(
    segmentsOf(run('Education', 40, 100, head), ...grid, run('Experience', 40, 190, head), ...jobs),
  )
  expect(blocks.map(({ part, segments }) => [part, segments[0]?.text])).toEqual([
    ['left', 'Education'],
    ['right', 'College 0'],
    ['whole', 'Experience'],
  ])
})

test('single letters in small capitals are joined into a word of their row', () => {
  const small = { size: 6 }
  const letters = ['F', 'R', 'O', 'M'].map((letter, n) => run(letter, 92 + n * 4, 100, small))
  const texts = segmentsOf(
    run('Acme', 200, 98),
    run('2010-01-01', 40, 100),
    ...letters,
    run('2012-01-01', 112, 100),
  ).map(({ text }) => text)
  expect(texts).toEqual(['2010-01-01 FROM 2012-01-01', 'Acme'])
})

test('entries laid out side by side are read one by one under their header', () => {
  const card = (name: string, x: number, y: number) => [
    run(`Clerk ${name}`, x, y),
    run(`Acme ${name}`, x, y + 13),
    run('2015 – 2019', x, y + 26),
  ]
  const blocks = splitColumns(
    segmentsOf(
      run('Experience', 40, 80, head),
      ...card('A', 40, 100),
      ...card('B', 300, 100),
      run('Education', 40, 160, head),
      ...card('C', 40, 180),
      ...card('D', 300, 180),
    ),
  )
  expect(blocks.map(({ segments }) => segments[0]?.text)).toEqual([
    'Experience',
    'Clerk A',
    'Clerk B',
    'Education',
    'Clerk C',
    'Clerk D',
  ])
})

test('columns whose lines are level are read as rows if requested', () => {
  const rows = [
    'Education',
    'Degree',
    'School',
    'Years',
    'Experience',
    'Years',
    'Employer',
    'Position',
  ]
  const segments = segmentsOf(
    ...rows.flatMap((label, row) => [
      run(label, 40, 100 + row * 14, label.startsWith('E') && row % 4 === 0 ? head : {}),
      run(
        row % 4 === 0 ? label : `Heron Works and Sons ${row}`,
        300,
        100 + row * 14,
        row % 4 === 0 ? head : {},
      ),
    ]),
  )
  expect(splitColumns(segments)).toHaveLength(2)
  expect(splitColumns(segments, [], 0.7)).toHaveLength(1)
})

test('the labels of a form are no column of their own, however long the texts beside them', () => {
  const field = (label: string, y: number, ...texts: string[]) => [
    run(label, 230 - label.length * 5, y),
    ...texts.map((text, line) => run(text, 250, y + line * 13)),
  ]
  const text = Array.from({ length: 6 }, (_, n) => `Coordinamento dei progettisti, parte ${n + 1}`)
  const job = (y: number) => [
    ...field('Date (da – a)', y, 'Da settembre 2013 a oggi'),
    ...field('Nome del datore di lavoro', y + 13, 'Airone S.p.A., Torino'),
    ...field('Tipo di impiego', y + 26, 'Responsabile tecnico'),
    ...field('Principali mansioni', y + 39, ...text),
  ]
  const blocks = splitColumns(
    segmentsOf(
      run('Esperienza lavorativa', 120, 60, head),
      ...[80, 220, 360].flatMap(job),
      run('Lingue', 190, 500, head),
      run('Progetti', 250, 515, head),
    ),
  )
  expect(blocks).toHaveLength(1)
})

test('columns go on below a header of the left one if the lines beside it are indented but not level', () => {
  const blocks = splitColumns(
    segmentsOf(
      run('Education', 33, 100, head),
      ...[1, 2, 3, 4].map((n) => run(`Line ${n} of a study`, 33, 110 + n * 17)),
      run('Skills', 33, 240, head),
      ...[1, 2, 3, 4, 5, 6].map((n) => run(`Skill ${n} with its tools`, 48, 238 + n * 21)),
      run('Experience', 243, 100, head),
      run('Sep 2023 – Present', 253, 190),
      run('Heron Radio, Leeds', 253, 208),
      run('Engineer', 253, 225),
      ...[0, 1, 2, 3].map((n) => run('Automated the reports of a network', 265, 252 + n * 16.5)),
      run('Jan 2022 – Aug 2023', 248, 330),
      run('Otter Radio, York', 248, 347),
      run('Clerk', 248, 364),
    ),
  )
  expect(blocks.map(({ part, segments }) => [part, segments.length])).toEqual([
    ['left', 12],
    ['right', 11],
  ])
})

test('dates between a sidebar and the positions beside them belong to the positions', () => {
  const job = (date: string, title: string, y: number) => [
    run(date, 200, y),
    run(title, 280, y, { bold: true }),
    run('Garza Talleres, Lugo', 280, y + 13),
    ...[1, 2, 3, 4, 5, 6].map((n) => run(`Una tarea del puesto, la ${n}`, 280, y + 13 + n * 13)),
  ]
  const blocks = splitColumns(
    segmentsOf(
      run('Idiomas', 20, 100, head),
      ...Array.from({ length: 20 }, (_, n) => run(`Idioma ${n + 1}`, 20, 117 + n * 19)),
      run('Experiencia', 200, 100, head),
      ...job('2016 – 2021', 'Carpintera', 124),
      ...job('2012 – 2016', 'Aprendiz', 241),
      ...job('2009 – 2012', 'Moza', 358),
      run('Formación', 280, 470, head),
      run('Bachillerato', 280, 483),
    ),
  )
  expect(blocks.map(({ part, segments }) => [part, segments[0]?.text])).toEqual([
    ['left', 'Idiomas'],
    ['right', 'Experiencia'],
  ])
})

test('entries side by side are read one by one if they are centred', () => {
  const centred = (text: string, middle: number, y: number) =>
    run(text, middle - text.length * 2.5, y)
  const entry = (title: string, middle: number) => [
    centred(title, middle, 120),
    centred('2014 – 2019', middle, 135),
    centred('Met de hand gebonden boeken en mappen', middle, 160),
    centred('voor archieven', middle, 175),
    centred('en voor lezers van thuis', middle, 190),
  ]
  const blocks = splitColumns(
    segmentsOf(
      run('Werkervaring', 265, 100, head),
      ...entry('Boekbinder', 110),
      ...entry('Drukker', 310),
      ...entry('Zetter', 510),
    ),
  )
  expect(blocks.map(({ segments }) => segments[0]?.text)).toEqual([
    'Werkervaring',
    'Boekbinder',
    'Drukker',
    'Zetter',
  ])
})

test('no space is read before a comma or a closing bracket, however far the letters are spaced', () => {
  const [segment] = segmentsOf(
    run('Garza', 40, 40),
    run(',', 67, 40),
    run('Lugo', 77, 40),
    run(')', 99, 40),
    run('and', 109, 40),
    run('.NET', 126, 40),
  )
  expect(segment?.text).toBe('Garza, Lugo) and .NET')
})
