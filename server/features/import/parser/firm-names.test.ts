import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scoreTitle } from './title-words.ts'

test('a well-known employer is recognized by its name below a title of unknown words', () => {
  expect(
    readJobs(`
# Work Experience
Latte Wrangling\t2018 – 2020
Starbucks
Parcel Juggling\t2016 – 2018
Carrefour`),
  ).toEqual([
    ['Latte Wrangling', 'Starbucks', '2018-01-01', '2020-01-01'],
    ['Parcel Juggling', 'Carrefour', '2016-01-01', '2018-01-01'],
  ])
})

test('only a whole name is a known employer, and common words, towns and titles are not', () => {
  expect(scoreOrganisation('Lidl')).toBeGreaterThan(0.5)
  for (const text of ['Lidl and others', 'Normal', 'Bergen', 'Manager'])
    expect(scoreOrganisation(text)).toBe(0)
})

test('the university, not its department beside it, is the employer', () =>
  expect(
    readJobs(`
# Experience
Researcher, Department of Systematics, Heron University, Sweden\t2023 – Present
Lecturer, Department of Law, Universidad de la Garza, Spain\t2020 – 2022
Clerk, Department of Transport, Leeds\t2018 – 2020
`),
  ).toEqual([
    ['Researcher', 'Heron University', '2023-01-01', 'now'],
    ['Lecturer', 'Universidad de la Garza', '2020-01-01', '2022-01-01'],
    ['Clerk', 'Department of Transport', '2018-01-01', '2020-01-01'],
  ]))

test.each(['Fachklinik', 'Rettungsdienst Otter', 'Fietsenwinkel Reiger', 'Belastingadviesbureau'])(
  'the compound "%s" is an organisation by its end',
  (text) => {
    expect(scoreOrganisation(text)).toBe(0.6)
  },
)

test.each(['Exam marker', 'Essay marker'])(
  '"%s" is the position before "for" and its employer',
  (title) =>
    expect(
      readJobs(`
# Employment
2011 – 2013
${title} for the Law Department of Heron University
* Read some four hundred answers
`),
    ).toEqual([[title, 'Law Department of Heron University', '2011-01-01', '2013-01-01']]),
)

test('a list of subjects is one name with its department or laboratory', () =>
  expect(
    readJobs(`
# Experience
Clerk, Department of Tides, Winds and Waves, Leeds\t2020 – 2022
Researcher, Tides, Winds & Waves Lab, Leeds\t2018 – 2020
`),
  ).toEqual([
    ['Clerk', 'Department of Tides, Winds and Waves', '2020-01-01', '2022-01-01'],
    ['Researcher', 'Tides, Winds & Waves Lab', '2018-01-01', '2020-01-01'],
  ]))

test.each([
  ['Desarrolladora web – Freelance', 'Desarrolladora web', 'Freelance'],
  ['Fotografin – freiberuflich', 'Fotografin', 'freiberuflich'],
  ['Translator – Self-employed', 'Translator', 'Self-employed'],
  ['Translator – Part-time', 'Translator', null],
  ['Freelance Translator', 'Freelance Translator', null],
])('"%s" is the position %j, employed by %j', (text, title, company) =>
  expect(
    readJobs(`
# Work experience
${text}
2021 – 2024
* translated and drew the menus of some forty small bakeries
`),
  ).toEqual([[title, company, '2021-01-01', '2024-01-01']]),
)

test('a position as a freelancer is that at the employer beside it', () =>
  expect(
    readJobs(`
# Work experience
Translator – Freelance
Heron Press Ltd, Leeds
2021 – 2024
Packer – Part-time
Otter Mills Ltd, York
2018 – 2020
`),
  ).toEqual([
    ['Translator – Freelance', 'Heron Press Ltd', '2021-01-01', '2024-01-01'],
    ['Packer', 'Otter Mills Ltd', '2018-01-01', '2020-01-01'],
  ]))

test('a profession after the word of an organisation is no position', () => {
  for (const text of ['Cooperativa Panadera', 'Colegio de Abogados', 'Scuola di Cuochi'])
    expect(scoreTitle(text)).toBe(0)
  for (const text of ['School Teacher', 'Studio Manager', 'Colegio San José, Profesora', 'Obrero'])
    expect(scoreTitle(text)).toBeGreaterThan(0.9)
})

test.each(['Kabinet van de burgemeester', 'Europese Commissie', 'Commissione europea'])(
  '%s is an organisation',
  (text) => {
    expect(scoreOrganisation(text)).toBeGreaterThan(0.5)
  },
)

test('a community college is no position', () => {
  expect(scoreTitle('Egret County Community College')).toBe(0)
  expect(scoreTitle('Community Manager')).toBeGreaterThan(0)
})

test('a ministry whose name begins like a position is an organisation', () => {
  for (const text of ['Secretaría de Hacienda del Estado', 'Secretaria Municipal de Educação'])
    expect(scoreTitle(text)).toBe(0)
  for (const text of [
    'Secretaria',
    'Secretaria de Dirección',
    'Secretaria Executiva',
    'Secretaría',
  ])
    expect(scoreTitle(text)).toBeGreaterThan(0.9)
})
