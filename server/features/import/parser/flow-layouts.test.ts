import { expect, test } from 'vitest'
import { readDegrees, readDescriptions, readJobs } from './flow-fixture.ts'
import type { FlowBlock, FlowParagraph } from './model.ts'
import { parseFlow } from './parse-resume.ts'

const cell = (text: string, bold = false): FlowParagraph => ({
  kind: 'paragraph',
  cells: [[{ text, bold, italic: false, size: 11 }]],
  bullet: false,
  level: 0,
  heading: null,
  spaceBefore: 0,
  ruled: false,
})
const names = (...texts: string[]): FlowBlock[] => texts.map((text) => cell(text))

test('a dated bullet among undated bullets is not read as a job', () => {
  expect(
    readJobs(`
# Employment History
Heron Engineering Ltd, Leeds\tMarch 2013 – January 2017
Project Engineer
* Supervision of all the works on site
* Acting Project Manager for eleven weeks, Sept – Nov 2015
* Weekly reporting to the board
Otter Mining Ltd, Leeds\tJan 2010 – Feb 2013
Site Engineer
* Daily talks with all who work there
`),
  ).toEqual([
    ['Project Engineer', 'Heron Engineering Ltd', '2013-03-01', '2017-01-01'],
    ['Site Engineer', 'Otter Mining Ltd', '2010-01-01', '2013-02-01'],
  ])
})

test('a client with dates is the employer if no employer is labelled', () => {
  expect(
    readJobs(`
# Professional Experience
Client: Heron Mutual Insurance\tJan 2021 – Present
Role: Java Developer
Client: Otter Rail Services\tMar 2018 – Dec 2020
Role: Web Developer
`),
  ).toEqual([
    ['Java Developer', 'Heron Mutual Insurance', '2021-01-01', 'now'],
    ['Web Developer', 'Otter Rail Services', '2018-03-01', '2020-12-01'],
  ])
})

test.each([
  ['# Experiencia laboral', 'Institución', 'Período', 'Auxiliar contable'],
  ['# Work experience', 'Institution', 'Period', 'Bookkeeper'],
  ['# Experiência profissional', 'Instituição', 'Período', 'Auxiliar de escritório'],
  ['# Esperienza lavorativa', 'Istituto', 'Periodo', 'Contabile'],
])(
  'under "%s", the label "%s" gives the employer if no other does',
  (header, school, date, title) => {
    expect(
      readJobs(`
${header}
* ${title}:
* ${school}: Heron Pumps, Otterville
* ${date}: 04/2019 – 11/2021
* ${title}:
* ${school}: Ibex Mills, Otterville
* ${date}: 02/2015 – 03/2019
`),
    ).toEqual([
      [title, 'Heron Pumps', '2019-04-01', '2021-11-01'],
      [title, 'Ibex Mills', '2015-02-01', '2019-03-01'],
    ])
  },
)

test('the label of a school describes a job whose employer has a label of its own', () => {
  expect(
    readJobs(`
# Work experience
* Company: Heron Coaches Ltd
* Position: Bus Driver
* Period: 04/2019 – 11/2021
* School: Otterville Primary, every morning
* Company: Ibex Mills Ltd
* Position: Packer
* Period: 02/2015 – 03/2019
`),
  ).toEqual([
    ['Bus Driver', 'Heron Coaches Ltd', '2019-04-01', '2021-11-01'],
    ['Packer', 'Ibex Mills Ltd', '2015-02-01', '2019-03-01'],
  ])
})

test('a table with a row for each printed line has an entry between each two blank rows', () => {
  const row = (...texts: string[]): FlowBlock[][] => texts.map((text) => (text ? names(text) : []))
  const table: FlowBlock = {
    kind: 'table',
    rows: [
      row('Secondary School:', ''),
      row('', ''),
      row('September 1997 -', 'Heron Secondary'),
      row('June 2003:', 'Otterville'),
      row('', 'Co. Ibex'),
      row('', ''),
      row('Third Level:', ''),
      row('', ''),
      row('October 2003 -', 'Physics'),
      row('June 2007:', 'BSc'),
      row('', 'Egret University'),
      row('', 'Holy Otter College'),
    ],
  }
  const { educations } = parseFlow([cell('Education', true), table])
  expect(educations.map(({ school_name, degree }) => [school_name, degree])).toEqual([
    ['Heron Secondary', 'Secondary School'],
    ['Egret University', 'BSc'],
  ])
})

test('rows between blank ones that begin anew in their first cells are entries of their own', () => {
  const row = (...texts: string[]): FlowBlock[][] => texts.map((text) => (text ? names(text) : []))
  const table: FlowBlock = {
    kind: 'table',
    rows: [
      row('2016 – 2020', 'Clerk, Heron Pumps Ltd'),
      row('', 'Kept the books'),
      row('2012 – 2016', 'Packer, Otter Mills Ltd'),
      row('', ''),
      row('2010 – 2012', 'Driver, Ibex Rail Ltd'),
    ],
  }
  const { experiences } = parseFlow([cell('Work experience', true), table])
  expect(experiences.map(({ title, start_date }) => [title, start_date])).toEqual([
    ['Clerk', '2016-01-01'],
    ['Packer', '2012-01-01'],
    ['Driver', '2010-01-01'],
  ])
})

test('the last line of a cell does not become the degree of the next row', () => {
  const table: FlowBlock = {
    kind: 'table',
    rows: [
      [names('2014 – 2016'), names('Industriemeister Metall', 'Otterschule Kiel')],
      [names('1999 – 2005'), names('Realschule am Reiher', 'Abschluss: Mittlere Reife')],
      [names('1995 – 1999'), names('Grundschule Ibexstadt')],
    ],
  }
  const degrees = parseFlow([cell('Ausbildung', true), table]).educations
  expect(degrees.find((one) => one.school_name === 'Grundschule Ibexstadt')?.degree).toBeNull()
})

test('a name that ends with "High" can be a school without the word "School"', () => {
  expect(
    readDegrees(`
# Education
9 GCSEs inc. Maths & English, Heron Vale High (2002 – 2007)
`),
  ).toEqual([['9 GCSEs', expect.anything(), 'Heron Vale High']])
})

test('a table of jobs may name the position by its duties', () => {
  const jobs = readJobs(`
# Experience
Year\tCompany\tDuties
1999-2005\tHeron Stores\tBlue lamps
2005-2013\tOtter Mills\tGreen lamps
`)
  expect(jobs).toEqual([
    ['Blue lamps', 'Heron Stores', '1999-01-01', '2005-01-01'],
    ['Green lamps', 'Otter Mills', '2005-01-01', '2013-01-01'],
  ])
})

test('years of a work that comes back, and rows that end on the day before the next, are dated', () => {
  const jobs = readJobs(`
# Experience
Heron Mills – Rosario
Temporadas 2008, 2009 y 2010
Clerk
`)
  expect(jobs).toMatchObject([[expect.anything(), 'Heron Mills', '2008-01-01', '2010-01-01']])
  const rows = readJobs(`
# Experience
Company\tPosition\tEntry\tExit
Heron Mills\tClerk\t02/05/2001\t30/09/2004
Otter Mills\tForeman\t01/10/2004\t31/01/2009
`)
  expect(rows).toEqual([
    ['Clerk', 'Heron Mills', '2001-05-01', '2004-09-01'],
    ['Foreman', 'Otter Mills', '2004-10-01', '2009-01-01'],
  ])
})

test('an employer in small letters beside a position is a name', () => {
  const jobs = readJobs(`
# Experience
Heron Ltd | Head of Development
2015 – 2016
Led the development of ten programs.
mobile otters | Full-Stack Developer
2009 – 2012
Wrote the software of the shops.
`)
  expect(jobs).toEqual([
    ['Head of Development', 'Heron Ltd', '2015-01-01', '2016-01-01'],
    ['Full-Stack Developer', 'mobile otters', '2009-01-01', '2012-01-01'],
  ])
})

test('positions without dates belong to the employer in the header of their section', () => {
  const jobs = readJobs(`
# Experience
March 2016 – Present: Senior Marketing Specialist
Greene Heron
Leads a team that looks after the campaigns.
# Prior career – Otter Pub Company
Digital Marketing Specialist
* Looked after the bookings for events such as Christmas.
Marketing Graduate
* Worked in every part of the team.
# Prior career – Ploverport
Freelance Digital Marketing
* Built a newsletter for the shop.
`)
  expect(jobs).toEqual([
    ['Senior Marketing Specialist', 'Greene Heron', '2016-03-01', 'now'],
    ['Digital Marketing Specialist', 'Otter Pub Company', null, null],
    ['Marketing Graduate', 'Otter Pub Company', null, null],
    ['Freelance Digital Marketing', 'Ploverport', null, null],
  ])
})

test('a section without dates may name positions alone, each above its description', () => {
  const section = (first: string): unknown =>
    readJobs(`
# Work experience
${first}
* Kept the books of four shops.
Shop assistant
* Served the customers at the counter.
`)
  expect(section('Bookkeeper')).toEqual([
    ['Bookkeeper', null, null, null],
    ['Shop assistant', null, null, null],
  ])
  expect(section('Bookkeeping')).toEqual([])
})

test('a word for the present dates an entry of a list whose others begin with a date', () => {
  const jobs = readJobs(`
# Expérience professionnelle
* En cours : Ingénieur développeur chez Héron
* Novembre 2017 – Novembre 2019 : Développeur iOS chez Loutre
`)
  expect(jobs).toEqual([
    ['Ingénieur développeur', 'Héron', null, 'now'],
    ['Développeur iOS', 'Loutre', '2017-11-01', '2019-11-01'],
  ])
})

test('an employer and a date below an open preposition, and a tab in the date, belong to the position', () => {
  const jobs = readJobs(`
# Esperienza professionale
Addetto alle pulizie presso Airone Italia (dal 01/07/2020 al 14/08/2020)
Addetto al magazzino presso
Lontra Italia ( dal 12/10/2020/ al\tin corso di svolgimento )
Cameriere presso Piviere Italia (dal 12/10/2021, in corso)
`)
  expect(jobs).toEqual([
    ['Addetto alle pulizie', 'Airone Italia', '2020-07-01', '2020-08-01'],
    ['Addetto al magazzino', 'Lontra Italia', '2020-10-01', 'now'],
    ['Cameriere', 'Piviere Italia', '2021-10-01', 'now'],
  ])
})

test('a job without a date among dated ones is a job, and not the description of the one above', () => {
  const bulleted = readJobs(`
# Employment
Clerk – Heron Ltd (March 2018 to February 2021)
* Kept the books of four shops.
Order Filler – Plover Warehouse (6 months)
* Picked orders for the shops.
`)
  expect(bulleted).toEqual([
    ['Clerk', 'Heron Ltd', '2018-03-01', '2021-02-01'],
    ['Order Filler', 'Plover Warehouse', null, null],
  ])
  const listed = readJobs(`
# Werkervaring
Verkoper bij Reiger BV (2015 – 2018)
Kassière bij Otter Supermarkt (2012 – 2015)
Vakkenvuller bij Plevier
`)
  expect(listed).toEqual([
    ['Verkoper', 'Reiger BV', '2015-01-01', '2018-01-01'],
    ['Kassière', 'Otter Supermarkt', '2012-01-01', '2015-01-01'],
    ['Vakkenvuller', 'Plevier', null, null],
  ])
})

test('stays abroad are no jobs', () => {
  const jobs = readJobs(`
# Berufserfahrung
01.2010 – heute Reiher GmbH, Hamburg, Entwickler
# Berufliche Auslandsaufenthalte
02.2006 – heute Leben und arbeiten in Deutschland
01.2010 – heute Regelmäßige Aufenthalte in Genf, Schweiz
`)
  expect(jobs).toEqual([['Entwickler', 'Reiher GmbH', '2010-01-01', 'now']])
})

test('bullets directly above dates are before the employers, not before descriptions', () => {
  expect(
    readJobs(`
# Experiência
* Padaria da Garça Ltda.
Admissão: 01 de março de 2014
Demissão: 01 de maio de 2016
Função: Padeiro
* Oficina Lontra
Admissão: 01 de junho de 2016
Demissão: 01 de abril de 2019
Função: Mecânico
`),
  ).toEqual([
    ['Padeiro', 'Padaria da Garça Ltda.', '2014-03-01', '2016-05-01'],
    ['Mecânico', 'Oficina Lontra', '2016-06-01', '2019-04-01'],
  ])
})

test('an asterisk directly before a year is a bullet', () => {
  expect(
    readDegrees(`
# Formation
*2016 Baccalauréat, Lycée du Héron
*2019 Licence en Gestion, Université de la Loutre
`),
  ).toEqual([
    ['Baccalauréat', null, 'Lycée du Héron'],
    ['Licence', 'Gestion', 'Université de la Loutre'],
  ])
})

test('contacts of an employer, and a date of birth, are no job', () => {
  expect(
    readJobs(`
# Work experience
Heron Classroom – Chad
Country: Chad | Email: mail@heron.example | Business: Education
Links https://heron.example/a | https://heron.example/?
id=4 | https://heron.example/b
Mentor
[ 03/05/2021 – Current ]
Date of birth: 04.03.1991
`),
  ).toEqual([['Mentor', 'Heron Classroom', '2021-05-01', 'now']])
})

test('positions that begin like the labels of contacts, and addresses in descriptions, are kept', () => {
  const text = `
# Experience
Email Marketing Manager | Heron Ltd | 2019 – 2021
* Wrote the letters
Link Building Specialist | Otter Ltd | 2017 – 2019
* https://otter.example/work
Études de marché | Sterne SA | 2015 – 2017`
  expect(readJobs(text)).toEqual([
    ['Email Marketing Manager', 'Heron Ltd', '2019-01-01', '2021-01-01'],
    ['Link Building Specialist', 'Otter Ltd', '2017-01-01', '2019-01-01'],
    ['Études de marché', 'Sterne SA', '2015-01-01', '2017-01-01'],
  ])
  expect(readDescriptions(text)[1]).toBe('https://otter.example/work')
})

test('studies and schools in a list of jobs are no jobs, but a teacher is', () =>
  expect(
    readJobs(`
# Beruflicher Werdegang
2022 – 2024\tStudium zum Ingenieur
(Abbruch)
2020 – 2022\tFachoberschule im Bereich Technik
Reiher-Schule Leipzig
2018 – 2020\tLehrer
Otter-Schule Leipzig
`),
  ).toEqual([['Lehrer', 'Otter-Schule Leipzig', '2018-01-01', '2020-01-01']]))

test('a web address between an employer and its dates is no description', () => {
  expect(
    readJobs(`
# Employment History
Heron Laboratories
https://www.heron.example.com/
May 2017 → June 2019
Building ferries for the lakes of the north, with a crew of nine people.
Otter Mutual
http://otter.example.org | http://pups.example.org
April 2014 → March 2017
Keeping the books of the farms in the valley, and those of their owners.
`),
  ).toEqual([
    [null, 'Heron Laboratories', '2017-05-01', '2019-06-01'],
    [null, 'Otter Mutual', '2014-04-01', '2017-03-01'],
  ])
})

test.each([
  ['herontours.com, Leeds (England)', 'herontours.com'],
  ['http://otter.me, Vienna', 'http://otter.me'],
  ['egrets.net', 'egrets.net'],
])('the employer may be called by its web address: "%s"', (line, company) => {
  expect(
    readJobs(`
# Work experience
05/2014 – 06/2015\tWeb developer
Plover GmbH, Linz
10/2012 – 05/2013\tWeb developer
${line}
Wrote the modules of the shop and of its warehouse.
`),
  ).toEqual([
    ['Web developer', 'Plover GmbH', '2014-05-01', '2015-06-01'],
    ['Web developer', company, '2012-10-01', '2013-05-01'],
  ])
})

test('dates in brackets may part a position from its employer in a bullet', () => {
  expect(
    readJobs(`
# Engineering experience
* Mechanical Engineer (March 2001 - October 2004) St. Otter Devices, Inc. - Santa Rosa, CA
* Maintenance Engineer (June 1998 - March 2001) Heron Technologies (Plover Design) - Davis, CA
* Test Engineer (May 1995 - June 1998) Ibis Ltd - Davis, CA
`),
  ).toEqual([
    ['Mechanical Engineer', 'St. Otter Devices, Inc.', '2001-03-01', '2004-10-01'],
    ['Maintenance Engineer', 'Heron Technologies (Plover Design)', '1998-06-01', '2001-03-01'],
    ['Test Engineer', 'Ibis Ltd', '1995-05-01', '1998-06-01'],
  ])
})

test('a bullet about a position held for a while, among others, is no job', () => {
  expect(
    readJobs(`
# Experience
Heron Ltd, Leeds\tMarch 2013 – January 2017
Project Engineer
* Supervision of all the works on site
* Acting Project Manager (May 2015 – June 2015) Covering for the manager during her leave of seven weeks
* Weekly reporting to the board
Otter Mining Ltd, Leeds\tJan 2010 – Feb 2013
Site Engineer
* Daily talks with all who work there
`),
  ).toEqual([
    ['Project Engineer', 'Heron Ltd', '2013-03-01', '2017-01-01'],
    ['Site Engineer', 'Otter Mining Ltd', '2010-01-01', '2013-02-01'],
  ])
})

test.each([
  ['Job Description: Flute Teacher (seasonal) – Taught children', 'Flute Teacher (seasonal)'],
  ['Duties: Night Nurse. Cared for forty guests', 'Night Nurse'],
  ['Job Description: Dance Teacher', 'Dance Teacher'],
  ['Technologies: Project Manager 4 – Excel', null],
  ['Job Description: Taught the flute to children – and their parents', null],
])('a description may begin with the position: "%s"', (line, title) => {
  expect(
    readJobs(`
# Work Experience
Heron Symphony - Leeds\t(May 2014 – June 2016)
* ${line}
`),
  ).toEqual([[title, 'Heron Symphony', '2014-05-01', '2016-06-01']])
})

test.each(['Supervisor', 'Tutor', 'Director'])(
  'a position that may also be a label has its dates beside it: "%s"',
  (title) => {
    expect(
      readJobs(`
# Work History
${title}\t(May 2005 – Sep 2007)
Heron Management Corporation, Salem, OR
* Took care of the guests
Assistant Manager\t(Jan 2002 – Jun 2003)
Otter Corporation, Salem, OR
* Took care of the shop
`),
    ).toEqual([
      [title, 'Heron Management Corporation', '2005-05-01', '2007-09-01'],
      ['Assistant Manager', 'Otter Corporation', '2002-01-01', '2003-06-01'],
    ])
  },
)

test.each([
  'Ministry of Forests, Fisheries and Food',
  'Department of Roads, Bridges and Canals',
  'Ministerio de Puertos, Pesca y Costas',
  'Staatsministerium für Landwirtschaft, Jagd und Forsten',
])('the subjects of an office belong to its name: "%s"', (office) => {
  expect(
    readJobs(`
# Work experience
07/2010 – 12/2010\tSystems Administrator
${office}, Valencia (Spain)
08/2008 – 06/2010\tSystems Administrator
Heron Ltd, Leeds
`),
  ).toEqual([
    ['Systems Administrator', office, '2010-07-01', '2010-12-01'],
    ['Systems Administrator', 'Heron Ltd', '2008-08-01', '2010-06-01'],
  ])
})

test('the description below an employer may be its position alone', () => {
  expect(
    readJobs(`
# Work Experience
Heron Trust – Leeds\t(May 2018 – June 2020)
Job Description: Warden
* Kept the gates
Otter Ltd – Leeds\t(May 2015 – April 2018)
Job Description: Deck Assistant
* Kept the deck
`),
  ).toEqual([
    ['Warden', 'Heron Trust', '2018-05-01', '2020-06-01'],
    ['Deck Assistant', 'Otter Ltd', '2015-05-01', '2018-04-01'],
  ])
})

test('headers may be beside their sections if none is on a line of its own', () => {
  const text = `
EDUCATION\tFerndale College
2010 – 2014\tBSc Zoology
WORK EXPERIENCE\tHeron Trust
May 2018 – Present\tWarden
2015 – 2018\tOtter Ltd
\tDeck Assistant
SKILLS\tExcel
`
  expect(readJobs(text)).toEqual([
    ['Warden', 'Heron Trust', '2018-05-01', 'now'],
    ['Deck Assistant', 'Otter Ltd', '2015-01-01', '2018-01-01'],
  ])
  expect(readDegrees(text)).toEqual([['BSc', 'Zoology', 'Ferndale College']])
})

test('a label in capitals beside its text heads no section among other headers', () => {
  expect(
    readJobs(`
# Work experience
Warden, Heron Trust, Leeds\t2018 – Present
TRAINING\tTaught the new wardens
PROJECTS\tThe pier and the sheds
Deck Assistant, Otter Ltd, Leeds\t2015 – 2018
TRAINING\tFirst aid
`),
  ).toEqual([
    ['Warden', 'Heron Trust', '2018-01-01', 'now'],
    ['Deck Assistant', 'Otter Ltd', '2015-01-01', '2018-01-01'],
  ])
})

test('the street of an employer is no position', () => {
  expect(
    readJobs(`
# Work experience
Heron Public Library
May 2018 – Present\t371 N Plover St
Salem, OR 97301
`),
  ).toEqual([[null, 'Heron Public Library', '2018-05-01', 'now']])
})

/** A header above a table, whose first row is its heading. */
const tableUnder = (header: string, ...rows: string[]): FlowBlock[] => [
  cell(header, true),
  {
    kind: 'table',
    rows: rows.map((row, at) => row.split(' | ').map((text) => [cell(text, at === 0)])),
  },
]

test.each([
  ['Employer | Position | From | To', 'Heron Trust | Warden | 02/2018 | present'],
  ['From | To | Employer | Position', '02/2018 | present | Heron Trust | Warden'],
  ['Von | Bis | Arbeitgeber | Funktion', '02/2018 | heute | Heron Trust | Warden'],
])('the columns "%s" keep their headings where a job goes on', (heading, row) => {
  const last = '06/2013 | 01/2018'
  const other = heading.startsWith('Employer')
    ? `Otter Ltd | Clerk | ${last}`
    : `${last} | Otter Ltd | Clerk`
  const { experiences } = parseFlow(tableUnder('Work experience', heading, row, other))
  expect(experiences).toMatchObject([
    { title: 'Warden', company_name: 'Heron Trust', start_date: '2018-02-01', location: null },
    { title: 'Clerk', company_name: 'Otter Ltd', start_date: '2013-06-01', location: null },
  ])
})

test('a table that begins with a column of schools has no header in its first cell', () => {
  const { educations } = parseFlow(
    tableUnder(
      'Education',
      'School | From | To | Qualification',
      'Otter University | 2009 | 2013 | MA History',
      'Heron High School | 2003 | 2009 | Highers',
    ),
  )
  expect(educations).toMatchObject([
    { school_name: 'Otter University', start_date: '2009-01-01', end_date: '2013-01-01' },
    { school_name: 'Heron High School', start_date: '2003-01-01', end_date: '2009-01-01' },
  ])
})

test('the column "Name of the School" has the employers of a teacher', () => {
  const { experiences } = parseFlow(
    tableUnder(
      'EXPERIENCE (9 years)',
      'Sr. No. | Name of the School | Designation | From | To | Classes taught',
      '1 | Heron Mandir, Nagpur | Teacher | 10.06.2016 | 12.05.2020 | VI – X',
      '2 | Otter Public School, Nashik | Asst. Teacher | 12.06.2012 | 31.03.2016 | III – V',
    ),
  )
  expect(experiences).toMatchObject([
    { title: 'Teacher', company_name: 'Heron Mandir' },
    { title: 'Asst. Teacher', company_name: 'Otter Public School' },
  ])
})

test.each([
  'Egret Lending, a division of Otter Bank',
  'Heron Foods, part of the Otter Group',
  'Reiher Druck, ein Unternehmen der Otter Gruppe',
  'Garza Textil, una marca de Otter',
])('what an employer belongs to is in its name: "%s"', (company) => {
  expect(
    readJobs(`
# Work experience
07/2019 – 01/2021
Loan Assistant, ${company}
Worked with the loans of the whole county and with those who wrote them.
02/2017 – 06/2019
Clerk, Plover Ltd
Kept the books of the whole firm and of its many branches.
`),
  ).toEqual([
    ['Loan Assistant', company, '2019-07-01', '2021-01-01'],
    ['Clerk', 'Plover Ltd', '2017-02-01', '2019-06-01'],
  ])
})

test.each(['Moorland Alliance', 'Canal Consortium', 'Alianza de Pescadores'])(
  'an alliance is an organisation: "%s"',
  (company) => {
    expect(
      readJobs(`
# Experience
2017 – 2019\tPolicy writer and editor for the ${company}
2014 – 2017\tResearch assistant, Heron Trust
`),
    ).toEqual([
      ['Policy writer and editor', company, '2017-01-01', '2019-01-01'],
      ['Research assistant', 'Heron Trust', '2014-01-01', '2017-01-01'],
    ])
  },
)

test('dates below the descriptions belong to the bulleted positions above, also with a duration', () => {
  const told = 'Atendimento de clientes, controle do caixa e fechamento diário da loja.'
  expect(
    readJobs(`
# EXPERIÊNCIA PROFISSIONAL
* Vendedora
Livraria Garça (Presencial)
${told}
Nov/2020 – Atualmente
* Auxiliar de Escritório
Papelaria Lontra (Presencial)
${told}
Jun/2018 – Out/2020 (2 anos)
`),
  ).toEqual([
    ['Vendedora', 'Livraria Garça', '2020-11-01', 'now'],
    ['Auxiliar de Escritório', 'Papelaria Lontra', '2018-06-01', '2020-10-01'],
  ])
})

test('the number of a numbered heading names no employer', () => {
  const heading = (text: string): FlowBlock => ({ ...cell(text, true), heading: 3 })
  const { experiences } = parseFlow([
    { ...cell('Employment', true), heading: 1 },
    heading('3.1 May 2014 – June 2018'),
    ...names('Heron Music Centre', 'Position: Cello Tutor'),
    heading('3.2 January 2010 – April 2014'),
    ...names('Otter Music Centre', 'Position: Cello Tutor'),
  ])
  expect(experiences.map(({ company_name }) => company_name)).toEqual([
    'Heron Music Centre',
    'Otter Music Centre',
  ])
})

test.each([
  ['Heron Tiles Ltd, Manor Road, Leeds, LS1 4AP', [null, 'Heron Tiles Ltd']],
  ['Heron Tiles Ltd, Station Lane, Leeds', [null, 'Heron Tiles Ltd']],
  ['Clerk, Manor Road, Leeds', ['Clerk', 'Manor Road']],
  ['Vendeuse « Le Petit Héron »', ['Vendeuse', '« Le Petit Héron »']],
  ['Stage « Atelier des Cartes »', ['Stage', '« Atelier des Cartes »']],
])('the names beside a date are parted: "%s"', (text, names) => {
  expect(readJobs(`# Experience\n2015 – 2019\t${text}`)).toEqual([
    [...names, '2015-01-01', '2019-01-01'],
  ])
})

test('a kind of job set like the positions above it opens no section', () => {
  const job = (title: string, company: string, dates: string): FlowBlock[] => [
    { ...cell(title), heading: 2, spaceBefore: 1, cells: [[{ ...face, text: title, size: 14 }]] },
    { ...cell(company), spaceBefore: 0.4 },
    { ...cell(dates), spaceBefore: 0.4 },
    { ...cell('Kept the ledgers of three branches and trained new clerks.'), spaceBefore: 0.4 },
  ]
  const face = { bold: false, italic: false }
  const { experiences } = parseFlow([
    {
      ...cell('Work experience'),
      heading: 1,
      cells: [[{ ...face, text: 'Work experience', size: 16 }]],
    },
    ...job('Cost Analyst', 'Heron Ltd', '2020 – 2022'),
    ...job('Bridge Engineer', 'Otter Ltd', '2018 – 2020'),
    ...job('Rural Maps Internship', 'Plover Ltd', '2017 – 2018'),
  ])
  expect(experiences.map(({ title }) => title)).toEqual([
    'Cost Analyst',
    'Bridge Engineer',
    'Rural Maps Internship',
  ])
})

test('undated jobs begin at headings, also without blank space above', () => {
  const heading = (text: string): FlowBlock => ({ ...cell(text, true), heading: 4 })
  const { experiences } = parseFlow([
    { ...cell('WERKERVARING', true), heading: 2, spaceBefore: 1 },
    heading('Reiger Supermarkt'),
    ...names('Kassamedewerker'),
    heading('Instituut voor Ottermeting'),
    ...names('Postbode'),
    { ...cell('TALEN', true), heading: 2, spaceBefore: 1 },
    ...names('Nederlands'),
  ])
  expect(experiences.map(({ title, company_name }) => [title, company_name])).toEqual([
    ['Kassamedewerker', 'Reiger Supermarkt'],
    ['Postbode', 'Instituut voor Ottermeting'],
  ])
})

test('an employer of two jobs is no label of a list, though a word in it may be', () => {
  const jobs = (employer: string) =>
    readJobs(`
# Experience
${employer}
Clerk, 2018 – 2020
* Technologies used: pencils
${employer}
Junior Clerk, 2015 – 2018
* Technologies used: paper`)
  for (const employer of ['Heron & Otter Technologies Inc.', 'Heron Technologies'])
    expect(jobs(employer)).toEqual([
      ['Clerk', employer, '2018-01-01', '2020-01-01'],
      ['Junior Clerk', employer, '2015-01-01', '2018-01-01'],
    ])
})

const heading = (text: string, level: number): FlowBlock => ({
  ...cell(text, true),
  heading: level,
  spaceBefore: 1,
})
const point = (text: string): FlowBlock => ({ ...cell(text), bullet: true })
const listNames = (blocks: FlowBlock[]): unknown =>
  parseFlow(blocks).experiences.map(({ title, company_name, location }) => [
    title,
    company_name,
    location,
  ])

test('the heading of an employer is that of all roles whose headings are on the level below', () => {
  const told = cell('Sells all kinds of fish to shops in the north')
  expect(
    listNames([
      heading('Experience', 1),
      heading('Heron Foods - Leeds', 2),
      told,
      heading('Manager - Mar 2014 - Nov 2016', 3),
      point('Led the shop'),
      heading('Clerk - Feb 2012 - Mar 2014', 3),
      point('Kept the books'),
      heading('Otter - York', 2),
      told,
      heading('Porter - Apr 2009 - Jan 2012', 3),
      point('Carried goods'),
    ]),
  ).toEqual([
    ['Manager', 'Heron Foods', 'Leeds'],
    ['Clerk', 'Heron Foods', 'Leeds'],
    ['Porter', 'Otter', 'York'],
  ])
})

test('the heading of a topic is no employer of the jobs below it', () => {
  expect(
    listNames([
      heading('Experience', 1),
      heading('Banking', 2),
      heading('Clerk, Heron Bank, 2018 – 2020', 3),
      point('Kept the books'),
      heading('Cashier, Otter Bank, 2015 – 2018', 3),
      point('Counted the money'),
      heading('Farming', 2),
      heading('Milker, Ibex Farm, 2012 – 2015', 3),
    ]),
  ).toEqual([
    ['Clerk', 'Heron Bank', null],
    ['Cashier', 'Otter Bank', null],
    ['Milker', 'Ibex Farm', null],
  ])
})

test.each(['Trainer', 'Training', 'Education Officer', 'Work Experience Student'])(
  'a job "%s" with its years in brackets is no header',
  (title) => {
    expect(
      readJobs(`
# Experience
${title} (2014 – 2016)
Owl Group
Clerk (2012 – 2014)
Heron Ltd`),
    ).toEqual([
      [title, 'Owl Group', '2014-01-01', '2016-01-01'],
      ['Clerk', 'Heron Ltd', '2012-01-01', '2014-01-01'],
    ])
  },
)
