import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import type { TextRun } from './model.ts'
import { parseResume } from './parse-resume.ts'
import { splitSections } from './sections.ts'

const bold = { bold: true, font: 'Serif-Bold' }
const header = (text: string, y: number, x = 40): TextRun => run(text, x, y, { ...bold, size: 14 })
const parse = (...runs: TextRun[]) => parseResume([{ width: 600, height: 840, runs }])

const readJobs = (...runs: TextRun[]): unknown[] =>
  parse(...runs).experiences.map((job) => [
    job.title,
    job.company_name,
    job.start_date?.slice(0, 7),
    job.current_role ? 'now' : job.end_date?.slice(0, 7),
  ])
const readStudies = (...runs: TextRun[]): unknown =>
  parse(...runs).educations.map((study) => [
    study.degree,
    study.school_name,
    study.end_date?.slice(0, 4),
  ])

test('roles below an employer with its total duration belong to it', () => {
  const role = (title: string, date: string, y: number) => [
    run(title, 40, y, { size: 11 }),
    run(date, 40, y + 14),
    run('Kept the ledgers of four branches and closed the books each month.', 40, y + 28),
  ]
  expect(
    readJobs(
      header('Experience', 60),
      run('Heron Bank', 40, 90, { ...bold, size: 12 }),
      run('6 years 2 months', 40, 104),
      ...role('Product Manager, Lending', 'March 2022 - Present (3 years 7 months)', 120),
      ...role('Product Manager, Onboarding', 'August 2019 - March 2022 (2 years 8 months)', 180),
      run('Otter Mills', 40, 240, { ...bold, size: 12 }),
      ...role('Business Analyst', 'January 2017 - July 2019 (2 years 7 months)', 256),
    ),
  ).toEqual([
    ['Product Manager, Lending', 'Heron Bank', '2022-03', 'now'],
    ['Product Manager, Onboarding', 'Heron Bank', '2019-08', '2022-03'],
    ['Business Analyst', 'Otter Mills', '2017-01', '2019-07'],
  ])
})

test('the end of a position is no employer where the entry above names one', () => {
  const role = (title: string, date: string, y: number) => [
    run(title, 40, y, { italic: true, font: 'Serif-Italic' }),
    run(date, 440, y),
    run('• Wrote the services that settle the payments of eleven partners', 50, y + 14),
  ]
  expect(
    readJobs(
      header('Experiencia laboral', 60),
      run('Garza Pagos S.A.', 40, 90, bold),
      run('Buenos Aires', 440, 90),
      ...role('Tech Lead', 'Abr. 2022 – Presente', 104),
      ...role('Desarrollador Backend Sr.', 'Ago. 2019 – Mar. 2022', 140),
      run('Nutria Software Factory', 40, 180, bold),
      run('Rosario', 440, 180),
      ...role('Desarrollador Java Ssr.', 'Feb. 2017 – Jul. 2019', 194),
      ...role('Desarrollador Java Jr.', 'Mar. 2015 – Ene. 2017', 230),
    ),
  ).toEqual([
    ['Tech Lead', 'Garza Pagos S.A.', '2022-04', 'now'],
    ['Desarrollador Backend Sr.', 'Garza Pagos S.A.', '2019-08', '2022-03'],
    ['Desarrollador Java Ssr.', 'Nutria Software Factory', '2017-02', '2019-07'],
    ['Desarrollador Java Jr.', 'Nutria Software Factory', '2015-03', '2017-01'],
  ])
})

test('the wrapped cells of a table are joined under its headings', () => {
  const row = (y: number, ...lines: [string, string, string, string][]) =>
    lines.flatMap((cells, line) =>
      cells.flatMap((text, at) =>
        text === '' ? [] : [run(text, [40, 150, 270, 390][at] ?? 0, y + line * 12)],
      ),
    )
  expect(
    readJobs(
      header('Atuação profissional', 60),
      ...row(90, ['Período', 'Instituição', 'Função', 'Atividades']),
      ...row(
        120,
        ['fev. 2018 – hoje', 'Escola Municipal', 'Coordenadora', 'Formação de docentes,'],
        ['', 'São Garça', 'pedagógica', 'projeto de leitura.'],
      ),
      ...row(
        160,
        ['mar. 2013 – jan. 2018', 'Colégio', 'Professora', 'Alfabetização e'],
        ['', 'da Lontra', 'unidocente', 'conselho escolar.'],
      ),
    ),
  ).toEqual([
    ['Coordenadora pedagógica', 'Escola Municipal São Garça', '2018-02', 'now'],
    ['Professora unidocente', 'Colégio da Lontra', '2013-03', '2018-01'],
  ])
})

test('lines beneath the cells of a table without headings continue them', () => {
  expect(
    readStudies(
      header('Schools attended', 60),
      run("Queen Heron Girls' Secondary School,", 40, 90),
      run('West African Senior School Certificate', 260, 90),
      run('2002 – 2008', 480, 90),
      run('Awka', 40, 102),
      run('(WASSCE)', 260, 102),
      run('Otter Nursery and Primary School', 40, 130),
      run('First School Leaving Certificate', 260, 130),
      run('1996 – 2002', 480, 130),
    ),
  ).toEqual([
    [
      'West African Senior School Certificate (WASSCE)',
      expect.stringContaining('Queen Heron Girls'),
      '2008',
    ],
    ['First School Leaving Certificate', 'Otter Nursery and Primary School', '2002'],
  ])
})

test('a letter-spaced header with a wide gap between its words is a header', () => {
  const sections = splitSections(
    linesOf(
      run('Marta Airone', 40, 40, { size: 20 }),
      run('A T T I V I T À', 40, 80, bold),
      run('P R O F E S S I O N A L E', 132, 80, bold),
      run('Impiegata, Lontra S.r.l., Como', 40, 100),
      run('S T U D I', 40, 140, bold),
      run('Laurea in Economia, Università di Torino', 40, 160),
    ),
  )
  expect(sections.map(({ kind }) => kind)).toEqual(['head', 'experience', 'education'])
})

test('an entry that changes its font style goes on in the line below', () => {
  const entry = (company: string, title: string, y: number) => [
    run(company, 40, y, bold),
    run(title, 40 + company.length * 5, y),
  ]
  expect(
    readJobs(
      header('Expérience', 60),
      ...entry('Héron Loyrette, Paris', ' — collaboratrice senior, département Propriété', 90),
      run('intellectuelle (janvier 2016 – août 2020)', 40, 102),
      run('Saisie-contrefaçon, référés, conseil en stratégie de marques.', 40, 118),
      ...entry('Loutre Prat, Paris', ' — collaboratrice (janvier 2013 – décembre 2015)', 140),
      run('Contentieux commercial et arbitrage.', 40, 154),
    ),
  ).toEqual([
    [expect.stringMatching(/^collaboratrice senior/), 'Héron Loyrette', '2016-01', '2020-08'],
    ['collaboratrice', 'Loutre Prat', '2013-01', '2015-12'],
  ])
})

test('dates on lines of their own below each job and its project end it', () =>
  expect(
    readJobs(
      header('Experience', 60),
      run('Researcher, University of Heronsea, France', 40, 84),
      run('Project FERN (Leaves of the Western Hills)', 40, 98),
      run('October 2024 - October 2026', 40, 112),
      run('Assistant, Egret University, Belgium', 40, 126),
      run('Project MOSS (The Colours of Stones in Autumn and of', 40, 140),
      run('Winter)', 40, 152),
      run('October 2023 - October 2024', 40, 166),
      run('Teaching Assistant, Plover University of the Arts,', 40, 180),
      run('Oslo, Norway', 40, 192),
      run('April 2023 - July 2023', 40, 206),
      run('Translator, Plover Ltd, Riga, Latvia', 40, 220),
      run('October 2019 - September 2021', 40, 234),
    ),
  ).toEqual([
    ['Researcher', 'University of Heronsea', '2024-10', '2026-10'],
    ['Assistant', 'Egret University', '2023-10', '2024-10'],
    ['Teaching Assistant', 'Plover University of the Arts', '2023-04', '2023-07'],
    ['Translator', 'Plover Ltd', '2019-10', '2021-09'],
  ]))

test('a university is the school although its college is named before it', () =>
  expect(
    readStudies(
      header('Education', 60),
      run('PhD in Pharmacology, College of Medicine, University of Heronsea', 40, 84),
      run('MSc in Pharmacology, College of Medicine, University of Otterton', 40, 100),
    ),
  ).toEqual([
    ['PhD', 'University of Heronsea', undefined],
    ['MSc', 'University of Otterton', undefined],
  ]))

test('two studies side by side are read one by one', () =>
  expect(
    readStudies(
      header('Education', 60),
      run('Heron University, 2020 – 2023', 40, 84, bold),
      run('Otter College, 2018 – 2020', 330, 84, bold),
      run('Bachelor of Information Systems', 40, 100),
      run('Diploma in Science', 330, 100),
    ),
  ).toEqual([
    ['Bachelor of Information Systems', 'Heron University', '2023'],
    ['Diploma', 'Otter College', '2020'],
  ]))

test('a degree that is labelled as the major is a degree', () =>
  expect(
    readStudies(
      header('Education', 60),
      run('Heron College of Leeds', 40, 84, bold),
      run('Major: BS in Civil Engineering; Minor in History', 40, 100),
      run('May 2026', 480, 100),
    ),
  ).toEqual([['BS', 'Heron College of Leeds', '2026']]))

test('a date beside the first bullet below a job belongs to the job', () =>
  expect(
    readJobs(
      header('Experience', 60),
      run('• Research Internship - Linden Laboratory (Heron University)', 40, 84),
      run('Paris, France', 480, 84),
      run('- Supervised by Robin Ashdown.', 50, 99),
      run('April 2019 - June 2019', 440, 99),
      run('We studied how rivers change their beds in the mountains.', 40, 113),
      run('• Assistant - Otter University, Institute of Mathematics', 40, 131),
      run('Porto, Portugal', 480, 131),
      run('- Supervised by Quinn Plover.', 50, 146),
      run('March 2016 - May 2018', 440, 146),
      run('We studied what curves and surfaces have in common.', 40, 160),
    ),
  ).toEqual([
    ['Research Internship', 'Linden Laboratory (Heron University)', '2019-04', '2019-06'],
    ['Assistant', 'Otter University, Institute of Mathematics', '2016-03', '2018-05'],
  ]))

test('the number of a list in a cell of its own is a bullet, unless nothing follows it', () => {
  const lines = linesOf(
    run('1.', 40, 84),
    run('Clerk, Heron Ltd', 80, 84),
    run('2)', 40, 100),
    run('Baker, Otter Mills', 80, 100),
    run('12.', 40, 116),
  )
  expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
    [true, 'Clerk, Heron Ltd'],
    [true, 'Baker, Otter Mills'],
    [false, '12.'],
  ])
})

test('an employer set like the one above is not one of its roles', () => {
  expect(
    readJobs(
      header('Research experience', 60),
      run('University of Otter, Porto, Portugal,', 40, 80),
      run('Department of Botany', 40, 92),
      run('Research assistant, April 2014 - June 2014', 40, 104),
      run('• Grew mosses in three greenhouses', 50, 116),
      run('Heron University, Uppsala, Sweden', 40, 140),
      run('Undergraduate intern, April 2013 - June 2013', 40, 152),
      run('• Watered the mosses', 50, 164),
    ),
  ).toMatchObject([
    expect.anything(),
    ['Undergraduate intern', 'Heron University', '2013-04', '2013-06'],
  ])
})

test('roles below an employer whose dates are on a line of their own are jobs at that employer', () => {
  const stack = (y: number, ...texts: string[]) =>
    texts.map((text, n) => run(text, 40, y + n * 24, text.startsWith('•') ? {} : bold))
  expect(
    readJobs(
      header('Experience', 60),
      ...stack(84, 'Otter Logistics', 'Sales Recruiter', 'Leeds, UK | January 2018 – August 2019'),
      ...stack(156, '• Sold space on ships', '• Packed the crates', '• Kept the list of goods'),
      ...stack(228, 'United States Heron Corps', 'January 2009 – January 2018'),
      ...stack(276, 'Volunteer Recruiter', 'York, UK | February 2015 – January 2018'),
      ...stack(324, '• Interviewed applicants', '• Wrote the letters of the unit'),
      ...stack(372, 'Radio Operator', 'Camp Plover, NY | October 2009 – February 2015'),
      ...stack(420, '• Kept the radios in order'),
    ).slice(1),
  ).toEqual([
    ['Volunteer Recruiter', 'United States Heron Corps', '2015-02', '2018-01'],
    ['Radio Operator', 'United States Heron Corps', '2009-10', '2015-02'],
  ])
})

test('a date set higher than in the other entries belongs to the name below it', () => {
  const entry = (title: string, employer: string, y: number) => [
    run(title, 40, y),
    run(employer, 40, y + 13),
    run('Elke dag het brood gebakken en de winkel mee opengehouden.', 40, y + 26),
  ]
  expect(
    readJobs(
      header('Werkervaring', 60),
      ...entry('Bakkershulp', 'Reiger Brood', 90),
      run('Maart 2019 - Juli 2021', 430, 90),
      ...entry('Web Care', 'Zwalm', 160),
      run('Mei 2016 - April 2018', 435, 147),
      ...entry('Koerier', 'Otter Bvba', 230),
      run('Juni 2014 - April 2016', 430, 230),
    ),
  ).toEqual([
    ['Bakkershulp', 'Reiger Brood', '2019-03', '2021-07'],
    ['Web Care', 'Zwalm', '2016-05', '2018-04'],
    ['Koerier', 'Otter Bvba', '2014-06', '2016-04'],
  ])
})

test('a date right-aligned below the names of an entry is not moved to the next one', () => {
  const entry = (title: string, date: string, y: number) => [
    run(title, 40, y, bold),
    run('Heron Mills', 40, y + 13),
    run(date, 430, y + 26),
  ]
  expect(
    readJobs(
      header('Experience', 60),
      run('Clerk', 40, 90, bold),
      run('Otter Ltd', 40, 103),
      run('2019 - 2021', 430, 103),
      run('Porter', 40, 130, bold),
      run('Otter Ltd', 40, 143),
      run('2017 - 2019', 430, 143),
      ...entry('Baker', '2015 - 2017', 170),
      ...entry('Waiter', '2012 - 2015', 210),
    ),
  ).toEqual([
    ['Clerk', 'Otter Ltd', '2019-01', '2021-01'],
    ['Porter', 'Otter Ltd', '2017-01', '2019-01'],
    ['Baker', 'Heron Mills', '2015-01', '2017-01'],
    ['Waiter', 'Heron Mills', '2012-01', '2015-01'],
  ])
})

test('a town and its province are the place, and the name beside them is the employer', () => {
  const [job] = parse(
    header('Experiencia laboral', 60),
    run('Torrejón de Ardoz, Madrid', 40, 90, bold),
    run('Alcotan', 260, 90, bold),
    run('2015 – 2018', 480, 90, bold),
    run('Durante tres años trabajé con un equipo que montaba telares para escuelas.', 40, 115),
  ).experiences
  expect(job).toMatchObject({ company_name: 'Alcotan', location: 'Torrejón de Ardoz, Madrid' })
})

test('a year after the employer and its town is the date of the entry', () => {
  const entry = (title: string, employer: string, y: number) => [
    run(title, 40, y, bold),
    run(employer, 40, y + 14),
  ]
  expect(
    readJobs(
      header('Expériences', 60),
      ...entry('Vendeuse', 'Héron SARL - LYON (69) 2021 - 2023', 90),
      ...entry('Serveuse', 'Brasserie Loutre - Écouvres (54) 2019', 130),
      ...entry('Caissière', 'LOUTRE - TOULOUSE 31 2018', 170),
    ),
  ).toEqual([
    ['Vendeuse', 'Héron SARL', '2021-01', '2023-01'],
    ['Serveuse', 'Brasserie Loutre', '2019-01', '2019-01'],
    ['Caissière', 'LOUTRE', '2018-01', '2018-01'],
  ])
})

test('the points below a name and its date that end with a colon describe it', () => {
  const point = (text: string, y: number) => run(`• ${text}`, 60, y)
  expect(
    readJobs(
      header('Experiencia', 60),
      run('Garza Redes (Mar 2019 – Presente):', 40, 90, bold),
      point('Mantenimiento', 105),
      point('Copias de seguridad', 118),
      point('Redes', 131),
      run('Cooperativa Panadera: (Feb 2016 – Ene 2019)', 40, 160, bold),
      point('Atención en caja', 175),
      point('Reposición de estantes', 188),
    ),
  ).toEqual([
    [null, 'Garza Redes', '2019-03', 'now'],
    [null, 'Cooperativa Panadera', '2016-02', '2019-01'],
  ])
})

test('a position in small letters is no heading of several jobs', () => {
  expect(
    readJobs(
      header('Werkervaring', 60),
      run('Reiger Uitgevers', 40, 90, bold),
      run('09/2013 - 06/2014', 430, 90),
      run('stages', 40, 104),
      run('Otter Pers', 40, 130, bold),
      run('03/2010 - 08/2012', 430, 130),
      run('redacteur', 40, 144),
    ),
  ).toEqual([
    ['stages', 'Reiger Uitgevers', '2013-09', '2014-06'],
    ['redacteur', 'Otter Pers', '2010-03', '2012-08'],
  ])
})

test('a label of tasks behind the names of an entry begins its description', () => {
  const entry = (date: string, names: string, y: number) => [
    run(date, 40, y, { italic: true, font: 'Serif-Italic' }),
    run(names, 40, y + 13),
    run('Verkoop en herstel van gebruikte boten', 40, y + 26),
    run('met een nieuwe lak.', 40, y + 39),
  ]
  expect(
    readJobs(
      header('Werkervaring', 60),
      ...entry('juli 2015 – sep 2015', 'Botenmaker – Reigerwerf Zwalm. Taken:', 90),
      ...entry('mei 2012 – juni 2014', 'Schilder – Otter Kleur. Taken:', 150),
    ),
  ).toEqual([
    ['Botenmaker', 'Reigerwerf Zwalm', '2015-07', '2015-09'],
    ['Schilder', 'Otter Kleur', '2012-05', '2014-06'],
  ])
})

test('an employer in single quotation marks is read after its preposition', () => {
  expect(
    readJobs(
      header('Werkervaring', 60),
      run('Botenconsultant bij ‘Reigerwerf’', 40, 90),
      run('2015 – 2018', 430, 90),
    ),
  ).toEqual([['Botenconsultant', '‘Reigerwerf’', '2015-01', '2018-01']])
})

test('a wrapped row of labels on a Europass form does not part an employer from its position', () => {
  const entry = (firm: string, row: string[], job: string, y: number) => [
    run(firm, 160, y, { bold: true, italic: true, size: 11, font: 'Serif-BoldItalic' }),
    run(row[0] ?? '', 160, y + 16, { bold: true, font: 'Serif-Bold' }),
    run(row[1] ?? '', 160 + 5 * ((row[0]?.length ?? 0) + 1), y + 16),
    ...row.slice(2).map((text) => run(text, 160, y + 28)),
    run(job, 54, y + 52),
    run(
      'Ho scritto le lettere ai clienti e tenuto i conti di tutti i negozi di questa',
      160,
      y + 72,
    ),
    run('azienda, che sono quattro, e di quelli della sua filiale in Toscana.', 160, y + 84),
  ]
  expect(
    readJobs(
      header('Esperienza lavorativa', 60),
      ...entry(
        'Lontra S.R.L.',
        [
          'Città: Pisa | Paese: Italia | Impresa o settore:',
          'Servizi Di Informazione E',
          'Comunicazione',
        ],
        '[ 04/2013 – 08/2013 ] Contabile',
        90,
      ),
      ...entry(
        'Libreria Airone',
        ['Città: Pisa | Paese:', 'Italia'],
        '[ 03/2011 – 09/2012 ] Cassiera',
        220,
      ),
    ),
  ).toEqual([
    ['Contabile', 'Lontra S.R.L.', '2013-04', '2013-08'],
    ['Cassiera', 'Libreria Airone', '2011-03', '2012-09'],
  ])
})
