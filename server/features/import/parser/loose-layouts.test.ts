import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'
import { linesOf, run } from './line-fixture.ts'
import type { TextRun } from './model.ts'
import { parseResume } from './parse-resume.ts'

const jobsOf = (...runs: TextRun[]): unknown =>
  parseResume([{ width: 595, height: 842, runs }]).experiences.map((job) => [
    job.title,
    job.company_name,
    job.start_date,
    job.current_role ? 'now' : job.end_date,
  ])

const head = { bold: true, size: 14 }

test('a sidebar whose lines happen to be level with the main text is still a column', () => {
  const side = ['Skills', 'Excel', 'Word', 'Filing', 'Languages', 'English', 'Welsh']
  const main = [
    'Work experience',
    'Clerk, Heron Ltd, 2019 – 2021',
    'Filed the letters of the town',
    'Baker, Ibex Ltd, 2016 – 2019',
    'Baked bread for the market',
    'Education',
    'BSc Physics, Otter College, 2013 – 2016',
  ]
  const faceOf = (text: string): typeof head | undefined =>
    ['Skills', 'Languages', 'Work experience', 'Education'].includes(text) ? head : undefined
  expect(
    jobsOf(
      run('Robin Ashdown', 40, 40, { size: 20 }),
      ...side.map((text, row) => run(text, 40, 100 + row * 16, faceOf(text))),
      ...main.map((text, row) => run(text, 220, 100 + row * 16, faceOf(text))),
    ),
  ).toEqual([
    ['Clerk', 'Heron Ltd', '2019-01-01', '2021-01-01'],
    ['Baker', 'Ibex Ltd', '2016-01-01', '2019-01-01'],
  ])
})

test('the space before bold text is kept when a bullet is removed', () => {
  const [line] = linesOf(run('• Redatora da', 40, 40), run('Gralha', 110, 40, { bold: true }))
  expect(line).toMatchObject({ bullet: true, text: 'Redatora da Gralha' })
})

test.each([
  ['-Accueil des clients', true, 'Accueil des clients'],
  ['-ständige Aufgaben', false, '-ständige Aufgaben'],
])('a dash directly before a capitalised word is a bullet: "%s"', (given, bullet, text) => {
  const [line] = linesOf(run(given, 40, 40))
  expect(line).toMatchObject({ bullet, text })
})

test('the words of a justified line are one name, however wide their spaces', () => {
  const spread = (y: number, gap: number, ...words: string[]) => {
    let x = 40
    return words.map((word) => {
      const one = run(word, x, y)
      x += one.width + gap
      return one
    })
  }
  const lines = linesOf(
    run('Lontra e Companhia Limitada', 40, 40),
    ...spread(52, 20, 'Operadora', 'de', 'máquinas'),
    run('2015', 40, 76),
    ...spread(88, 20, 'Clerk', 'Otter', 'Leeds'),
  )
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Lontra e Companhia Limitada'],
    ['Operadora de máquinas'],
    ['2015'],
    ['Clerk', 'Otter', 'Leeds'],
  ])
})

test('an employer below the date can end with a full stop', () => {
  expect(
    readJobs(`
# Berufserfahrung
Verkäuferin\t2015 – 2018
Haus der Stoffe am Hafen.
* Beratung der Kunden
Kassiererin\t2012 – 2015
Gärtnerei am Alten Markt.
* Pflege des Lagers`),
  ).toEqual([
    ['Verkäuferin', 'Haus der Stoffe am Hafen', '2015-01-01', '2018-01-01'],
    ['Kassiererin', 'Gärtnerei am Alten Markt', '2012-01-01', '2015-01-01'],
  ])
})

test('the line above a labelled title is read as the employer', () => {
  expect(
    readJobs(`
# Experiencia laboral
Enero 2016 a abril 2018
Nutria del Sur, Compañía de Aguas de la Provincia, Sevilla.
Cargo: Vendedora.
Mayo 2014 a enero 2016
Tejón del Norte, Compañía de Gas de la Ciudad, Cádiz.
Cargo: Cajera.`),
  ).toEqual([
    ['Vendedora', expect.stringMatching(/^Nutria del Sur/), '2016-01-01', '2018-04-01'],
    ['Cajera', expect.stringMatching(/^Tejón del Norte/), '2014-05-01', '2016-01-01'],
  ])
})

test('undated titles with employers are jobs, and their durations are not part of the names', () => {
  expect(
    readJobs(`
# Experiência profissional
* Recepcionista – Barbearia Gralha. 1 Ano
* Vendedora – Lojas Lontra (2 anos e 3 meses)`),
  ).toEqual([
    ['Recepcionista', 'Barbearia Gralha', null, null],
    ['Vendedora', 'Lojas Lontra', null, null],
  ])
})

test('the text after the title on a labelled line is not part of the title', () => {
  expect(
    readJobs(`
# Experiência profissional
Lontra Serviços, de 08/2019 a 06/2020
Função: Auxiliar de limpeza, trabalhava com tratamento de piso`),
  ).toEqual([['Auxiliar de limpeza', 'Lontra Serviços', '2019-08-01', '2020-06-01']])
})

test('dates between separators and dates with a season before a colon begin jobs', () => {
  expect(
    readJobs(`
# Expériences professionnelles
Co-fondateur et responsable des données | 2020/10 - présent | Loutre Inc.
Stage de recherche | 2018/11 - 2020/03 | Héron SA
# Formation`),
  ).toEqual([
    ['Co-fondateur et responsable des données', 'Loutre Inc.', '2020-10-01', 'now'],
    ['Stage de recherche', 'Héron SA', '2018-11-01', '2020-03-01'],
  ])
  expect(
    readJobs(`
# Werkervaring
* zomer 2016: stage bij Otter Gent: een systeem voor de analyse van de boeken van vele groepen
* zomer 2009-2015: arbeider bij Reiger Papier`),
  ).toHaveLength(2)
})

test('many words of a justified line are one name even if kerning changes a space', () => {
  let x = 40
  const words = ['Course', ':', 'Bachelor', 'of', 'Science', 'in'].map((word, at) => {
    const one = run(word, x, 52)
    x += one.width + (at === 0 ? 15.6 : 16)
    return one
  })
  const edge = run('Attended all of the given classes', 40, 40, {
    width: (words.at(-1)?.x ?? 0) + 10 - 40,
  })
  const lines = linesOf(edge, ...words, run('Applied Physics', 40, 64))
  expect(lines[1]?.text).toBe('Course : Bachelor of Science in')
  expect(lines[1]?.cells).toHaveLength(1)
})

test('a header in the margin may go on below a little to the right', () => {
  expect(
    jobsOf(
      run('Robin Ashdown', 40, 40, { size: 20 }),
      run('SKILLS', 79, 100, { bold: true, size: 11 }),
      run('Ledgers, scales and the telephone', 180, 100),
      run('WORK', 79, 150, { bold: true, size: 11 }),
      run('Clerk, Heron Ltd, Leeds', 183, 150, { bold: true }),
      run('EXPERIENCE', 82.4, 163, { bold: true, size: 11 }),
      run('May 2016 - Present', 189, 163, { bold: true }),
      run('• Filed the letters of the town', 203, 176),
      run('Baker, Otter Ltd, York', 183, 200, { bold: true }),
      run('May 2012 - April 2016', 189, 213, { bold: true }),
      run('• Baked bread for the market', 203, 226),
      run('EDUCATION', 81, 260, { bold: true, size: 11 }),
      run('BSc Physics, Otter College', 180, 260),
      run('2009 - 2012', 180, 273),
    ),
  ).toEqual([
    ['Clerk', 'Heron Ltd', '2016-05-01', 'now'],
    ['Baker', 'Otter Ltd', '2012-05-01', '2016-04-01'],
  ])
})
