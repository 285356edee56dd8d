import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'
import { scoreOrganisation } from './organisation-words.ts'

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
