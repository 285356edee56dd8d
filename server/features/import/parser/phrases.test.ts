import { expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'
import { run } from './line-fixture.ts'
import { parseResume } from './parse-resume.ts'
import { cutText } from './text-cuts.ts'

test('words that introduce a title or an employer, such as "als" and "bei", are not part of it', () => {
  expect(
    readJobs(`
# Berufserfahrung
2018 – 2020\tAls Verkäuferin bei Reiher GmbH tätig
2015 – 2018\tAls Kassiererin bei Otter GmbH tätig`),
  ).toEqual([
    ['Verkäuferin', 'Reiher GmbH', '2018-01-01', '2020-01-01'],
    ['Kassiererin', 'Otter GmbH', '2015-01-01', '2018-01-01'],
  ])
  expect(
    readJobs(`
# Expériences professionnelles
2018 – 2020\tEn tant que vendeuse chez Héron SARL
2015 – 2018\tEn tant que Comptable chez Loutre SARL`),
  ).toEqual([
    ['vendeuse', 'Héron SARL', '2018-01-01', '2020-01-01'],
    ['Comptable', 'Loutre SARL', '2015-01-01', '2018-01-01'],
  ])
})

test('a description on the same line is not part of the title or the employer', () => {
  expect(
    readJobs(`
# Work Experience
2018 – 2020: Sales Assistant at Heron Foods Ltd, opened the shop and counted the stock every morning
2015 – 2018: Cashier at Otter Foods Ltd, answered the letters and complaints of the public`),
  ).toEqual([
    ['Sales Assistant', 'Heron Foods Ltd', '2018-01-01', '2020-01-01'],
    ['Cashier', 'Otter Foods Ltd', '2015-01-01', '2018-01-01'],
  ])
})

test('a bullet of two sentences that begins with its dates is a job', () => {
  expect(
    readJobs(`
# Work Experience
* 2018 – 2020 Cashier at Heron Foods. Answered the calls, letters and complaints of the public
* 2015 – 2018 Baker at Otter Foods. Opened the shop and counted the stock every morning`),
  ).toEqual([
    ['Cashier', 'Heron Foods', '2018-01-01', '2020-01-01'],
    ['Baker', 'Otter Foods', '2015-01-01', '2018-01-01'],
  ])
})

test('words for being part of an employer are not part of its name', () => {
  expect(
    readJobs(`
# Expériences professionnelles
2018 – 2020\tVendeuse au sein de l’équipe Héron
2015 – 2018\tComptable auprès de la Loutre`),
  ).toEqual([
    ['Vendeuse', 'Héron', '2018-01-01', '2020-01-01'],
    ['Comptable', 'Loutre', '2015-01-01', '2018-01-01'],
  ])
})

test('an employer after "im" or "am" is known by its initials or by a compound', () => {
  expect(
    readJobs(`
# Berufserfahrung
2018 – 2020\tKrankenpflegerin im UKO
2015 – 2018\tNotfallsanitäterin am Notfalldienst`),
  ).toEqual([
    ['Krankenpflegerin', 'UKO', '2018-01-01', '2020-01-01'],
    ['Notfallsanitäterin', 'Notfalldienst', '2015-01-01', '2018-01-01'],
  ])
})

test.each(['Leiter im Vertrieb', 'Entwickler im IT-Bereich'])('"%s" names no employer', (text) => {
  expect(cutText(text)).toHaveLength(1)
})

test('the rest of an employer that is wrapped beside its date is no name of its own', () => {
  const jobs = parseResume([
    {
      width: 595,
      height: 842,
      runs: [
        run('Berufserfahrung', 40, 40, { bold: true, size: 14 }),
        run('03.2017 – 10.2020', 40, 64),
        run('Krankenpflegerin im UKO, Dermatologie', 300, 64),
        run('Station', 300, 76),
        run('10.2020 – heute', 40, 100),
        run('Gesundheits- und Pflegehilfe im UKO', 300, 100),
        run('Pool', 300, 112),
      ],
    },
  ]).experiences
  expect(jobs[1]).toMatchObject({ company_name: 'UKO' })
})

test('the initials of a trade in brackets do not end a position', () => {
  expect(cutText('User Interface (UI) Designer').map(({ text }) => text)).toEqual([
    'User Interface (UI) Designer',
  ])
  expect(cutText('Heron Bank (HBK) Designer').map(({ text }) => text)).toEqual([
    'Heron Bank (HBK)',
    'Designer',
  ])
})

test.each([
  ['Lecturer at Heron University in Ibexville, Mongolia', 'Heron University'],
  ['Teacher at OTSIN in Ibexville, Namibia', 'OTSIN'],
  ['Analyst at Institute for Research in Ferns, Peru', 'Institute for Research in Ferns'],
])('the town before a country, but no subject, ends the employer in "%s"', (text, employer) =>
  expect(readJobs(`# Work\nFeb 2004 – Oct 2005\t${text}`)).toMatchObject([
    [text.split(' ')[0], employer, '2004-02-01', '2005-10-01'],
  ]),
)

test('the address behind an employer is not part of its name', () =>
  expect(
    readJobs(`
# Berufliche Erfahrung
* 6/2011 – 9/2013: Kellnerin bei Hotel Airone Via Dante 2 20999 Monteriva, Italien.
* 3/2009 – 5/2011: Kellnerin bei Gasthof Reiher`),
  ).toEqual([
    ['Kellnerin', 'Hotel Airone', '2011-06-01', '2013-09-01'],
    ['Kellnerin', 'Gasthof Reiher', '2009-03-01', '2011-05-01'],
  ]))

test('a name that ends with "and" or "of" goes on in the line below', () =>
  expect(
    readJobs(`
# Work experience
August 2011 – October 2012\tSummer Student
Payroll And
Loans Administration
March 2008 – July 2011\tCleaner
Sons of
Otter Mills
`),
  ).toEqual([
    ['Summer Student', 'Payroll And Loans Administration', '2011-08-01', '2012-10-01'],
    ['Cleaner', 'Sons of Otter Mills', '2008-03-01', '2011-07-01'],
  ]))

test('a long bullet ends with its date in brackets, with or without a word before the date', () =>
  expect(
    readJobs(`
# Esperienza professionale
* Cameriera ai piani presso Airone Alberghi (dal 13/11/2014 al 31/12/2015)
* Addetta al magazzino, alla sistemazione della merce sugli scaffali e alle attività di controllo presso Lontra Italia (dal 12/10/2016 al 30/11/2019)
`),
  ).toMatchObject([
    ['Cameriera ai piani', 'Airone Alberghi', '2014-11-01', '2015-12-01'],
    [expect.stringMatching(/^Addetta al magazzino/), 'Lontra Italia', '2016-10-01', '2019-11-01'],
  ]))

test('a full stop in an employer does not end it where dashes separate the names', () => {
  expect(
    readJobs(`
# Experience
Heron Pest Control — Sales Representative — Leeds — Jan 2023 – Aug 2023
Otter Media — Recruiter — York — Aug 2021 – Jan 2023
Splash. Pool Care — Sales Representative — May 2018 – Aug 2018
`),
  ).toEqual([
    ['Sales Representative', 'Heron Pest Control', '2023-01-01', '2023-08-01'],
    ['Recruiter', 'Otter Media', '2021-08-01', '2023-01-01'],
    ['Sales Representative', 'Splash. Pool Care', '2018-05-01', '2018-08-01'],
  ])
})

test('a preposition in capitals parts a position from its employer', () => {
  expect(
    readJobs(`
# Experiencia laboral
2018 – 2020\tRECEPCIONISTA EN HOTEL GARZA
2015 – 2018\tCONTADORA EN "NUTRIA"
2012 – 2015\tCajera en “Ibis”`),
  ).toEqual([
    ['RECEPCIONISTA', 'HOTEL GARZA', '2018-01-01', '2020-01-01'],
    ['CONTADORA', '"NUTRIA"', '2015-01-01', '2018-01-01'],
    ['Cajera', '“Ibis”', '2012-01-01', '2015-01-01'],
  ])
  for (const text of ['ENFERMERA EN PRÁCTICAS', 'TÉCNICA EN BANCA Y SEGUROS'])
    expect(cutText(text).map((part) => part.text)).toEqual([text])
})

test('a position behind the country of a town is parted from it', () => {
  expect(
    readJobs(`
# Expériences professionnelles
Héron SARL, Gand, Belgique Comptable\t2018 – 2020
Institut Loutre, Malmö, Suède Stagiaire\t2015 – 2018`),
  ).toEqual([
    ['Comptable', 'Héron SARL', '2018-01-01', '2020-01-01'],
    ['Stagiaire', 'Institut Loutre', '2015-01-01', '2018-01-01'],
  ])
  expect(cutText('Heron Ltd, France Sales Manager').map(({ text }) => text)).toEqual([
    'Heron Ltd',
    'France Sales Manager',
  ])
})

test('the Dutch "te" parts any town from an employer', () => {
  expect(
    readJobs(`
# Werkervaring
2018 – 2020\tStage bij Otter ICT te Ibisdam
2015 – 2018\tVerkoper bij Reiger te Ree aan Zee`),
  ).toEqual([
    ['Stage', 'Otter ICT', '2018-01-01', '2020-01-01'],
    ['Verkoper', 'Reiger', '2015-01-01', '2018-01-01'],
  ])
})

test('a rank or a kind of work beside its subject is one position with it', () => {
  expect(
    readJobs(`
# Experiência profissional
Lontra Associados\t2014 – Presente
Desenvolvimento de Barcos – Júnior
* construí barcos para os clientes da empresa
Garça Global\t2012 – 2013
Contabilidade e Finanças – Estágio
* fiz as contas de todas as lojas da empresa`),
  ).toEqual([
    ['Desenvolvimento de Barcos – Júnior', 'Lontra Associados', '2014-01-01', 'now'],
    ['Contabilidade e Finanças – Estágio', 'Garça Global', '2012-01-01', '2013-01-01'],
  ])
})

test('the subject of a position before its employer is no employer', () => {
  expect(
    readJobs(`
# Experiencia
Febrero 2006 - Actualidad\tDesarrolladora en Ruby on Rails en Nutria Technologies
Julio 2005 - Febrero 2006\tDesarrolladora en Visual Basic en Garza Technologies`),
  ).toMatchObject([
    ['Desarrolladora en Ruby on Rails', 'Nutria Technologies', '2006-02-01', 'now'],
    ['Desarrolladora en Visual Basic', 'Garza Technologies', '2005-07-01', '2006-02-01'],
  ])
})

test('the initials of an employer follow a position and an article', () => {
  expect(cutText('Auxiliar de redes en el COBAN').map(({ text }) => text)).toEqual([
    'Auxiliar de redes',
    'COBAN',
  ])
  for (const text of [
    'Técnica en la Unidad Central',
    'Ingeniero en la TIC',
    'Tecnico nel Reparto A',
  ])
    expect(cutText(text)).toHaveLength(1)
})

test('a word that leads to an employer with a legal form is not part of it', () => {
  expect(
    readJobs(`
# Expériences professionnelles
Avril 2008 – Mars 2009 : Customer Service Representative pour Loutretix Ltd., Toronto, Canada`),
  ).toEqual([['Customer Service Representative', 'Loutretix Ltd.', '2008-04-01', '2009-03-01']])
})

test('a hyphen before a German word for a branch or department ends no name', () => {
  expect(cutText('Coach im Sport- Bereich')).toHaveLength(1)
  expect(cutText('Kassierer- Otter GmbH')).toHaveLength(2)
})

test('a town is parted from initials before it', () => {
  expect(
    readJobs(`
# Berufserfahrung
2018 – 2020\tKöchin bei der 4OT in Gent
2015 – 2018\tKassiererin bei der RH in Verona`),
  ).toEqual([
    ['Köchin', '4OT', '2018-01-01', '2020-01-01'],
    ['Kassiererin', 'RH', '2015-01-01', '2018-01-01'],
  ])
})

test.each(['│', '┃', '¦', '｜'])('the bar "%s" separates names like the usual one', (bar) => {
  expect(
    readJobs(`
# Experience
* Heron Group ${bar} Part Time Clerk | 03/2009 – 10/2012
* Otter Inn ${bar} Sales Manager | 01/2007 – 02/2009`),
  ).toEqual([
    ['Part Time Clerk', 'Heron Group', '2009-03-01', '2012-10-01'],
    ['Sales Manager', 'Otter Inn', '2007-01-01', '2009-02-01'],
  ])
})

test('initials before a state, or before a way of working, name the employer', () => {
  expect(
    readJobs(`
# Experience
Software Intern – OTR, Remote\tMarch 2019 – July 2019
* Learned to count all the goods
Software Intern – HRN, MA\tMay 2018 – September 2018
* Counted all the goods`),
  ).toEqual([
    ['Software Intern', 'OTR', '2019-03-01', '2019-07-01'],
    ['Software Intern', 'HRN', '2018-05-01', '2018-09-01'],
  ])
})

test('the hours of a week beside the dates are no employer', () => {
  expect(
    readJobs(`
# Experience
Teaching Assistant, Heron University, Leeds
October 2017 – July 2018 15 hrs/week
* Led two classes
Analyst Intern, Otter Foods, Leeds
March 2016 – August 2016 12-20 hours per week
* Counted fish`),
  ).toEqual([
    ['Teaching Assistant', 'Heron University', '2017-10-01', '2018-07-01'],
    ['Analyst Intern', 'Otter Foods', '2016-03-01', '2016-08-01'],
  ])
})

test('what a position is in is no employer before the dash of one', () => {
  expect(cutText('Software Engineer in Test - Heron Inc.')).toHaveLength(2)
  expect(cutText('Lecturer in Heron University College')).toHaveLength(2)
})

test('an office at one of its sites is one employer', () => {
  expect(cutText('Department of Tides at Heron River Site')).toHaveLength(1)
  expect(cutText('Clerk at Heron River Site')).toHaveLength(2)
  expect(cutText('Department of Tides at Heron University')).toHaveLength(2)
  expect(cutText('Head of Department for Tides at Heron Foods')).toHaveLength(2)
})

test('a word before the dates is not part of a name in brackets', () => {
  expect(readJobs('# Experience\nHeron Ltd (accountant) from 2015 to 2022')).toEqual([
    ['accountant', 'Heron Ltd', '2015-01-01', '2022-01-01'],
  ])
})

test('a county behind the word for one is no legal form', () => {
  expect(
    readJobs(`
# Experience
Sales Assistant, Heron, Ardmore, Co. Waterford\t2014 – 2016
IT Intern, Otter Ltd, Co Kerry\t2012 – 2013`),
  ).toEqual([
    ['Sales Assistant', 'Heron', '2014-01-01', '2016-01-01'],
    ['IT Intern', 'Otter Ltd', '2012-01-01', '2013-01-01'],
  ])
  expect(cutText('Heron & Sons, Co. Ltd')).toHaveLength(1)
})

test('the employer before a kind of work is parted from it where one is surely an employer', () => {
  expect(
    readJobs(`
# Experience
Heronics Internship\tMay 2009 – July 2009
OTR Co-Op\tMarch 2008 – June 2008`),
  ).toEqual([
    ['Internship', 'Heronics', '2009-05-01', '2009-07-01'],
    ['Co-Op', 'OTR', '2008-03-01', '2008-06-01'],
  ])
})

test.each(['Marketing', 'Summer', 'Robotics', 'HR', 'QA', 'UX'])(
  'a kind of work in "%s" is a position where nothing else is',
  (field) => {
    expect(
      readJobs(`# Experience\n${field} Internship\t2004 – 2005\nWinter Internship\t2002 – 2003`),
    ).toEqual([
      [`${field} Internship`, null, '2004-01-01', '2005-01-01'],
      ['Winter Internship', null, '2002-01-01', '2003-01-01'],
    ])
  },
)
