import { afterEach, expect, test } from 'vitest'
import { splitEntries } from './entries.ts'
import { readExperiences, overrideSegmentationWeights } from './choose-segmentation.ts'
import { readFieldLabel } from './field-labels.ts'
import { linesOf, run } from './line-fixture.ts'
import type { Line, TextRun } from './model.ts'
import { overrideNameWeights } from './name-spelling.ts'
import { overrideRankTrees } from './rank-names.ts'
import { joinWrappedDates } from './wrapped-dates.ts'

const readJobs = (lines: Line[]) =>
  readExperiences(splitEntries(joinWrappedDates(lines))).map((job) => [
    job.company_name,
    job.title,
    job.location,
    job.start_date?.slice(0, 7),
    job.current_role ? 'present' : job.end_date?.slice(0, 7),
  ])

/** Disables all trained models until the end of the test. */
function readByRules(): void {
  overrideRankTrees({ forest: null, observe: () => undefined })
  overrideSegmentationWeights({ weights: new Map([['rules', 1]]), observe: () => undefined })
  overrideNameWeights(new Map())
}
afterEach(() => {
  overrideRankTrees(null)
  overrideSegmentationWeights(null)
  overrideNameWeights(null)
})

test('title, company and location are read from the layout that all entries of a section share', () => {
  const jobs = readJobs(
    linesOf(
      run('Head of Growth, Quillstone – Leeds, UK', 40, 100),
      run('Mar 2021 – present', 400, 100),
      run('• Grew the number of readers', 50, 113),
      run('Data Scientist, Tessellate – Boise, ID', 40, 140),
      run('Jan 2018 – Feb 2021', 400, 140),
      run('• Modelled what readers like', 50, 153),
    ),
  )
  expect(jobs).toEqual([
    ['Quillstone', 'Head of Growth', 'Leeds, UK', '2021-03', 'present'],
    ['Tessellate', 'Data Scientist', 'Boise, ID', '2018-01', '2021-02'],
  ])
})

test('several roles under one company are jobs, but not the dated line of the company', () => {
  const bold = { bold: true }
  const jobs = readJobs(
    linesOf(
      run('Castor Foods, Chicago, IL', 40, 100, bold),
      run('2011 – 2023', 400, 100),
      run('Chief Operating Officer (2018 – 2023)', 40, 116, { italic: true }),
      run('• Ran nine plants', 50, 130),
      run('Vice President, Manufacturing (2011 – 2018)', 40, 150, { italic: true }),
      run('• Ran five plants', 50, 164),
    ),
  )
  expect(jobs).toEqual([
    ['Castor Foods', 'Chief Operating Officer', 'Chicago, IL', '2018-01', '2023-01'],
    ['Castor Foods', 'Vice President, Manufacturing', 'Chicago, IL', '2011-01', '2018-01'],
  ])
})

test('a date range wrapped in a narrow column is joined', () => {
  const jobs = readJobs(
    linesOf(
      run('Jun ’16 – Feb', 40, 100),
      run('Senior Designer', 130, 100, { bold: true }),
      run('’19', 40, 113),
      run('Ogden & Marsh', 130, 113),
      run('• Packaging for eighty teas', 140, 126),
    ),
  )
  expect(jobs).toEqual([['Ogden & Marsh', 'Senior Designer', null, '2016-06', '2019-02']])
})

test('dates inside bullets do not begin an entry', () => {
  const jobs = readJobs(
    linesOf(
      run('Store Manager', 40, 100, { bold: true }),
      run('Feb 2019 – Present', 400, 100),
      run('Papaya, Denver, CO', 40, 113),
      run('• Saved a fifth of the costs between 2020 and 2022', 50, 126),
      run('• Led the refit from May 2021 to January 2022', 50, 139),
    ),
  )
  expect(jobs).toEqual([['Papaya', 'Store Manager', 'Denver, CO', '2019-02', 'present']])
})

test('a form with labels is read by its labels', () => {
  const jobs = readJobs(
    linesOf(
      run('Empresa: Distribuidora Andina', 40, 100),
      run('Cargo: Contadora', 40, 113),
      run('Período: Febrero 2017 – Presente', 40, 126),
      run('Empresa: Grupo Cafetero', 40, 150),
      run('Cargo: Auxiliar contable', 40, 163),
      run('Período: Julio 2013 – Enero 2017', 40, 176),
    ),
  )
  expect(jobs).toEqual([
    ['Distribuidora Andina', 'Contadora', null, '2017-02', 'present'],
    ['Grupo Cafetero', 'Auxiliar contable', null, '2013-07', '2017-01'],
  ])
})

test('a description line without a bullet is not the company of the role below it', () => {
  const name = { size: 16, bold: true }
  const role = { size: 13 }
  const jobs = readJobs(
    linesOf(
      run('Plover Works', 40, 100, name),
      run('Senior Baker', 40, 116, role),
      run('May 2017 – Present', 40, 130),
      run('Baked the bread of three towns for a decade.', 50, 143),
      run('Wrote the book of recipes.', 50, 156),
      run('Ran the oven.', 50, 169),
      run('Baker', 40, 188, role),
      run('Aug 2016 – Apr 2017', 40, 202),
      run('Kneaded the dough with care every morning.', 50, 215),
      run('Swept.', 50, 228),
    ),
  )
  expect(jobs).toEqual([
    ['Plover Works', 'Senior Baker', null, '2017-05', 'present'],
    ['Plover Works', 'Baker', null, '2016-08', '2017-04'],
  ])
})

test('a title in the style of the company is read even far below the date', () => {
  const name = { size: 14, bold: true }
  const jobs = readJobs(
    linesOf(
      run('Ibis and Company', 40, 100, name),
      run('November 2016 – Present', 40, 116),
      run('Glazier II', 40, 146, name),
      run('Glazed the windows of the old town hall.', 40, 160),
      run('TERN', 40, 200, name),
      run('June 2015 – October 2016', 40, 216),
      run('Carpenter', 40, 246, name),
      run('Built barrels for breweries in the whole county.', 40, 260),
    ),
  )
  expect(jobs).toEqual([
    ['Ibis and Company', 'Glazier II', null, '2016-11', 'present'],
    ['TERN', 'Carpenter', null, '2015-06', '2016-10'],
  ])
})

test('the rules keep the text after a dash in the title if the company is on another line', () => {
  readByRules()
  const jobs = readJobs(
    linesOf(
      run('Curlew Storage', 40, 100, { bold: true }),
      run('Feb 2011 – June 2012', 400, 100),
      run('Records Specialist - Data Entry', 40, 114),
      run('• Filed letters and answered them', 50, 128),
    ),
  )
  expect(jobs).toEqual([
    ['Curlew Storage', 'Records Specialist - Data Entry', null, '2011-02', '2012-06'],
  ])
})

test('a company name can begin with a lowercase letter', () => {
  const jobs = readJobs(
    linesOf(
      run('Aktuell, seit Feb. 2022', 40, 100),
      run('Tischler', 190, 100, { bold: true }),
      run('erlenholz GmbH', 190, 113),
      run('Baut Schränke, Tische und Betten für die ganze Stadt.', 200, 126),
      run('Apr. 2017 – Sept. 2021', 40, 150),
      run('Werkstudent', 190, 150, { bold: true }),
      run('newport it GmbH & Co. KG', 190, 163),
      run('Sägte, hobelte und leimte in der neuen Werkstatt.', 200, 176),
    ),
  )
  expect(jobs).toEqual([
    ['erlenholz GmbH', 'Tischler', null, '2022-02', 'present'],
    ['newport it GmbH & Co. KG', 'Werkstudent', null, '2017-04', '2021-09'],
  ])
})

test('the rules choose the bold one of two organisations as the employer', () => {
  readByRules()
  const job = (y: number, company: string, unit: string, title: string, date: string) => [
    run(company, 40, y, { bold: true }),
    run(unit, 40, y + 13),
    run(`${title} (${date})`, 40, y + 26, { italic: true }),
  ]
  const jobs = readJobs(
    linesOf(
      ...job(100, 'Heron', 'Department of Physics', 'Assistant Professor', '2021-2023'),
      ...job(160, 'Ibis', 'Data & Analytics', 'Analyst', '2018-2021'),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Heron', 'Assistant Professor'],
    ['Ibis', 'Analyst'],
  ])
})

test('roles in a smaller font than the dated company above belong to it even if they name a client', () => {
  const jobs = readJobs(
    linesOf(
      run('Tern Consulting (February 2012 – December 2013)', 40, 100, { size: 13 }),
      run('Agile Coach (July 2012 – December 2013) – Lark Bank', 40, 116, { size: 12 }),
      run('• Coached four teams', 50, 130),
      run('Clerk (February 2012 – June 2012) – Owl Group', 40, 150, { size: 12 }),
      run('• Filed the letters of the bank', 50, 164),
      run('Quail Consulting (January 2009 – May 2011)', 40, 190, { size: 13 }),
      run('Baker (January 2009 – May 2011)', 40, 206, { size: 12 }),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Tern Consulting', 'Agile Coach'],
    ['Tern Consulting', 'Clerk'],
    ['Quail Consulting', 'Baker'],
  ])
})

const listJobs = (...jobs: [text: string, date: string][]) =>
  readJobs(
    linesOf(
      ...jobs.flatMap(([text, date], n) => [
        run(text, 40, 100 + n * 40),
        run(date, 420, 100 + n * 40),
        run('• Did what was to be done', 50, 113 + n * 40),
      ]),
    ),
  ).map(([company, title, place]) => [company, title, place])

test('employers are read from the parentheses after titles if nothing else names them', () => {
  const jobs = listJobs(
    ['Account Clerk (Heron Ltd)', '2019 – 2021'],
    ['Platoon Officer (Marine Corps, Leeds)', '2015 – 2019'],
  )
  expect(jobs).toEqual([
    ['Heron Ltd', 'Account Clerk', null],
    ['Marine Corps', 'Platoon Officer', 'Leeds'],
  ])
})

test('an employment type in parentheses is not read as the employer', () => {
  const jobs = listJobs(['Cook (Part-time)', '2019 – 2021'], ['Waiter (Freelance)', '2015 – 2019'])
  expect(jobs).toEqual([
    [null, 'Cook (Part-time)', null],
    [null, 'Waiter (Freelance)', null],
  ])
})

test('a title is not split at its dashes if the other entries have only dots as separators', () => {
  const jobs = listJobs(
    ['Clerk • Plover Bank • Leeds', '2019 – 2021'],
    ['Packer - Data Entry - Loader • Iron Hill • York', '2015 – 2019'],
    ['Baker • Quail Street • Leeds', '2012 – 2015'],
  )
  expect(jobs[1]).toEqual(['Iron Hill', 'Packer - Data Entry - Loader', 'York'])
})

test('the word "société" before an employer is not part of its name', () => {
  const jobs = readJobs(
    linesOf(
      run('Octobre 2012 à Février 2015', 40, 100, { bold: true }),
      run('Dessinateur', 60, 113),
      run('(société BRUME à LIBOURNE)', 60, 126),
      run('Mars 2006 à Octobre 2011', 40, 150, { bold: true }),
      run('Programmeur', 60, 163),
      run('(société Confort Bois à Jugazan)', 60, 176),
    ),
  )
  expect(jobs.map((job) => job.slice(0, 3))).toEqual([
    ['BRUME', 'Dessinateur', 'LIBOURNE'],
    ['Confort Bois', 'Programmeur', 'Jugazan'],
  ])
})

test('entries can end with their dates', () => {
  const text = 'Answered for everything that was built in the north of the county in those years.'
  const rows = ['Head of Works', 'Plover Lines', text, 'May 2016 – Present']
  const next = ['Works Assistant', 'Tern Roads', text, 'June 2009 – April 2016']
  const jobs = readJobs(linesOf(...[...rows, ...next].map((row, n) => run(row, 40, 100 + n * 14))))
  expect(jobs).toEqual([
    ['Plover Lines', 'Head of Works', null, '2016-05', 'present'],
    ['Tern Roads', 'Works Assistant', null, '2009-06', '2016-04'],
  ])
})

test('title and employer are split at a slash or before capitals if nothing else separates them', () => {
  const slashes = listJobs(
    ['Intern / The Owl Museum', '2019 – 2021'],
    ['Director of Funds / Friends of Leeds', '2015 – 2019'],
  )
  expect(slashes.map((job) => job.slice(0, 2))).toEqual([
    ['The Owl Museum', 'Intern'],
    ['Friends of Leeds', 'Director of Funds'],
  ])
  const capitals = listJobs(
    ['Vendeur BRICO BOIS', '2019 – 2021'],
    ['Approvisionneur CONFORT', '2015 – 2019'],
  )
  expect(capitals.map((job) => job.slice(0, 2))).toEqual([
    ['BRICO BOIS', 'Vendeur'],
    ['CONFORT', 'Approvisionneur'],
  ])
})

test('a slash splits title and employer above a row of towns, even one that no list knows', () => {
  const jobs = readJobs(
    linesOf(
      ...[
        ['MEI 2020 / JUNI 2022', 'Tekenaar / Reigerbouw', 'Zwolle'],
        ['MAART 2018 / APRIL 2020 (STAGE)', 'Tekenaar / Otterveld', 'Oudemuiderzijl'],
        ['MEI 2016 / MAART 2018', 'Tekenaar / Ooievaar', 'Deventer'],
      ].flatMap(([date = '', text = '', town = ''], n) => [
        run(date, 40, 100 + n * 70, { size: 8 }),
        run(text, 40, 114 + n * 70, { size: 14 }),
        run(town, 40, 128 + n * 70),
        run('Tekende de plannen van bruggen en wegen in de provincie', 40, 146 + n * 70),
      ]),
    ),
  )
  expect(jobs.map(([company, title, place]) => [company, title, place])).toEqual([
    ['Reigerbouw', 'Tekenaar', 'Zwolle'],
    ['Otterveld', 'Tekenaar', 'Oudemuiderzijl'],
    ['Ooievaar', 'Tekenaar', 'Deventer'],
  ])
})

test('an unknown name between a position and a town is the employer, also if a region has that name', () => {
  const [job] = readJobs(
    linesOf(
      run('Full stack developer, OtterLaag, Antwerpen', 40, 100, { bold: true }),
      run('Februari 2022 — heden', 40, 113, { size: 9 }),
      run('• Bouwde de webwinkel van een keten van bakkerijen', 60, 128),
    ),
  )
  expect(job?.slice(0, 3)).toEqual(['OtterLaag', 'Full stack developer', 'Antwerpen'])
})

test('an employer in small letters beside its date is read if it is set unlike the text below', () => {
  const read = (face: Partial<TextRun>) =>
    readJobs(
      linesOf(
        run('Chef d’équipe', 40, 100, { bold: true }),
        run('commune de Loutreville', 40, 113, face),
        run('2018 – 2021', 400, 113),
        run('Encadrer une équipe de six jardiniers dans les parcs de la ville', 40, 128),
      ),
    )[0]?.slice(0, 2)
  expect(read({ italic: true })).toEqual(['commune de Loutreville', 'Chef d’équipe'])
  expect(read({})).toEqual([null, 'Chef d’équipe'])
})

test('a bulleted employer in the bold face of its position is no further role at the employer above', () => {
  const bold = { bold: true }
  const jobs = readJobs(
    linesOf(
      run('MÄRZ 2019 – MAI 2021 | BREMEN', 40, 100),
      run('VERKÄUFERIN', 40, 114, bold),
      run('BEI REIHER GMBH & CO. KG', 40, 128, bold),
      run('Beratung der Kundschaft und Pflege der Regale', 40, 142),
      run('JAN. 2017 – FEB. 2019', 40, 170),
      run('PROJEKTLEITERIN', 40, 184, bold),
      run('• HOCHSCHULE OTTERSTADT', 50, 198, bold),
      run('Planung der Ausstellungen und Führung der Gruppen', 40, 212),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['REIHER GMBH & CO. KG', 'VERKÄUFERIN'],
    ['HOCHSCHULE OTTERSTADT', 'PROJEKTLEITERIN'],
  ])
})

const bold = { bold: true, size: 12 }
const italic = { italic: true }

/** Jobs as a position in bold, its employer in italics, and bullets; a date is behind the employer. */
const listPairs = (...pairs: [string, string][]) =>
  linesOf(
    ...pairs.flatMap(([title, employer], n) => [
      run(title, 40, 100 + n * 90, bold),
      run(employer, 40, 115 + n * 90, italic),
      run('• Cuidado das plantas e dos caminhos do parque', 55, 130 + n * 90),
      run('• Compra das ferramentas e das sementes', 55, 143 + n * 90),
      run('• Formação de dois aprendizes', 55, 156 + n * 90),
    ]),
  )

test('jobs without a date are read above and below dated ones that are set like them', () => {
  const jobs = readJobs(
    listPairs(
      ['Jardineiro', 'Lontra'],
      ['Ajudante de Jardineiro', 'Grupo Garça | 2019 – 2021'],
      ['Carpinteiro', 'Hospital Santa Coruja'],
      ['Pintor', 'Texugo | 2012 – 2014'],
    ),
  )
  expect(jobs.map(([company, title, , start]) => [company, title, start])).toEqual([
    ['Lontra', 'Jardineiro', undefined],
    ['Grupo Garça', 'Ajudante de Jardineiro', '2019-01'],
    ['Hospital Santa Coruja', 'Carpinteiro', undefined],
    ['Texugo', 'Pintor', '2012-01'],
  ])
})

test('lines that are set like heads but name no position begin no job without a date', () => {
  const jobs = readJobs(
    listPairs(
      ['Ajudante de Jardineiro', 'Grupo Garça | 2019 – 2021'],
      ['Parque da Coruja', 'Plantas raras'],
      ['Pintor', 'Texugo | 2012 – 2014'],
    ),
  )
  expect(jobs).toHaveLength(2)
})

test('jobs without a date are read below dated ones whose description is set unlike their heads', () => {
  const told = 'Conduite des chantiers de la ville et suivi des équipes de trois quartiers'
  const jobs = readJobs(
    linesOf(
      ...[
        'Maçon • Hermine | 2010 – 2018',
        'Plombier • Loutre | 2002 – 2010',
        'Peintre • Blaireau S.A.',
      ].flatMap((text, n) => [
        run(text, 40, 100 + n * 60, bold),
        run(told, 40, 115 + n * 60),
        run('dans le respect des délais', 40, 127 + n * 60),
      ]),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Hermine', 'Maçon'],
    ['Loutre', 'Plombier'],
    ['Blaireau S.A.', 'Peintre'],
  ])
})

test('the heading of a summary and the members of a jury announce a description in every language', () => {
  const headings = [
    'Summary',
    'Zusammenfassung',
    'Synthèse',
    'Resumen',
    'Resumo',
    'Riepilogo',
    'Samenvatting',
  ]
  for (const text of [...headings, 'Membres du jury', 'Banca examinadora'])
    expect(readFieldLabel(text)).toBe('description')
  for (const text of ['Summary Court', 'Synthesis Group', 'Resumed Ltd', 'Sommaria', 'Tribunal'])
    expect(readFieldLabel(text)).toBeNull()
})

test('the labels of an Italian graduate’s form announce the degree, its field and its date', () => {
  const labels = [
    'Tipo di corso',
    'Denominazione corso',
    'Data di conseguimento del titolo',
    'Parole chiave',
  ]
  expect(labels.map(readFieldLabel)).toEqual(['degree', 'field', 'date', 'description'])
})

test('the position below an employer with its kind of work is the title', () => {
  const jobs = readJobs(
    linesOf(
      ...[
        ['2020 - heden', 'Otterbouw - Stage', 'Fullstack web developer'],
        ['2018 - 2020', 'Reiger Design - Stage', 'Fullstack web developer'],
        ['2016 - 2018', 'Dassenmarkt', 'Verkoper'],
      ].flatMap(([date = '', employer = '', title = ''], n) => [
        run(date, 40, 100 + n * 40, { bold: true }),
        run(employer, 140, 100 + n * 40, { bold: true }),
        run(title, 140, 114 + n * 40),
      ]),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Otterbouw', 'Fullstack web developer'],
    ['Reiger Design', 'Fullstack web developer'],
    ['Dassenmarkt', 'Verkoper'],
  ])
})

test('a stand-in’s school is the employer', () => {
  const [job] = listJobs(['Kurze Stellvertretung für Schule Otterwil', '2019 – 2020'])
  expect(job?.slice(0, 2)).toEqual(['Schule Otterwil', 'Kurze Stellvertretung'])
})

test('a picture before a name is not part of it', () => {
  const lines = linesOf(
    run('🎓 Diplôme d’Ingénieur — École Loutre', 40, 100),
    run('▪ Chantiers', 40, 120),
    run('✉️ loutre@example.com', 40, 140),
  )
  expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
    ['Diplôme d’Ingénieur — École Loutre', false],
    ['Chantiers', true],
    ['loutre@example.com', false],
  ])
})

test('a town directly after a hyphen, as printed by job boards, is not part of the employer', () => {
  const jobs = listJobs(
    ['Clerk, Plover Inc.-Carrollton, TX', '2019 – 2021'],
    ['Packer, Iron Hill-Richardson, TX', '2015 – 2019'],
  )
  expect(jobs).toEqual([
    ['Plover Inc.', 'Clerk', 'Carrollton, TX'],
    ['Iron Hill', 'Packer', 'Richardson, TX'],
  ])
})

test('the name of the employer ends after its legal form if a title follows', () => {
  const jobs = listJobs(
    ['Plover, Inc. Product Design Engineer, Leeds, UK', '2019 – 2021'],
    ['Tern, Ltd. Baker, York, UK', '2015 – 2019'],
  )
  expect(jobs).toEqual([
    ['Plover, Inc.', 'Product Design Engineer', 'Leeds, UK'],
    ['Tern, Ltd.', 'Baker', 'York, UK'],
  ])
})

test('a line with "From" before its dates is not read as a sentence', () => {
  const rows = [
    'Shop Manager - Heron Works - From May 2014 to March 2016',
    '• Ran it',
    'Lead Supervisor - Tern Works - From February 2012 to April 2014',
    '• Ran that',
  ]
  const jobs = readJobs(linesOf(...rows.map((row, n) => run(row, 40, 100 + n * 14))))
  expect(jobs.map((job) => job.slice(0, 4))).toEqual([
    ['Heron Works', 'Shop Manager', null, '2014-05'],
    ['Tern Works', 'Lead Supervisor', null, '2012-02'],
  ])
})

test('the employer follows "à" or "in" after the title, and its town follows a comma', () => {
  const jobs = listJobs(
    ['Employé Polyvalent à BRUME, Le Robert', '2019 – 2020'],
    ['Assistant comptable à Confort, Redon', '2015 – 2019'],
  )
  expect(jobs).toEqual([
    ['BRUME', 'Employé Polyvalent', 'Le Robert'],
    ['Confort', 'Assistant comptable', 'Redon'],
  ])
  expect(listJobs(['as Lecturer in Owl College of Education, Heronsea', '2019 – 2020'])).toEqual([
    ['Owl College of Education', 'Lecturer', 'Heronsea'],
  ])
})

test('indented dated bullets are roles at the employer of the bullet above them', () => {
  const jobs = readJobs(
    linesOf(
      run('• Senior Clerk - 09/2016 – 12/2022', 40, 100),
      run('Plover Ltd, Leeds, UK.', 60, 113),
      run('• Senior Clerk - 09/2019 – 12/2022', 60, 126),
      run('• Clerk - 09/2016 – 09/2019', 60, 139),
      run('• Visiting Lecturer - 02/2014 – 07/2016', 40, 152),
      run('Owl Campus, York, UK.', 60, 165),
      run('• Lecturer - 02/2012 – 02/2014', 40, 178),
      run('Tern College, York, UK.', 60, 191),
    ),
  )
  expect(jobs.map((job) => job.slice(0, 2))).toEqual([
    ['Plover Ltd', 'Senior Clerk'],
    ['Plover Ltd', 'Senior Clerk'],
    ['Plover Ltd', 'Clerk'],
    ['Owl Campus', 'Visiting Lecturer'],
    ['Tern College', 'Lecturer'],
  ])
})

test('indented description lines without bullets are not read as names', () => {
  const role = (title: string, dates: string, description: string, y: number) => [
    run(title, 40, y, { italic: true }),
    run(dates, 400, y),
    run(`${description} of the busiest site`, 52, y + 13),
    run('and kept its books', 52, y + 26),
  ]
  const jobs = readJobs(
    linesOf(
      run('Acme Works, Leeds', 40, 87, { bold: true }),
      ...role('Operations Manager', '2019 – present', 'Led a team of forty', 100),
      ...role('Shift Supervisor', '2016 – 2019', 'Ran the night shift', 145),
      ...role('Warehouse Operative', '2015 – 2016', 'Picked and packed orders', 190),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Acme Works', 'Operations Manager'],
    ['Acme Works', 'Shift Supervisor'],
    ['Acme Works', 'Warehouse Operative'],
  ])
})

test('a long bullet that begins with its dates is a job', () => {
  const jobs = readJobs(
    linesOf(
      run(
        '• April 2016 – June 2017 : Assistant clerk at Plover Bank, Harbour Street 22, 4051 Heronsea',
        40,
        100,
      ),
      run('• Kept the books', 60, 113),
      run('• 2014 – 2015 : Porter at Acme', 40, 126),
    ),
  )
  expect(jobs.map((job) => job.slice(0, 3))).toEqual([
    ['Plover Bank', 'Assistant clerk', 'Harbour Street 22, 4051 Heronsea'],
    ['Acme', 'Porter', null],
  ])
})

test('an employment type before the employer is not part of its name', () => {
  const bold = { bold: true }
  const jobs = readJobs(
    linesOf(
      run('Jun 2021 – Dec 2021', 40, 100, bold),
      run('Mission - Plover pour Ibis Aviation, Bordeaux', 60, 113, bold),
      run('Développeur', 60, 126),
      run('• Faster', 80, 139),
      run('Jun 2019 – Feb 2020', 40, 160, bold),
      run('Stage & CDI - Acme / Ibex, Bordeaux', 60, 173, bold),
      run('Développeur', 60, 186),
      run('• Slower', 80, 199),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Plover pour Ibis Aviation', 'Développeur'],
    ['Acme / Ibex', 'Développeur'],
  ])
})

test('the preposition before an employer in bold is not part of the title', () => {
  const jobs = readJobs(
    linesOf(
      run('2014 – 2016', 40, 100),
      run('Ingénieure logiciel chez ', 130, 100),
      run('Cigogne', 255, 100, { bold: true }),
      run('• Kept the books', 140, 113),
    ),
  )
  expect(jobs.map(([company, title]) => [company, title])).toEqual([
    ['Cigogne', 'Ingénieure logiciel'],
  ])
})

test('a title and location below the date are read even if the other entries have another layout', () => {
  const jobs = readJobs(
    linesOf(
      run('Cigogne', 40, 100, { bold: true }),
      run('2018 – 2020', 400, 100),
      run('Ingénieure logiciel', 40, 113, { italic: true }),
      run('Paris, France', 400, 113, { italic: true }),
      run('• Built it', 50, 126),
      run('Hermine SAS', 40, 150, { bold: true }),
      run('Développeuse', 40, 163),
      run('2016 – 2018', 400, 163),
      run('• Kept it', 50, 176),
      run('Loutre SAS', 40, 200, { bold: true }),
      run('Analyste', 40, 213),
      run('2014 – 2016', 400, 213),
      run('• Read it', 50, 226),
    ),
  )
  expect(jobs.map((job) => job.slice(0, 3))).toEqual([
    ['Cigogne', 'Ingénieure logiciel', 'Paris, France'],
    ['Hermine SAS', 'Développeuse', null],
    ['Loutre SAS', 'Analyste', null],
  ])
})

test('company and title are read from the start of the text below a line with only dates', () => {
  const jobs = readJobs(
    linesOf(
      run('01/2016 - presente', 40, 100, { bold: true }),
      run(
        'Nutria Ltda, desarrolladora web. Mantiene la tienda de libros y las páginas de dos editoriales de la costa',
        40,
        113,
      ),
      run('06/2014 - 12/2015', 40, 150, { bold: true }),
      run(
        'Garza S.A., analista de datos. Llevaba los informes de ventas y preparaba las reuniones con los clientes',
        40,
        163,
      ),
    ),
  )
  expect(jobs).toEqual([
    ['Nutria Ltda', 'desarrolladora web', null, '2016-01', 'present'],
    ['Garza S.A.', 'analista de datos', null, '2014-06', '2015-12'],
  ])
})

test('a line that begins with "seit" and a year begins an entry even if it ends with a full stop', () => {
  const jobs = readJobs(
    linesOf(
      run('seit 2019 Software Engineer, Reiher AG.', 40, 100, { bold: true }),
      run('Wartung der Werkzeuge', 100, 113),
      run('2018 DevOps Engineer, Biber AG.', 40, 140, { bold: true }),
      run('Aufbau der Plattform', 100, 153),
      run('2012–2016 Software Engineer, Dachs GmbH.', 40, 180, { bold: true }),
      run('Entwicklung von Werkzeugen', 100, 193),
    ),
  )
  expect(jobs.map(([, title, , start, end]) => [title, start, end])).toEqual([
    ['Software Engineer', '2019-01', 'present'],
    ['DevOps Engineer', '2018-01', '2018-01'],
    ['Software Engineer', '2012-01', '2016-01'],
  ])
})

test('a form label for the date needs no colon', () => {
  const jobs = readJobs(
    linesOf(
      run('Lontra Digital', 40, 100, { bold: true }),
      run('Cargo: Desenvolvedora', 40, 113),
      run('Período 08/2021 – 08/2023', 40, 140),
      run('Principais atividades: Trabalhei com as páginas da loja', 40, 167),
      run('Garça Ltda', 40, 200, { bold: true }),
      run('Cargo: Estágio', 40, 213),
      run('Período 04/2020 – 11/2020', 40, 240),
      run('Principais atividades: Participei no desenvolvimento', 40, 267),
    ),
  )
  expect(jobs).toEqual([
    ['Lontra Digital', 'Desenvolvedora', null, '2021-08', '2023-08'],
    ['Garça Ltda', 'Estágio', null, '2020-04', '2020-11'],
  ])
})

test('a lowercase employer is read after a title and "bei"', () => {
  const [job] = readJobs(
    linesOf(run('01/2020 - 04/2021', 40, 100), run('Kassierer bei otterkauf', 160, 100)),
  )
  expect(job).toEqual(['otterkauf', 'Kassierer', null, '2020-01', '2021-04'])
})

test('a slash splits title and employer where most entries have it, whatever their words', () => {
  const jobs = readJobs(
    linesOf(
      ...[
        ['May 2018 – Aug 2018', 'Drafting Intern / Heron Trading Company, Omaha, NE'],
        ['May 2016 – Dec 2017', 'Drafting Clerk / Otter State University, Ames, IA'],
        ['May 2015 – Jul 2015', 'Drafting Intern / JKL Performance, Heron City, IA'],
      ].flatMap(([date = '', text = ''], n) => [
        run(date, 40, 100 + n * 50),
        run(text, 40, 113 + n * 50, { bold: true }),
        run(
          'Drew the plans of bridges and roads for several towns of the county',
          40,
          126 + n * 50,
        ),
      ]),
    ),
  )
  expect(jobs.map(([company, title, place]) => [company, title, place])).toEqual([
    ['Heron Trading Company', 'Drafting Intern', 'Omaha, NE'],
    ['Otter State University', 'Drafting Clerk', 'Ames, IA'],
    ['JKL Performance', 'Drafting Intern', 'Heron City, IA'],
  ])
})

test('a town that only a space separates from the employer is the place if most entries have one', () => {
  const jobs = (...employers: string[]) =>
    readJobs(
      linesOf(
        ...employers.flatMap((text, n) => [
          run(text, 40, 100 + n * 50, { bold: true }),
          run(`${2016 + n} – ${2017 + n}`, 400, 100 + n * 50),
          run('Clerk', 40, 113 + n * 50),
          run('• Kept the books', 50, 126 + n * 50),
        ]),
      ),
    ).map(([company, , place]) => [company, place])
  expect(jobs('Heron Group Montreal, Canada', 'LUTRA Toronto, Canada')).toEqual([
    ['Heron Group', 'Montreal, Canada'],
    ['LUTRA', 'Toronto, Canada'],
  ])
  expect(jobs('New York, NY', 'New York, NY')).toEqual([
    [null, 'New York, NY'],
    [null, 'New York, NY'],
  ])
  expect(jobs('University Toronto, Canada', 'Bank of Montreal, Canada')).toEqual([
    ['University Toronto', 'Canada'],
    ['Bank of Montreal', 'Canada'],
  ])
})

test('dated bullets below a dated position describe it if most have a single year', () => {
  const jobs = readJobs(
    linesOf(
      run('Painter, Heron Studio, Salem, MA', 40, 100, { bold: true }),
      run('May 2005 – present', 400, 100),
      run('• Painted the portraits of mayors, judges and other people of the county and', 50, 113),
      run('framed them', 64, 126),
      run('• Published in Best Painters of Oregon, Volume 2, 2007', 50, 139),
      run('• Won the first prize of the county’s fair', 50, 152),
      run('• Finalist of the Heron Bay Days competition, 2006', 50, 165),
      run('• Taught drawing to children', 50, 178),
      run('• Judge at the Heron annual art competitions, 2017-2019', 50, 191),
    ),
  )
  expect(jobs).toHaveLength(1)
})

test('an employer with dates below it is set above its roles, but not above a job elsewhere', () => {
  const headsBelow = (place: string) =>
    splitEntries(
      linesOf(
        run('Heron Logistics Ltd', 40, 84, { bold: true }),
        run('January 2009 – January 2018', 40, 98),
        run('Radio Operator', 40, 130, { bold: true }),
        run(`${place} | October 2009 – February 2015`, 40, 144),
        run('• Kept the radios in order', 50, 158),
      ),
    ).map(({ head }) => head[0]?.text)
  expect(headsBelow('Leeds, UK')).toEqual(['Heron Logistics Ltd'])
  expect(headsBelow('Otter Broadcasting')).toEqual(['Heron Logistics Ltd', 'Radio Operator'])
})

test('a bullet with its employer, its dates and then its position is a job', () => {
  const point = (text: string, y: number) => run(`• ${text}`, 50, y)
  const jobs = readJobs(
    linesOf(
      point(
        'Corporación Universitaria Nutria – Mayo 2014 a Actualmente: Profesora de los cursos de botánica',
        80,
      ),
      point(
        'Fundación Garza – Febrero 2010 a Julio 2012: Docente de los cursos de historia moderna y antigua',
        100,
      ),
    ),
  )
  expect(jobs.map(([company, , , start]) => [company, start])).toEqual([
    ['Corporación Universitaria Nutria', '2014-05'],
    ['Fundación Garza', '2010-02'],
  ])
})

test('a range before a colon inside a sentence of a list begins no job', () => {
  const point = (text: string, y: number) => run(`• ${text}`, 50, y)
  const jobs = readJobs(
    linesOf(
      run('Clerk, Heron Ltd', 40, 60),
      run('2009 – 2014', 400, 60),
      point(
        'Led the campaigns of the company in three countries – 2010 to 2012: sales rose by a third in all of them',
        80,
      ),
      point(
        'Answered the letters of customers and kept the books of the whole company in good order',
        100,
      ),
    ),
  )
  expect(jobs).toHaveLength(1)
})

test('a long line that begins with its dates and a colon is a job', () => {
  const told =
    'Juin 2005 – Mars 2008 : Attaché, gestionnaire des dossiers techniques du service, Service Public Loutre, Économie, Moyennes Entreprises et Énergie, département de la surveillance du marché des produits et de la coordination des politiques de la ville, Bruxelles, Belgique'
  expect(readJobs(linesOf(run(told, 40, 60)))).toMatchObject([
    [expect.anything(), expect.anything(), expect.anything(), '2005-06', '2008-03'],
  ])
})
