import { expect, test } from 'vitest'
import { readDegrees } from './flow-fixture.ts'
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

test('a line that looks as the entries begin is kept, though its words say nothing', () => {
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

test('a heading on two lines, and the ends of its dates below, are no study', () => {
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

test('a dated name of unknown words is a school where the others have theirs', () => {
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

test('the level of a form is its degree where it names one', () => {
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

test('a year of school and its school in one sentence are two names', () => {
  expect(
    readDegrees(`
# Formação acadêmica
Cursando o 1° do Ensino Médio na escola Rosa Marenés.`),
  ).toEqual([['Ensino Médio', null, 'escola Rosa Marenés']])
})

test('a school kind after a certificate is no field of study', () => {
  expect(
    readDegrees(`
# Education
2004 – 2007\tHeron Hill secondary school\tCertificate of secondary school`),
  ).toEqual([['Certificate of secondary school', null, 'Heron Hill secondary school']])
})

test('a degree with its class in brackets stands behind its field', () => {
  expect(
    readDegrees(`
# Education
2010 – 2013\tOtter University\tMarketing Management (BA Hons 2,1)`),
  ).toEqual([['BA Hons', 'Marketing Management', 'Otter University']])
})

test('words after a header’s colon tell of its section', () => {
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

test('a school that is named after a header is a cell of its row', () => {
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

test('a bold degree whose field is also the word of a header begins no section', () => {
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

test('of two columns for schools the board is none, and the column of marks is the grade', () => {
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

test('a name without a school’s word is none if another has one', () => {
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

test('military service, breaks and courses of some hours are no studies', () => {
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

test('a kind of school with a name is both school and degree', () => {
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

test('a cell with only "Diploma" is the degree and no label', () => {
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

test('the level of a school is the degree where there is no other', () => {
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

test('schools and degrees under two headers are joined by their last year', () => {
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
    'a firm and its town below an apprenticeship',
    '1996 – 2000\tLehre als Tischler\nHolzhaus Otter, Marenfeld',
    ['Lehre', 'Tischler', 'Holzhaus Otter'],
  ],
  [
    'an unknown name before a town',
    '2006 – 2010\tVMBO-TL, De Kleine Otter, Marendam',
    ['VMBO-TL', null, 'De Kleine Otter'],
  ],
  [
    'a school with the degree obtained there',
    '1981 – 1987\tOtter-Hauptschule Maren mit Hauptschulabschluss',
    ['Hauptschulabschluss', null, 'Otter-Hauptschule Maren'],
  ],
  [
    'remarks in small letters',
    '2010\tMaster Gestion, Université de Maren (à distance), par VAE',
    ['Master', 'Gestion', 'Université de Maren'],
  ],
  [
    'a name in quotes before a school',
    '2012 – 2014\tGrado Medio «Gestión». I.E.S. Sancho Nutria, Marena',
    ['Grado Medio', '«Gestión»', 'I.E.S. Sancho Nutria'],
  ],
])('%s are told apart', (_, text, study) => {
  expect(readDegrees(`# EDUCATION\n${text}`)).toEqual([study])
})

test.each(['idem', 'même université', 'stesso ente', 'dieselbe Hochschule'])(
  '"%s" is the school of the entry before',
  (same) => {
    const text = `2012\tMaster Chimie, Université de Maren\n2009\tLicence Chimie, ${same}`
    expect(readDegrees(`# FORMATION\n${text}`)).toEqual([
      ['Master', 'Chimie', 'Université de Maren'],
      ['Licence', 'Chimie', 'Université de Maren'],
    ])
  },
)

test('labels for levels begin entries and are no schools', () => {
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

test('a school that is named after its level stands beside its degree', () => {
  expect(readDegrees('# OPLEIDING\n2010 – 2014\tVMBO-T\tMavo Otterzicht')).toEqual([
    ['VMBO-T', null, 'Mavo Otterzicht'],
  ])
})

test.each([
  'Nombre y tipo del centro de formación',
  'Nome e tipo di scuola',
  'Naam en type van de school',
])(
  'the form’s label “%s” names the school in any wording, and an address in the section is no name',
  (label) => {
    expect(
      listStudies(
        header('EDUCATION'),
        line('Fechas: 2009 – 2010'),
        line('Cualificación obtenida: Técnico en Cocina'),
        line(`${label}: Otterfeld Maren`),
        line('ada@heron.example'),
      ),
    ).toEqual([['Otterfeld Maren', 'Técnico', '2009', '2010']])
  },
)

test('a school whose kind is written in small letters keeps its name', () => {
  const [first] = parseFlow([
    header('FORMATIONS'),
    line('2014 : Titre professionnel conducteur routier, centre Routéa Lyon Sud'),
    line('1999 : CAP maçonnerie, LP Les Marronniers, Vénissieux'),
  ]).educations
  expect(first?.school_name).toBe('centre Routéa Lyon Sud')
})

test('a remark in small letters after a degree is no school', () => {
  expect(
    listStudies(header('ISTRUZIONE'), line('Licenza media, 2012 – non riconosciuta in Italia')),
  ).toEqual([[null, 'Licenza media', null, '2012']])
})
