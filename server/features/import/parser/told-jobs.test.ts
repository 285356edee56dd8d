import { expect, test } from 'vitest'
import { readJobs, readPlaces } from './flow-fixture.ts'

test('jobs are read from sentences about having worked', () => {
  expect(
    readJobs(`
# WORK EXPERIENCE:
1. Presently working as Senior Clerk in Heron Hospital & Research Centre, Leeds from 01.04.2020 to till date.
* Stock of the pharmacy
2. Worked as Hospital Clerk in Otter Line Clinic, Ujjain from 15.07.2017 to 31.03.2020.
3. Worked as Clerk (Trainee) in Ibex Laboratories Ltd., Ratlam from 01.08.2016 to 30.06.2017.
`),
  ).toEqual([
    ['Senior Clerk', 'Heron Hospital & Research Centre', '2020-04-01', 'now'],
    ['Hospital Clerk', 'Otter Line Clinic', '2017-07-01', '2020-03-01'],
    ['Clerk (Trainee)', 'Ibex Laboratories Ltd.', '2016-08-01', '2017-06-01'],
  ])
})

test('jobs are read from sentences about having worked with an employer', () => {
  expect(
    readJobs(`
# Work Experience
Worked with Heron Foods Pvt. Ltd, Leeds as Senior Clerk. From 12th March 2009 to till 15th May 2011.
Worked for Otter Line, Leeds as a Clerk from 4th August 2011 to 9th November 2013.
Working with Ibex Laboratories as Lead Chemist. From 3rd December 2013 to till date.
`),
  ).toEqual([
    ['Senior Clerk', 'Heron Foods Pvt. Ltd', '2009-03-01', '2011-05-01'],
    ['Clerk', 'Otter Line', '2011-08-01', '2013-11-01'],
    ['Lead Chemist', 'Ibex Laboratories', '2013-12-01', 'now'],
  ])
})

test.each([
  'Worked with Otter Ltd as partner from 2013 to 2014.',
  'Worked with the Clerk of Works as part of his team from 2012 to 2013.',
  'Working with Owl Foods as Lead Supplier from 2012 to 2014.',
])('a task about another firm is no job: "%s"', (task) => {
  expect(
    readJobs(
      `# Experience\nClerk, Heron Ltd\t2012 – 2014\n* ${task}\nPorter, Owl Ltd\t2010 – 2012`,
    ),
  ).toEqual([
    ['Clerk', 'Heron Ltd', '2012-01-01', '2014-01-01'],
    ['Porter', 'Owl Ltd', '2010-01-01', '2012-01-01'],
  ])
})

test('the position of a Brazilian register is read out of its labels', () => {
  expect(
    readJobs(`
# Atuação profissional
Universidade Federal da Lontra, UFL
2014 - Atual\tVínculo: Servidor público, Enquadramento funcional: Professora Associada, Regime: Dedicação exclusiva.
Banco da Garça do Brasil, BGB
1999 - 2001\tVínculo: Bolsista, Enquadramento funcional: Estagiário, Carga horária: 40
`),
  ).toEqual([
    ['Professora Associada', 'Universidade Federal da Lontra, UFL', '2014-01-01', 'now'],
    ['Estagiário', 'Banco da Garça do Brasil, BGB', '1999-01-01', '2001-01-01'],
  ])
})

test('the employer above its entries in a Brazilian register is that of each of them', () => {
  const text = `
# Atuação Profissional
Universidade Federal da Lontra, UFL, Brasil.
2018 - Atual\tVínculo: Servidor Público, Enquadramento Funcional: Professora Associada, Carga horária: 40
2008 - 2018\tVínculo: Servidor Público, Enquadramento Funcional: Professora Adjunta, Carga horária: 40
Faculdade de Tecnologia da Garça, FATGA, Brasil.
2007 - 2008\tVínculo: Celetista, Enquadramento Funcional: Professora Horista, Carga horária: 16.
`
  expect(readJobs(text)).toEqual([
    ['Professora Associada', 'Universidade Federal da Lontra', '2018-01-01', 'now'],
    ['Professora Adjunta', 'Universidade Federal da Lontra', '2008-01-01', '2018-01-01'],
    ['Professora Horista', 'Faculdade de Tecnologia da Garça', '2007-01-01', '2008-01-01'],
  ])
  expect(readPlaces(text)).toEqual(['Brasil', 'Brasil', 'Brasil'])
})

test.each([
  ['Clerk at Heron Limited, Mumbai since Dec’18', ['Clerk', 'Heron Limited', '2018-12-01', 'now']],
  [
    'Del ’98 al 2009: Hormigones Nutria S.A. Conductor de hormigonera.',
    ['Conductor de hormigonera', 'Hormigones Nutria S.A.', '1998-01-01', '2009-01-01'],
  ],
  [
    'DAL 1999 AL 2008 CARRELLISTA PRESSO LA DITTA “LONTRA S.R.L.”',
    ['CARRELLISTA', '“LONTRA S.R.L.”', '1999-01-01', '2008-01-01'],
  ],
  [
    'De 2014 à 2017 : Aide-soignante au CH de Redon, service de gériatrie',
    ['Aide-soignante', 'CH de Redon', '2014-01-01', '2017-01-01'],
  ],
])('a job is read from the line "%s"', (line, job) => {
  expect(readJobs(`# Experience\n${line}`)).toEqual([job])
})

test('a word before a date is not part of the place', () => {
  const text = 'Clerk at Heron Limited, Doha from Feb’15 to Nov’18'
  expect(readPlaces(`# Experience\n${text}`)).toEqual(['Doha'])
})

test('a long item of a list is a job if its dates are in brackets at the end', () => {
  const long = 'Directora de sala cuna, Jardín Infantil Rayito de Sol (Fundación Garza Integra)'
  expect(
    readJobs(`
# Experiencia laboral
* Educadora suplente, Escuela Particular Nutria, Temuco (marzo 2024 a la fecha)
* ${long}, Padre Las Casas de la Araucanía (marzo 2017 – diciembre 2021)
`),
  ).toEqual([
    ['Educadora suplente', 'Escuela Particular Nutria', '2024-03-01', 'now'],
    [
      'Directora de sala cuna',
      'Jardín Infantil Rayito de Sol (Fundación Garza Integra)',
      '2017-03-01',
      '2021-12-01',
    ],
  ])
})

test('jobs are read from paragraphs that describe them behind their dates in brackets', () => {
  const told = 'Kept the ledgers of three branches, trained new colleagues and closed the books.'
  expect(
    readJobs(`
# Experience
* Ledger Clerk – Heron Bank (April 2016 – Present) ${told}
* Tools: spreadsheets and a till.
* Trainee Clerk – Otter Savings Bank (May 2014 – March 2016) ${told}
* Tools: pencils.
`),
  ).toEqual([
    ['Ledger Clerk', 'Heron Bank', '2016-04-01', 'now'],
    ['Trainee Clerk', 'Otter Savings Bank', '2014-05-01', '2016-03-01'],
  ])
})

test.each([
  'Promoted to Senior Clerk, Leeds (2017 – 2018) After the branch in Leeds had been closed for good.',
  'Wrote the ledger software (2016 – 2018) It was used by all branches and by two other banks.',
  'Worked with the Clerk of Works – Otter Ltd (who left in 2017) and took over all of his duties.',
])('one described range in a list of tasks is no job: "%s"', (task) => {
  const jobs = readJobs(`
# Experience
Ledger Clerk, Heron Bank\tApril 2014 – May 2019
* Kept the ledgers of three branches.
* ${task}
* Trained new colleagues.
`)
  expect(jobs).toEqual([['Ledger Clerk', 'Heron Bank', '2014-04-01', '2019-05-01']])
})
