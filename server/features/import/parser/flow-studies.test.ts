import { expect, test } from 'vitest'
import { readDegrees, readJobs } from './flow-fixture.ts'
import type { FlowBlock } from './model.ts'
import { parseFlow } from './parse-resume.ts'

const line = (text: string, face: { bold?: boolean; spaceBefore?: number } = {}): FlowBlock => ({
  kind: 'paragraph',
  cells: [[{ text, bold: face.bold ?? false, italic: false, size: 11 }]],
  bullet: false,
  level: 0,
  heading: null,
  spaceBefore: face.spaceBefore ?? 0,
  ruled: false,
})
const name = (text: string): FlowBlock => line(text, { bold: true, spaceBefore: 1.6 })
const header = (text: string): FlowBlock => line(text, { bold: true, spaceBefore: 2 })

const listStudies = (...blocks: FlowBlock[]): unknown =>
  parseFlow(blocks).educations.map((study) => [
    study.school_name,
    study.degree,
    study.start_date?.slice(0, 4) ?? null,
    study.end_date?.slice(0, 4) ?? null,
  ])

test('a line in the style that entries begin with is kept even if its words are unknown', () => {
  const heads = parseFlow([
    header('EDUCATION'),
    name('Glockengießerei'),
    line('2022 – Marenna Corvane', { bold: true, spaceBefore: 0.6 }),
    line('Bells and chimes', { spaceBefore: 0.6 }),
    name('Feinmechanik'),
    line('2006 – LUCANOR', { bold: true, spaceBefore: 0.6 }),
    line('Clocks of all kinds', { spaceBefore: 0.6 }),
    name('Baccalauréat STL'),
    line('2002 – Saint Otter de Maren', { bold: true, spaceBefore: 0.6 }),
    line('Sciences et techniques', { spaceBefore: 0.6 }),
  ]).educations
  const texts = heads.map((study) =>
    [study.school_name, study.degree, study.field_of_study].join(' '),
  )
  expect(texts).toEqual([
    expect.stringContaining('Glockengießerei'),
    expect.stringContaining('Feinmechanik'),
    expect.stringContaining('Baccalauréat'),
  ])
})

test('a table heading of two rows, the second with "From" and "To", is not read as an entry', () => {
  const cell = (...texts: string[]): FlowBlock[] => texts.map((text) => line(text))
  expect(
    listStudies(header('EDUCATION'), {
      kind: 'table',
      rows: [
        [
          cell('Period', '(mm/yyyy)'),
          cell('Name of Institution'),
          cell('Degree Granted'),
          cell('GPA'),
        ],
        [cell('From'), cell('To'), [], [], []],
        [
          cell('08/2007'),
          cell('09/2011'),
          cell('Heron University'),
          cell('Bachelor of Science'),
          cell('8.36/10'),
        ],
      ],
    }),
  ).toEqual([['Heron University', 'Bachelor of Science', '2007', '2011']])
})

test('a dated name of unknown words is a school if it stands where the other entries have theirs', () => {
  expect(
    listStudies(
      header('EDUCATION'),
      line('[January 2015 – July 2020]'),
      line('Instituto Lucanor, Cartago.'),
      line('[January 2011 – July 2014]', { spaceBefore: 1 }),
      line('Centro Cultural Marenés Corvano, Cartago.'),
    ),
  ).toEqual([
    ['Instituto Lucanor', null, '2015', '2020'],
    ['Centro Cultural Marenés Corvano', null, '2011', '2014'],
  ])
})

test('the label "Level" of a form gives the degree', () => {
  expect(
    readDegrees(`
# Education
Period:\t2010 – 2012
Level:\tMaster’s Degree
Specialization:\tInformation Technology Services
University:\tHeron University
Period:\t2004 – 2010
Level:\tBachelor's Degree
Specialization:\tInformatics
University:\tHeron University`),
  ).toEqual([
    ['Master’s Degree', 'Information Technology Services', 'Heron University'],
    ["Bachelor's Degree", 'Informatics', 'Heron University'],
  ])
})

test('the school level and the school in one sentence are split', () => {
  expect(
    readDegrees(`
# Formação acadêmica
Cursando o 1° do Ensino Médio na escola Rosa Marenés.`),
  ).toEqual([['Ensino Médio', null, 'escola Rosa Marenés']])
})

test('a kind of school after a certificate is not its field of study', () => {
  expect(
    readDegrees(`
# Education
2004 – 2007\tHeron Hill secondary school\tCertificate of secondary school`),
  ).toEqual([['Certificate of secondary school', null, 'Heron Hill secondary school']])
})

test('a degree in parentheses with its class can follow its field of study', () => {
  expect(
    readDegrees(`
# Education
2010 – 2013\tOtter University\tMarketing Management (BA Hons 2,1)`),
  ).toEqual([['BA Hons', 'Marketing Management', 'Otter University']])
})

test('a header can have more words after its colon', () => {
  expect(
    readDegrees(`
# Zatrudnienie :
2009 – 2011\tBank Corvański – kasjer
# Wykształcenie : wyższe ekonomiczne
1996 – 2001\tSzkoła Handlowa w Katowicach
# Umiejętności :
Obsługa komputera`),
  ).toEqual([[null, null, 'Szkoła Handlowa w Katowicach']])
})

test('a school in a table whose name contains "Education" is not read as a header', () => {
  const cell = (text: string): FlowBlock[] => [line(text)]
  expect(
    listStudies(header('EDUCATION'), {
      kind: 'table',
      rows: [
        [
          cell('Heron Hills College of Education'),
          cell('B.Ed (Basic Education)'),
          cell('2013-2015'),
        ],
        [cell('Otter Senior High School'), cell('WASSCE'), cell('2008-2011')],
      ],
    }),
  ).toEqual([
    ['Heron Hills College of Education', 'B.Ed', '2013', '2015'],
    ['Otter Senior High School', 'WASSCE', '2008', '2011'],
  ])
})

test('a bold degree whose field is also a header word does not open a section', () => {
  expect(
    listStudies(
      header('EDUCATION'),
      name('MSc, Project Management'),
      line('Heron University, 2015'),
      name('BA, History'),
      line('Otter University, 2012'),
    ),
  ).toEqual([
    ['Heron University', 'MSc', null, '2015'],
    ['Otter University', 'BA', null, '2012'],
  ])
})

test('the school is read from "Institute" rather than "University / Board", the grade from "% / CGPA"', () => {
  const row = (...texts: string[]): FlowBlock[][] => texts.map((text) => [line(text)])
  const heading = ['Qualification', 'University / Board', 'Institute', 'Year', '% / CGPA']
  const read = parseFlow([
    header('EDUCATION'),
    {
      kind: 'table',
      rows: [
        heading.map((text) => [line(text, { bold: true })]),
        row('M.Com', 'Heron University', 'Otter Commerce College', '2017', '61.20% (First Class)'),
        row('H.S.C.', 'State Board', 'Ibex Jr. College', '2012', '74.17%'),
      ],
    },
  ]).educations
  expect(read.map(({ school_name, degree, gpa }) => [school_name, degree, gpa])).toEqual([
    ['Otter Commerce College', 'M.Com', '61.20%'],
    ['Ibex Jr. College', 'H.S.C.', '74.17%'],
  ])
})

test('a name without a word for a school is not the school if another name has one', () => {
  expect(
    readDegrees(`
# Education
2018-2019: Postgraduaat Expert in zorg, Heronhogeschool Gent
2003-2006: Bachelor in de verpleegkunde, optie geriatrie, Heronhogeschool Gent
`),
  ).toEqual([
    ['Postgraduaat', 'Expert in zorg', 'Heronhogeschool Gent'],
    ['Bachelor', 'verpleegkunde', 'Heronhogeschool Gent'],
  ])
})

test('military service and courses of some hours are not education entries', () => {
  expect(
    readDegrees(`
# Ausbildung
1972 – 1981\tReihergymnasium, Abschluss Abitur
1981 – 1982\tGrundwehrdienst in Fritzlar
1982 – 1987\tStudium des Maschinenbaus an der Fachhochschule Otterau, Abschluss: Diplom-Ingenieur (FH)
1998\tSchweißen (120 Std.)
`),
  ).toEqual([
    ['Abitur', null, 'Reihergymnasium'],
    ['Diplom-Ingenieur (FH)', 'Maschinenbaus', 'Fachhochschule Otterau'],
  ])
})

test('a kind of school followed by a name is both the degree and part of the school', () => {
  expect(
    readDegrees(`
# Opleiding
1988 – 1991\tMTS Werktuigbouwkunde, Leeuwarden
1984 – 1988\tLTS De Klamp, Dokkum
`),
  ).toEqual([
    ['MTS', 'Werktuigbouwkunde', null],
    ['LTS', null, 'LTS De Klamp'],
  ])
})

test('a cell with only "Diploma" is the degree, not a label', () => {
  expect(
    readDegrees(`
# Education
A.S. Degree, Criminal Justice\tHeron Valley Community College\tMay 2014
Diploma\tOtter High School, Dayton, OH\t2010
`),
  ).toEqual([
    ['A.S.', 'Criminal Justice', 'Heron Valley Community College'],
    ['Diploma', null, 'Otter High School'],
  ])
})

test('the school level in a label is the degree if there is no other', () => {
  expect(
    readDegrees(`
# Educational Background
Tertiary:\tBachelor of Science in Nursing, Heron Colleges, 2010 - 2014
Secondary:\tOtter National High School, 2006 - 2010
`),
  ).toEqual([
    ['Bachelor of Science', 'Nursing', 'Heron Colleges'],
    ['Secondary', null, 'Otter National High School'],
  ])
})

test('schools and degrees under separate headers are matched by their end year', () => {
  expect(
    readDegrees(`
# INSTITUTIONS ATTENDED WITH DATES
* Federal College of Heron\t2013 – 2017
* Otter High School\t2006 – 2012
# QUALIFICATIONS OBTAINED WITH DATES
* Higher National Diploma (HND) Business Administration\t2017
* West African Senior School Certificate\t2012
`),
  ).toEqual([
    ['Higher National Diploma (HND)', 'Business Administration', 'Federal College of Heron'],
    ['West African Senior School Certificate', null, 'Otter High School'],
  ])
})

test.each([
  [
    'a company and its town below an apprenticeship',
    '1996 – 2000\tLehre als Tischler\nHolzhaus Otter, Marenfeld',
    ['Lehre', 'Tischler', 'Holzhaus Otter'],
  ],
  [
    'an unknown school name before a town',
    '2006 – 2010\tVMBO-TL, De Kleine Otter, Marendam',
    ['VMBO-TL', null, 'De Kleine Otter'],
  ],
  [
    'a school followed by the degree obtained there',
    '1981 – 1987\tOtter-Hauptschule Maren mit Hauptschulabschluss',
    ['Hauptschulabschluss', null, 'Otter-Hauptschule Maren'],
  ],
  [
    'lowercase remarks after a school',
    '2010\tMaster Gestion, Université de Maren (à distance), par VAE',
    ['Master', 'Gestion', 'Université de Maren'],
  ],
  [
    'a quoted field of study before a school',
    '2012 – 2014\tGrado Medio «Gestión». I.E.S. Sancho Nutria, Marena',
    ['Grado Medio', '«Gestión»', 'I.E.S. Sancho Nutria'],
  ],
])('degree, field and school are split correctly: %s', (_, text, study) => {
  expect(readDegrees(`# EDUCATION\n${text}`)).toEqual([study])
})

test.each(['idem', 'même université', 'stesso ente', 'dieselbe Hochschule'])(
  '"%s" repeats the school of the entry above',
  (same) => {
    const text = `2012\tMaster Chimie, Université de Maren\n2009\tLicence Chimie, ${same}`
    expect(readDegrees(`# FORMATION\n${text}`)).toEqual([
      ['Master', 'Chimie', 'Université de Maren'],
      ['Licence', 'Chimie', 'Université de Maren'],
    ])
  },
)

test('labels for school levels begin entries and are not read as schools', () => {
  const text = `Primaria:\tEscuela La Nutria, 2003
Secundaria:\tColegio El Castor
Bachiller Técnico, 2009
Universitario:\tLicenciatura en Historia
Universidad de Marena, 2015`
  expect(readDegrees(`# ESTUDIOS\n${text}`)).toEqual([
    ['Primaria', null, 'Escuela La Nutria'],
    ['Bachiller Técnico', null, 'Colegio El Castor'],
    ['Licenciatura', 'Historia', 'Universidad de Marena'],
  ])
})

test('a name that begins with a school level is the school if a degree stands beside it', () => {
  expect(readDegrees('# OPLEIDING\n2010 – 2014\tVMBO-T\tMavo Otterzicht')).toEqual([
    ['VMBO-T', null, 'Mavo Otterzicht'],
  ])
})

test.each([
  'Nombre y tipo del centro de formación',
  'Nome e tipo di scuola',
  'Naam en type van de school',
])('the form label “%s” gives the school, and an email address is not read as a name', (label) => {
  expect(
    listStudies(
      header('EDUCATION'),
      line('Fechas: 2009 – 2010'),
      line('Cualificación obtenida: Técnico en Cocina'),
      line(`${label}: Otterfeld Maren`),
      line('ada@heron.example'),
    ),
  ).toEqual([['Otterfeld Maren', 'Técnico', '2009', '2010']])
})

test('a lowercase word for the kind of school stays part of the school name', () => {
  const [first] = parseFlow([
    header('FORMATIONS'),
    line('2014 : Titre professionnel conducteur routier, centre Routéa Lyon Sud'),
    line('1999 : CAP maçonnerie, LP Les Marronniers, Vénissieux'),
  ]).educations
  expect(first?.school_name).toBe('centre Routéa Lyon Sud')
})

test('a lowercase remark after a degree is not read as a school', () => {
  expect(
    listStudies(header('ISTRUZIONE'), line('Licenza media, 2012 – non riconosciuta in Italia')),
  ).toEqual([[null, 'Licenza media', null, '2012']])
})

test.each([
  ['NVQ Level 3 Catering, Otter Vale Skills, 2013', 'NVQ Level 3', 'Catering', 'Otter Vale Skills'],
  ['Ausbildung zur Köchin, Backhaus Otter', 'Ausbildung zur Köchin', null, 'Backhaus Otter'],
  ['1984 – 1986\tStahlmechaniker, VEB Otter', 'Stahlmechaniker', null, 'VEB Otter'],
  ['Year 12, Otter River Senior, 2006', 'Year 12', null, 'Otter River Senior'],
  ['CAP Maçonnerie au CFA des Loutres', 'CAP', 'Maçonnerie', 'CFA des Loutres'],
  ['Gymnasium, Otter College (1991-1997)', 'Gymnasium', null, 'Otter College'],
  ['MBO Zorg, ROC Otter, 2013\tdiploma', 'MBO', 'Zorg', 'ROC Otter'],
])('the name beside the degree in "%s" is its school', (text, degree, field, school) => {
  const document = `# EMPLOYMENT\n1990 – 2004\tClerk, Heron Ltd\n# EDUCATION\n${text}`
  expect(readDegrees(document)).toEqual([[degree, field, school]])
})

test('a line of several certificates is no study', () => {
  const studies = readDegrees(`# EDUCATION
BSc Economics, Otter University\t2001 – 2004
PRINCE2 Practitioner (2010, renewed 2021); MSP Practitioner (2018)`)
  expect(studies).toEqual([['BSc', 'Economics', 'Otter University']])
})

test('an entry of a form begins with the label of its level, or where a label returns', () => {
  const levels = readDegrees(`# EDUCATION
Vocational\t: Caregiving NC II
School\t: Otter Skills Center
Year\t: 2022
College\t: Bachelor of Science in Nursing
School\t: Heron Valley Colleges
Year\t: 2008 – 2010`)
  expect(levels).toEqual([
    ['Caregiving NC II', null, 'Otter Skills Center'],
    ['Bachelor of Science', 'Nursing', 'Heron Valley Colleges'],
  ])
  const turned = readDegrees(`# EDUCATION
Highest grade passed\tGrade 12
School\tOtter Hills Secondary
Year\t2006
Institution\tHeron Technical College
Qualification\tN6 Certificate: Management
Year completed\t2009`)
  expect(turned).toEqual([
    ['Grade 12', null, 'Otter Hills Secondary'],
    ['N6 Certificate', 'Management', 'Heron Technical College'],
  ])
})

test('the label and the value of one row of a table are no header and its section', () => {
  const cell = (text: string): FlowBlock[] => [line(text)]
  const table: FlowBlock = {
    kind: 'table',
    rows: [
      [cell('Datum'), cell('2005 – 2010')],
      [cell('Bezeichnung der erworbenen Qualifikation'), cell('Matura')],
      [cell('Name und Art der Bildungseinrichtung'), cell('Otterfeld nr 3')],
    ],
  }
  expect(listStudies(header('AUSBILDUNG'), table)).toEqual([
    ['Otterfeld nr 3', 'Matura', '2005', '2010'],
  ])
})

test('where a table has no column of degrees, its levels are the degrees', () => {
  const degrees = readDegrees(`
# Estudios
Nivel\tInstitución\tPeriodo\tDocumento
Licenciatura en Física\tUniversidad de la Garza\t2010-2014\tTítulo y cédula
Preparatoria\tColegio Nutria\t2007-2010\tCertificado
`)
  expect(degrees).toEqual([
    ['Licenciatura', 'Física', 'Universidad de la Garza'],
    ['Preparatoria', null, 'Colegio Nutria'],
  ])
})

test('dated degrees on one line are read apart', () => {
  const line = 'M.B.A., Heron School of Business, 2011; B.S. Physics, Otter University, 2002'
  expect(readDegrees(`# Education\n${line}`)).toEqual([
    ['M.B.A.', null, 'Heron School of Business'],
    ['B.S.', 'Physics', 'Otter University'],
  ])
})

test('what the studies ended with is no further degree', () => {
  const degrees = readDegrees(`
# Opleiding
HBO Personeel en Arbeid
Hogeschool Reiger, Tilburg
2006 t/m 2010, bachelor behaald
MBO Secretarieel
ROC Otter, Tilburg
1999 t/m 2003
`)
  expect(degrees).toEqual([
    ['HBO', 'Personeel en Arbeid', 'Hogeschool Reiger'],
    ['MBO', 'Secretarieel', 'ROC Otter'],
  ])
})

test('a chartered qualification takes the name beside it for its school', () => {
  expect(readDegrees('# Education\n2016\tACCA, Heron Tuition, Bristol')).toEqual([
    ['ACCA', null, 'Heron Tuition'],
  ])
})

test('a school between its degree and its town is read, and who awarded a degree is no school', () => {
  const led = 'CAP Petite enfance au lycée professionnel Heron à Lyon, 2015'
  expect(readDegrees(`# Formation\n${led}`)).toEqual([
    ['CAP', 'Petite enfance', 'lycée professionnel Heron'],
  ])
  const trained = 'Ausbildung zur Bürokauffrau, Reiher & Otter, Kiel (IHK-Abschluss)'
  expect(readDegrees(`# Ausbildung\n2002 – 2005\t${trained}`)).not.toMatchObject([
    [expect.anything(), expect.anything(), 'IHK-Abschluss'],
  ])
})

test.each([
  ['a school by its initials', 'Graduado en E.S.O. I.E.S. Otero, 2010', 'I.E.S. Otero', '2010'],
  [
    'a name in quotation marks',
    'Bachiller, Esc. Media 40 “Brig. Otero”, 2001',
    'Esc. Media 40 “Brig. Otero”',
    '2001',
  ],
  [
    'a title that is pending',
    '2018: Licenciatura en Letras. Universidad Otero. Título en trámite.',
    'Universidad Otero',
    '2018',
  ],
  [
    'a name that begins like an avenue',
    'HAVO, Avondcollege Otterland, 2004',
    'Avondcollege Otterland',
    '2004',
  ],
])('%s is read in one line', (_, text, school, year) => {
  expect(listStudies(header('EDUCATION'), line(text))).toEqual([
    [school, expect.any(String), null, year],
  ])
})

test('the line below a row with a tab does not continue it', () => {
  const row = line('Certificate in Magnetic Resonance Imaging')
  const date = [{ text: '2013', bold: false, italic: false, size: 11 }]
  expect(
    listStudies(
      header('EDUCATION'),
      { ...row, ...(row.kind === 'paragraph' ? { cells: [...row.cells, date] } : {}) },
      line('Arrowhead Health Sciences Online'),
    ),
  ).toEqual([['Arrowhead Health Sciences Online', 'Certificate', null, '2013']])
})

test('a grade or a mode of study opens no study and is no school', () => {
  expect(
    readDegrees(`
# Education
Bachelor of Business Administration, National Heron University\t2009 – 2013
CAP 4.31/5.0; exchange at Otter Business School (Fall 2011)
Certificate in Kitchen Management\t2020
Online, Goldfields Training Institute`),
  ).toEqual([
    ['Bachelor of Business Administration', null, 'National Heron University'],
    ['Certificate', 'Kitchen Management', 'Goldfields Training Institute'],
  ])
})

test.each([
  [
    'Kenya Certificate of Secondary Education (KCSE), Heron Girls’ High School\t2000 – 2003',
    ['Kenya Certificate of Secondary Education (KCSE)', null, 'Heron Girls’ High School'],
  ],
  [
    'HR-Fachfrau mit eidg. Fachausweis, Reiher Bildung, Bern\t2014 – 2016',
    ['HR-Fachfrau mit eidg. Fachausweis', null, 'Reiher Bildung'],
  ],
  [
    'Polytechnische Oberschule "Otto Reiher", Burg\t1973 – 1983',
    ['Polytechnische Oberschule', null, expect.stringContaining('"Otto Reiher"')],
  ],
])('%j names its degree and its school', (line, study) => {
  expect(readDegrees(`\n# Education\n${line}`)).toEqual([study])
})

test('a degree without a date is one of a list of dated ones, with its honours before it', () => {
  expect(
    readDegrees(`
# Education
* Otter University: Full Stack web development (08/2020 – Current)
* Heron Tech: Certificate in Supply Chains (04/2010 – 08/2010)
* Plover University: Cum Laude B.A. in Project Management`),
  ).toContainEqual(['B.A.', 'Project Management', 'Plover University'])
})

test('having graduated is no degree, and belongs to the school above', () => {
  expect(
    readDegrees(`
# Education
Heron Community School (1984 – 1997)
Monona, Iowa
May 1997 – Graduated (GPA 3.71/4.00)`),
  ).toEqual([[null, null, 'Heron Community School']])
})

test('students whom a teacher supervised are no studies of his own', () => {
  expect(
    readDegrees(`
# Studium
11.1997 – 10.2004 Universität Reiherstadt, Physik
# Lehre
07.2006 – 09.2006 Betreuung von Sommerstudenten
07.2007 – 09.2007 Betreuung von Masterstudenten`),
  ).toEqual([[null, 'Physik', 'Universität Reiherstadt']])
})

test('a sentence below a degree tells of another school and does not date the degree', () => {
  const studies = readDegrees(`
# Istruzione e formazione
Diploma di Liceo Economico Sociale
Liceo Anna Airone, Bologna
Da settembre 2016 a settembre 2018 ho frequentato la Facoltà di Agraria all’Università di Lontra`)
  expect(studies).toEqual([
    ['Diploma di Liceo', 'Economico Sociale', 'Liceo Anna Airone'],
    [null, null, 'Facoltà di Agraria'],
  ])
})

test('a level of school with a colon announces its field in the next cell, unless that is a school', () => {
  expect(
    readDegrees(`
# Opleidingen
MBO 3 2013-2016:\tPedagogisch Medewerker, diploma behaald in 2016
MBO 4 2016-heden:\tApplicatie Ontwikkelaar`),
  ).toEqual([
    ['MBO 3', 'Pedagogisch Medewerker', null],
    ['MBO 4', 'Applicatie Ontwikkelaar', null],
  ])
  expect(readDegrees(`\n# Opleidingen\nHAVO 2009-2014:\tOtter College`)).toEqual([
    ['HAVO', null, 'Otter College'],
  ])
})

test.each([
  ['VWO (Natuur & Techniek), Otter College', ['VWO', 'Natuur & Techniek', 'Otter College']],
  [
    'Graduação em Administração (cursando) – Universidade Lontra',
    ['Graduação', 'Administração', 'Universidade Lontra'],
  ],
  ['9º ano de escolaridade', ['9º ano de escolaridade', null, null]],
  [
    'Erweiterter Hauptschulabschluss, Hauptschule Reiherstadt',
    ['Erweiterter Hauptschulabschluss', null, 'Hauptschule Reiherstadt'],
  ],
])('%j, a certificate of a school without a date, is read', (line, study) => {
  expect(readDegrees(`\n# Education\n${line}`)).toEqual([study])
})

test('a school by the initials of its kind is that of the degree beside it', () => {
  expect(
    readDegrees(`
# Schulbildung
Abitur am Gymnasium Otterbach
Qualifizierender Hauptschulabschluss
Hauptschule Reiherstadt
Fachhochschulreife (Wirtschaft), BOS Otterbach`),
  ).toEqual([
    ['Abitur', null, 'Gymnasium Otterbach'],
    ['Qualifizierender Hauptschulabschluss', null, 'Hauptschule Reiherstadt'],
    ['Fachhochschulreife', 'Wirtschaft', 'BOS Otterbach'],
  ])
})

test('a referee with an e-mail address is no study', () => {
  expect(
    readDegrees(`
# EDUCATION
B.S. Physics, Otter College, 2009
# WORK
Clerk	May 2008 – August 2009
Heron Ltd
# REFRENCES:
* Axel Otter, Owner of Heron Systems Ltd, axel@heron.example
* Ada Plover, High school principal at the Heron International School, ada@heron.example`),
  ).toEqual([['B.S.', 'Physics', 'Otter College']])
})

test('a street with a shortened word is neither a degree nor its field', () =>
  expect(
    readDegrees(`
# Formación
Programador de Redes
Universidad Católica de la Garza
Asunción, Avda. General Nutria
14/11/2015`),
  ).toEqual([[null, 'Programador de Redes', 'Universidad Católica de la Garza']]))

test.each([
  ['BTS Tourisme à l’IUT de Garonne en alternance', 'IUT de Garonne'],
  ['BTS Tourisme, Lycée Garonne, en formation continue', 'Lycée Garonne'],
  ['BTS Tourisme, Institut Héron Filière ; Accueil', 'Institut Héron'],
  ['Abitur, Reiherschule Ulm in Teilzeit', 'Reiherschule Ulm'],
  ['Licence Histoire, Université du Héron en cours', 'Université du Héron'],
  ['Abitur, Reiherschule Ulm Fachrichtung: Technik', 'Reiherschule Ulm'],
  ['BTS Tourisme, École Alternance Héron', 'École Alternance Héron'],
])(
  'how one studied, and the label of the field, are not part of the school in "%s"',
  (text, school) =>
    expect(readDegrees(`# Formation\n2012 – 2014 : ${text}`)).toEqual([
      expect.arrayContaining([school]),
    ]),
)

test('a degree with the name of a kind of school may have its school beside it', () =>
  expect(
    readDegrees(`
# Formation
2011 – 2013 : Prépa scientifique au lycée Garonne de Pau (PCSI)
2009 – 2011 : Classe préparatoire aux Grandes Écoles, Lycée Héron
`),
  ).toEqual([
    ['Prépa', 'scientifique', 'lycée Garonne de Pau (PCSI)'],
    ['Classe préparatoire aux Grandes Écoles', null, 'Lycée Héron'],
  ]))

test('a list of school and work under one header has degrees and jobs', () => {
  const text = `
# Formation et parcours professionnel
Institutrice, École primaire Les Loutres, Redon\t2018 – 2021
Licence Lettres modernes, Université du Héron, Redon\t2014 – 2017
# Langues
Anglais
# Enseignement et ateliers pédagogiques
L2 Lettres, Université du Héron\t2019 – 2020
L1 Lettres, Université du Héron\t2018 – 2019`
  expect(readDegrees(text)).toEqual([['Licence', 'Lettres modernes', 'Université du Héron']])
  expect(readJobs(text)).toEqual([
    ['Institutrice', 'École primaire Les Loutres', '2018-01-01', '2021-01-01'],
  ])
})

test.each([
  ['Ausbildung und Werdegang', 'BSc Biologie\t2014 – 2017\nUniversität Reiher'],
  ['Opleiding en werkervaring', 'Bachelor Biologie\t2014 – 2017\nUniversiteit Reiger'],
  ['Teaching certificates', 'BSc Biology\t2014 – 2017\nHeron University'],
])('a degree under the header "%s" is read', (header, lines) => {
  expect(readDegrees(`# ${header}\n${lines}`)).toHaveLength(1)
})

test('a course of some days or hours is no degree', () => {
  expect(
    readDegrees(`
# Formation
Licence Biologie\t2014 – 2017
Université du Héron
2019
Statistiques avec R (3 jours)
2021
Lecture de cartes (20 heures)`),
  ).toEqual([['Licence', 'Biologie', 'Université du Héron']])
  for (const line of ['BSc Biology (3 years)', 'CAP Cuisine (35 h)', 'BTS Vente (2 ans)'])
    expect(readDegrees(`# Formation\n${line}\t2019\nLycée Loutre`)).toHaveLength(1)
})

test('a full stop after an abbreviation in capitals does not end a school', () => {
  expect(
    readDegrees(`
# Formazione
ISTITUTO SUP. AIRONE DEL LAGO\t2012 – 2017
Diploma in ragioneria`),
  ).toEqual([['Diploma', 'ragioneria', 'ISTITUTO SUP. AIRONE DEL LAGO']])
})

test.each(['A.Y.', 'S.Y.', 'AY', 'School Year', 'Academic Year:'])(
  'the label "%s" before years names no degree',
  (label) => {
    expect(
      readDegrees(`
# Education
Heron Hill National High School, Cebu City
${label} 2009-2013

Otter Elementary School, Cebu City
${label} 2003-2009`),
    ).toEqual([
      [null, null, 'Heron Hill National High School'],
      [null, null, 'Otter Elementary School'],
    ])
  },
)

test('a lesser subject behind a degree is no field of study', () => {
  expect(
    readDegrees(`
# Education
Bachelor of Industrial Design (BID) with a minor in Marine Biology\tMay 2016
University of Heronsea`),
  ).toEqual([['Bachelor of Industrial Design (BID)', null, 'University of Heronsea']])
})

test.each([
  'Dean’s Medal: for the best drawings of the summer',
  'Otter Scholar Award (2019–2020), University of Heronsea',
  'College Prize: given to the best speaker',
])('a prize below a degree is no study: "%s"', (prize) => {
  expect(
    readDegrees(`
# Education
University of Heronsea\t2017 – 2021
Bachelor of Arts, History
${prize}
Otter College\t2014 – 2017
A levels`),
  ).toHaveLength(2)
})

test.each(['Medal High School', 'Prize College, A levels', 'Award University (2014–2017)'])(
  'a school may be named like a prize: "%s"',
  (school) => {
    expect(
      readDegrees(`
# Education
University of Heronsea\t2017 – 2021
Bachelor of Arts, History
${school}\t2014 – 2017`),
    ).toHaveLength(2)
  },
)

test('the term before a date names no school', () => {
  expect(
    readDegrees(`
# Education
Otter University – B.S. in Biology
Aug 2015 – Current\tGPA 3.4
Expected: Autumn, October 2019`),
  ).toEqual([['B.S.', 'Biology', 'Otter University']])
})

test.each([
  ['Currently attending the University of Heronsea', 'University of Heronsea'],
  ['Attended Otter College', 'Otter College'],
  ['Attending the Plover University', 'Plover University'],
  ['Attending Physicians College', 'Attending Physicians College'],
])('what one does at a school is not in its name: "%s"', (text, school) => {
  expect(readDegrees(`# Education\n2019 – Present\t${text}`)).toEqual([[null, null, school]])
})

test.each([
  ['Second class result (after three years) in Fern Studies at the University of Heronsea'],
  ['Completed with distinction in Fern Studies at the University of Heronsea'],
  ['Graduated with honours in Fern Studies from the University of Heronsea'],
])('the field and the school are told below the degree: "%s"', (told) => {
  expect(readDegrees(`# Education\nBA (hons.)\n${told}`)).toEqual([
    ['BA (hons.)', 'Fern Studies', 'University of Heronsea'],
  ])
})

test('a degree by research is one, with its field behind it', () => {
  expect(
    readDegrees(`
# Education
MA by Research in History, University of Heronsea, 2016 – 2018
MSc by Research, University of Leeds, 2014 – 2015`),
  ).toEqual([
    ['MA by Research', 'History', 'University of Heronsea'],
    ['MSc by Research', null, 'University of Leeds'],
  ])
})

test.each([
  ['University of Arkansas - Fort Smith – Fort Smith, AR', 'University of Arkansas - Fort Smith'],
  ['University of Wisconsin – Madison', 'University of Wisconsin – Madison'],
  ['University of Texas – Austin, TX', 'University of Texas'],
  ['University of Michigan – Computer Science', 'University of Michigan'],
  ['Otter College – Madison', 'Otter College'],
])('a town behind a dash is part of a state university: "%s"', (text, school) => {
  expect(readDegrees(`# Education\nBachelor of Arts\tMay 2016\n${text}`)).toMatchObject([
    { 0: 'Bachelor of Arts', 2: school },
  ])
})

test('a town before its state is no degree of the school before it', () => {
  expect(
    readDegrees(`
# Education
Heron College, Egret Falls, VT\t2010 – 2014
Otter College, Ibex Bay, NH\t2006 – 2010`),
  ).toEqual([
    [null, null, 'Heron College'],
    [null, null, 'Otter College'],
  ])
})

test('the initials of a degree directly behind a school are not part of its name', () => {
  expect(
    readDegrees(`
# Education
Heron College BA, Biology, 2018, Leeds, UK
Otter State University M.S., Marine Ecology, 2022
University of Ibexland PhD in Physics, 2010
Tern College Board, Leeds, 2008`),
  ).toEqual([
    ['BA', 'Biology', 'Heron College'],
    ['M.S.', 'Marine Ecology', 'Otter State University'],
    ['PhD', 'Physics', 'University of Ibexland'],
    [null, null, 'Tern College Board'],
  ])
})
