import { expect, test } from 'vitest'
import { run } from './line-fixture.ts'
import { parseResume } from './parse-resume.ts'

const BOLD = { bold: true, font: 'SerifBold' }

/** One column: "## " a header, "- " a bullet, "**" bold, " ;; " separates cells. */
function parse(text: string) {
  const runs = text
    .trim()
    .split('\n')
    .flatMap((raw, index) => {
      const y = 40 + index * 13
      const isHeader = raw.startsWith('## ')
      const isBullet = raw.startsWith('- ')
      const face = isHeader ? { ...BOLD, size: 14 } : raw.startsWith('**') ? BOLD : {}
      const cells = raw
        .replace(/^(?:## |- )/, '')
        .replaceAll('**', '')
        .split(' ;; ')
      const bullet = isBullet ? [run('•', 50, y)] : []
      return [
        ...bullet,
        ...cells.map((cell, at) => run(cell, (isBullet ? 60 : 40) + at * 330, y, face)),
      ]
    })
  const { experiences, educations } = parseResume([{ width: 595, height: 3000, runs }])
  return {
    jobs: experiences.map((job) => [job.company_name, job.title, job.location]),
    studies: educations.map((study) => [
      study.school_name,
      study.degree,
      study.field_of_study,
      study.location,
    ]),
  }
}

test('the employer is read from the first bullet under each title', () => {
  const { jobs } = parse(`
## Employment
**Field Technician – Jan 2018 to Present
- Brightwell Ltd, Derby, UK.
- Installed meters in four hundred homes
**Driver – Feb 2010 to Feb 2014
- Parcel Runners, York, UK.
- Drove the van`)
  expect(jobs).toEqual([
    ['Brightwell Ltd', 'Field Technician', 'Derby, UK'],
    ['Parcel Runners', 'Driver', 'York, UK'],
  ])
})

test('bullets that describe the work are not read as employers', () => {
  const { jobs } = parse(`
## Employment
**Web Developer – May 2016 to May 2018
- Software for clinics
- Wrote the tests
**Intern – May 2015 to Aug 2015
- Research on clouds in Berlin`)
  expect(jobs).toEqual([
    [null, 'Web Developer', null],
    [null, 'Intern', null],
  ])
})

test('dated bullets under a line with an employer are jobs at that employer', () => {
  const { jobs } = parse(`
## Employment
**Retail Assistant – June 2018 to Present
- Harlow Books, Truro, GB.
- Worked the till
Penrose Estates, Truro, GB.
- Lettings Clerk – 2016 to 2018
- Receptionist – 2014 to 2016`)
  expect(jobs).toEqual([
    ['Harlow Books', 'Retail Assistant', 'Truro, GB'],
    ['Penrose Estates', 'Lettings Clerk', 'Truro, GB'],
    ['Penrose Estates', 'Receptionist', 'Truro, GB'],
  ])
})

test('the degree is read from a bullet under its school', () => {
  const { studies } = parse(`
## Education
**Tulane University, Waltham, MA ;; 2010 – 2014
- Bachelor of Science in Chemistry, magna cum laude
**Ridgeway High School, Keene, NH ;; 2006 – 2010
- High School Diploma`)
  expect(studies).toEqual([
    ['Tulane University', 'Bachelor of Science', 'Chemistry', 'Waltham, MA'],
    ['Ridgeway High School', 'High School Diploma', null, 'Keene, NH'],
  ])
})

test('a web address beside a company is not part of its name', () => {
  const { jobs } = parse(`
## Experience
**Backend Developer, Lumen Garage, lumengarage.io ;; Jan 2018 – Mar 2020
- Wrote services
**Data Analyst, Kestrel, www.kestrel.dev/about ;; Feb 2013 – Mar 2015
- Moved rows`)
  expect(jobs).toEqual([
    ['Lumen Garage', 'Backend Developer', null],
    ['Kestrel', 'Data Analyst', null],
  ])
})

test('a label line repeated in every entry is not read as a name', () => {
  const { jobs } = parse(`
## Experience
Jan 2016 – Dec 2018: Ferrow – Austin, TX
Position: Platform Engineer
Summary of Position:
- Kept the lights on
Feb 2012 – Dec 2015: Oakhurst – Waco, TX
Position: Systems Analyst
Summary of Position:
- Mapped the processes`)
  expect(jobs).toEqual([
    ['Ferrow', 'Platform Engineer', 'Austin, TX'],
    ['Oakhurst', 'Systems Analyst', 'Waco, TX'],
  ])
})

test('an office after a dash is part of the company name', () => {
  const { jobs } = parse(`
## Experience
**Arbor for Bank of Tern - Office of Models ;; Jan 2019 – Dec 2020
Senior Data Engineer ;; London, UK
- Built the pipelines
**Department of Transport - Office of Statistics ;; Feb 2016 – Dec 2018
Statistician ;; Leeds, UK
- Counted cars`)
  expect(jobs).toEqual([
    ['Arbor for Bank of Tern - Office of Models', 'Senior Data Engineer', 'London, UK'],
    ['Department of Transport - Office of Statistics', 'Statistician', 'Leeds, UK'],
  ])
})

test('a team after a title is part of the title, and the name above it is the company', () => {
  const { jobs } = parse(`
## Experience
**Bramble ;; May 2016 – Aug 2016
Research Assistant, Vision Lab ;; Pittsburgh, PA
- Built a rig
**Thorn ;; May 2015 – Aug 2015
Head Counselor, Robotics ;; Ann Arbor, MI
- Led a camp`)
  expect(jobs).toEqual([
    ['Bramble', 'Research Assistant, Vision Lab', 'Pittsburgh, PA'],
    ['Thorn', 'Head Counselor, Robotics', 'Ann Arbor, MI'],
  ])
})

test('title, employer and town are split at "bei" and "in"', () => {
  const { jobs } = parse(`
## Beruflicher Werdegang
05/2018 – 08/2018 ;; Ferienjob bei Karlmann Bau in Hünfeld
01/2017 – 06/2017 ;; Praktikum beim Stadtarchiv in Kassel`)
  expect(jobs).toEqual([
    ['Karlmann Bau', 'Ferienjob', 'Hünfeld'],
    ['Stadtarchiv', 'Praktikum', 'Kassel'],
  ])
})

test('degree, field, school and town are split in one text without separators', () => {
  const { studies } = parse(`
## Formation
2014 – 2015 ;; Master 2 Génie logiciel ENSI Caen
2011 ;; Baccalauréat S Lycée Kerichen Brest`)
  expect(studies).toEqual([
    ['ENSI', 'Master 2', 'Génie logiciel', 'Caen'],
    ['Lycée Kerichen', 'Baccalauréat S', null, 'Brest'],
  ])
})

test('prizes and theses with their own dates are not education entries', () => {
  const { studies } = parse(`
## Education
**Brandeis University, Waltham, MA ;; May 2014
Master of Arts, Economics
Hale Prize for best essay ;; May 2013
**Reed College, Portland, OR ;; May 2010
Bachelor of Arts, History
Thesis – Salt roads, Reed College ;; May 2010`)
  expect(studies.map(([school]) => school)).toEqual(['Brandeis University', 'Reed College'])
})

test('an undated title is read below its employer even if other titles have their own dates', () => {
  const { jobs } = parse(`
## Experience
**Kestrel, Inc., San Jose, CA ;; 2010 – 2018
Director of Marketing, 2014 – 2018
- Ran the brand
Marketing Manager, 2010 – 2014
- Ran the shows
**Bramble Corp., Reno, NV ;; 2006 – 2010
Marketing Associate
- Wrote copy`)
  expect(jobs).toEqual([
    ['Kestrel, Inc.', 'Director of Marketing', 'San Jose, CA'],
    ['Kestrel, Inc.', 'Marketing Manager', 'San Jose, CA'],
    ['Bramble Corp.', 'Marketing Associate', 'Reno, NV'],
  ])
})

test('"Candidate for" is not part of the degree, and a minor is not part of the field of study', () => {
  const { studies } = parse(`
## Education
**Hale Institute of Technology ;; Cambridge, MA
Candidate for Master of Engineering in Computer Science ;; Feb 2020
Bachelor of Science in Physics, Minor in Music ;; June 2019`)
  expect(studies.map(([, degree, field]) => [degree, field])).toEqual([
    ['Master of Engineering', 'Computer Science'],
    ['Bachelor of Science', 'Physics'],
  ])
})

test('a degree in a list of jobs is not read as a job', () => {
  const { jobs } = parse(`
## Experience
**Field Clerk, Plover Ltd ;; 2018 – 2021
- Counted the plovers
**M.Sc. Physics, University of Heronsea ;; 2014 – 2016
- Read physics
**Night Clerk, Owl Ltd ;; 2010 – 2014
- Counted the owls`)
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Plover Ltd', 'Field Clerk'],
    ['Owl Ltd', 'Night Clerk'],
  ])
})

test('the town before a region is not part of the employer, and a postal code begins a location', () => {
  const { jobs } = parse(`
## Employment
Clerk, Heron Research Laboratory, Otter Falls, MA ;; Jan 2018 – May 2020
Typist, Plover Institute, Wren Grande, Costa Rica ;; Feb 2015 – Dec 2017
## Berufserfahrung
Verkäufer – Möwe GmbH – 24534 Kleinstadt ;; 03/2010 – 04/2012`)
  expect(jobs).toEqual([
    ['Heron Research Laboratory', 'Clerk', 'Otter Falls, MA'],
    ['Plover Institute', 'Typist', 'Wren Grande, Costa Rica'],
    ['Möwe GmbH', 'Verkäufer', '24534 Kleinstadt'],
  ])
})

test('a title and an employer are split without a separator between them', () => {
  const { jobs } = parse(`
## Berufserfahrung
Sachbearbeiterin Otterwerk GmbH ;; 10/2004 – 07/2005
- Bestellungen
Deutschlehrerin Gymnasium Reiherau ;; 09/2006 – 04/2014
- Klausuren
Steward Kinema ;; 09/2014 – 04/2016
- Kasse`)
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Otterwerk GmbH', 'Sachbearbeiterin'],
    ['Gymnasium Reiherau', 'Deutschlehrerin'],
    ['Kinema', 'Steward'],
  ])
})

test('a title of several words is not split if the employer is on the next line', () => {
  const { jobs } = parse(`
## Employment
Manager Human Resources ;; 10/2004 – 07/2005
Heron Ltd
- Hired
Manager Retail Sales ;; 09/2006 – 04/2014
Otter Inc
- Sold`)
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Heron Ltd', 'Manager Human Resources'],
    ['Otter Inc', 'Manager Retail Sales'],
  ])
})

test('jobs under a header of unknown words are read too', () => {
  const { jobs } = parse(`
## Experience
Clerk, Heron Ltd ;; 10/2014 – 07/2015
- Filed
## Lecture hall
Teaching Assistant, Otter Inc ;; 09/2006 – 04/2014
- Taught
## Skills
- Filing`)
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Heron Ltd', 'Clerk'],
    ['Otter Inc', 'Teaching Assistant'],
  ])
})

test('the company is read from labelled bullets under each title', () => {
  const { jobs, studies } = parse(`
## Experiência
- Jornalista
- Onde: Rádio Garça
- Função: Produção de notícias e locução
- Quando: De 8 de agosto a 1 de setembro de 2005 (1 mês)
- Repórter
- Onde: Jornal Lontra
- Função: Entrevistar e apurar
- Quando: De 4 de junho de 2004 a 1º de março de 2005
## Educational Experience
**Heron High School ;; 2004`)
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Rádio Garça', 'Jornalista'],
    ['Jornal Lontra', 'Repórter'],
  ])
  expect(studies.map(([school]) => school)).toEqual(['Heron High School'])
})

test('a name before a country is the employer if nothing else can be', () => {
  const { jobs } = parse(`
## Employment
**Project Assistant, March 2018 – May 2019
Ibisline, India
- Kept the books of four projects
**Clerk, March 2016 – May 2017
Lontrak, India
- Answered letters from customers`)
  expect(jobs).toEqual([
    ['Ibisline', 'Project Assistant', 'India'],
    ['Lontrak', 'Clerk', 'India'],
  ])
})

test('an employment type in parentheses after the employer is not read as the title', () => {
  const { jobs } = parse(`
## Employment
Zero Heron (Contract) ;; 2013 – 2014
Quality Controller
- Rated advertisements for how well they answer
Go Otter (Contract) ;; 2012 – 2013
Web Developer
- Built pages for towns and for schools`)
  expect(jobs).toEqual([
    ['Zero Heron (Contract)', 'Quality Controller', null],
    ['Go Otter (Contract)', 'Web Developer', null],
  ])
})

test('seasons that come back are the dates of a job even before its place', () => {
  const { jobs } = parse(`
## Experience
**Heron Studio | Design Director
Jan 2021 – Present | Portland, OR
- Led the projects of breweries and of the county library
**Hotel Otter | Production Artist
Summer 2010 & Summer 2011 | Honolulu, HI
- Menus and signs`)
  expect(jobs).toEqual([
    ['Heron Studio', 'Design Director', 'Portland, OR'],
    ['Hotel Otter', 'Production Artist', 'Honolulu, HI'],
  ])
})

test('a client that opens each block of a form is the employer, and one within a block is not', () => {
  const { jobs } = parse(`
## Werkervaring
Opdrachtgever: Reiger Onderwijs, Groningen
Periode: maart 2022 – heden
Rol: Architect
Omschrijving: Doelarchitectuur voor gegevensuitwisseling
Opdrachtgever: Otter Verzekeringen, Leusden
Periode: juni 2019 – februari 2022
Rol: Java-ontwikkelaar
Werkgever: Ibis Support B.V., Veenendaal
Periode: februari 2010 – mei 2019
Rol: Trainer
Klant: Politie`)
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Reiger Onderwijs', 'Architect'],
    ['Otter Verzekeringen', 'Java-ontwikkelaar'],
    ['Ibis Support B.V.', 'Trainer'],
  ])
})

test('the partners of a firm and the campus of a university are one name', () => {
  const { jobs } = parse(`
## Experience
**Lawyer, Egret, Heron & Otter LLP ;; 2018 – 2020
- Drafted contracts for shipping companies
**Lecturer, University of Texas at El Paso ;; 2015 – 2018
- Taught four classes a year
**Nurse, Heron Hospice at Home ;; 2011 – 2015
- Nursed patients in three villages`)
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Egret, Heron & Otter LLP', 'Lawyer'],
    ['University of Texas at El Paso', 'Lecturer'],
    ['Heron Hospice at Home', 'Nurse'],
  ])
})

test('a label without a colon begins the description and names no employer', () => {
  const { jobs } = parse(`
## Experiencia
enero 2021 - Actualidad, Encargada de tienda.
**Funciones
Atender a la clientela de la mañana.
Pedidos de género.
Cierre de caja.
`)
  expect(jobs).toEqual([[null, 'Encargada de tienda', null]])
})
