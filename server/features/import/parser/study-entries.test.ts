import { expect, test } from 'vitest'
import { dropNoise } from './anchors.ts'
import { readEducations } from './education.ts'
import { linesOf, run } from './line-fixture.ts'
import type { Line } from './model.ts'
import { splitStudies } from './study-entries.ts'
import { hasLetters } from './text.ts'

const readStudies = (lines: Line[]) =>
  readEducations(splitStudies(lines)).map((study) => [
    study.school_name,
    study.degree,
    study.field_of_study,
    study.end_date?.slice(0, 7) ?? null,
    study.gpa,
  ])

test('degrees without dates are entries too', () => {
  const studies = readStudies(
    linesOf(
      run('MBA, Kellerman School of Management', 40, 100),
      run('Bachelor of Science in Chemistry, Purdon University', 40, 120),
    ),
  )
  expect(studies).toEqual([
    ['Kellerman School of Management', 'MBA', null, null, null],
    ['Purdon University', 'Bachelor of Science', 'Chemistry', null, null],
  ])
})

test('a table with a heading row is read by its heading', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, index) => run(text, 40 + index * 150, y))
  const studies = readStudies(
    linesOf(
      ...row(100, 'Course', 'College', 'Year', 'CGPA'),
      ...row(116, 'B.E. (Civil Engineering)', 'Sahyadri Institute', '2023', '8.12'),
      ...row(132, 'H.S.C.', 'Modern Junior College', '2019', '78 %'),
    ),
  )
  expect(studies.map((study) => study.slice(0, 4))).toEqual([
    ['Sahyadri Institute', 'B.E.', 'Civil Engineering', '2023-01'],
    ['Modern Junior College', 'H.S.C.', null, '2019-01'],
  ])
})

/**
 * Lines of one column, 12 points apart; "**" makes a line bold, "- " a bullet, and an empty line
 * leaves space.
 */
const column = (text: string): Line[] =>
  linesOf(
    ...text
      .trim()
      .split('\n')
      .flatMap((raw, index) => {
        const y = 40 + index * 12
        const face = raw.startsWith('**') ? { bold: true, font: 'SerifBold' } : {}
        const bullet = raw.startsWith('- ') ? [run('•', 50, y)] : []
        const cells = raw.replace(/^(?:- |\*\*)/, '').split(' ;; ')
        const x = bullet.length > 0 ? 60 : 40
        return raw ? [...bullet, ...cells.map((cell, at) => run(cell, x + at * 330, y, face))] : []
      }),
  )

test('a degree, its school and the date below it form an entry without blank lines between entries', () => {
  expect(
    readStudies(
      column(`
Ph.D. in Aerospace Engineering
**University of Maren
2020
M.Sc. in Physics
**Corvane University
2018`),
    ),
  ).toEqual([
    ['University of Maren', 'Ph.D.', 'Aerospace Engineering', '2020-01', null],
    ['Corvane University', 'M.Sc.', 'Physics', '2018-01', null],
  ])
})

test('a faculty or a web address under a school does not begin an entry', () => {
  expect(
    readStudies(
      column(`
**Federal Institute of Technology ;; 2012 – 2015
School of Computer Sciences · fit.example
BSc Computer Science
**Maren University ;; 2008 – 2012
Department of Physics
BSc Physics`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['Federal Institute of Technology', 'BSc'],
    ['Maren University', 'BSc'],
  ])
})

test('degrees on dated bullets share the school above them', () => {
  expect(
    readStudies(
      column(`
Corvane University, Springfield, USA
- Ph.D. in Geology ;; Dec 2009 – Jul 2014
- M.B.A. ;; Nov 2008 – Jun 2009
Hale College, Springfield, USA
- B.S. in Geography ;; May 2002 – May 2005`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['Corvane University', 'Ph.D.'],
    ['Corvane University', 'M.B.A.'],
    ['Hale College', 'B.S.'],
  ])
})

test('a school wrapped over two lines is one name', () => {
  expect(
    readStudies(
      column(`
**Maren University of
**Science and Technology
Bachelor of Medicine
2015

**Southern Corvane
**University
Bachelor of Science
2009`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['Maren University of Science and Technology', 'Bachelor of Medicine'],
    ['Southern Corvane University', 'Bachelor of Science'],
  ])
})

test('a date range beside a bullet is the date of the whole entry', () => {
  const [study] = readEducations(
    splitStudies(
      column(`
**PhD, Maren University, Computer Science
- Thesis: Searching for searches ;; Sept 2018 – May 2023
- Adviser: a friend`),
    ),
  )
  expect(study).toMatchObject({ start_date: '2018-09-01', end_date: '2023-05-01' })
})

test('every dated row of a table is an entry, whatever its words', () => {
  expect(
    readStudies(
      column(`
2014–2015 ;; Master in Marketing, UPC, Barcelona
2006–2011 ;; Ingeniería de Computación, USB, Caracas
2006–2007 ;; Certificación de Redes, Muelles de Lara, Caracas
2003 ;; Bac S`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['UPC', 'Master'],
    ['USB', 'Ingeniería'],
    ['Muelles de Lara', 'Certificación de Redes'],
    [null, 'Bac S'],
  ])
})

test('the words after the last "in" are the school', () => {
  expect(
    readStudies(
      column(`
2013 - 2015 ;; Master in Marketing in Corvane Business School
2012 - 2013 ;; Student exchange in Maren University of China`),
    ).map(([school, degree, field]) => [school, degree, field]),
  ).toEqual([
    ['Corvane Business School', 'Master', 'Marketing'],
    ['Maren University of China', 'Student exchange', null],
  ])
})

test('a degree is read from a long line that ends with a full stop', () => {
  expect(
    readStudies(
      column(`
Maren University ;; 2010 – 2014
Bachelor of Science, Economics: Option in Managerial Economics and Public Policy.`),
    )[0]?.slice(0, 2),
  ).toEqual(['Maren University', 'Bachelor of Science'])
})

test('degree, school and end year are read from a sentence with "from" and a grade', () => {
  expect(
    readStudies(
      column(`
M.Tech (CSE) from JNTU, Hyderabad with 75% in 2010.
Intermediate from Narayan Junior College with 89% in 2003.`),
    ).map(([school, degree, , end]) => [school, degree, end]),
  ).toEqual([
    ['JNTU', 'M.Tech', '2010-01'],
    ['Narayan Junior College', 'Intermediate', '2003-01'],
  ])
})

test('school, degree, field and year are read from several sentences on one line', () => {
  expect(
    readStudies(
      column(`
Corvane University, Cambridge, MA. A.B. in Government, magna cum laude, 2001.
Hale Academy, Andover, MA. Diploma, 1997.`),
    ).map((study) => study.slice(0, 4)),
  ).toEqual([
    ['Corvane University', 'A.B.', 'Government', '2001-01'],
    ['Hale Academy', 'Diploma', null, '1997-01'],
  ])
})

test('a town that identifies a campus is part of the school name, any other town is not', () => {
  expect(
    readStudies(
      column(`
**University of California, San Diego ;; 2016 – 2020
B.S. in Biology
**University of Illinois at Urbana-Champaign ;; 2012 – 2016
B.S. in Accountancy (2:1)
**University of Minnesota, Minneapolis, MN ;; 2008 – 2012
B.A. in History`),
    ).map(([school, , field]) => [school, field]),
  ).toEqual([
    ['University of California, San Diego', 'Biology'],
    ['University of Illinois at Urbana-Champaign', 'Accountancy'],
    ['University of Minnesota', 'History'],
  ])
})

test('the unlabelled first line of each entry of a form is the degree', () => {
  expect(
    readStudies(
      column(`
Bachelor of Technology (Computer Science)
- Institute: Corvane Institute of Technology
- Year: 2014
Higher Secondary
- Institute: Hale Public School
- Year: 2010`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['Corvane Institute of Technology', 'Bachelor of Technology'],
    ['Hale Public School', 'Higher Secondary'],
  ])
})

test('a degree with a colon beside its school is no label', () => {
  const studies = readStudies(
    column(`
Giugno 2024
Diploma: Informatico ;; Polo Lontra
Lucca`),
  )
  expect(studies).toEqual([['Polo Lontra', 'Diploma', 'Informatico', '2024-06', null]])
})

test('a preparatory class is not divided at a word for schools', () => {
  const studies = readStudies(
    column(`
Classe Préparatoire aux Grandes Ecoles (CPGE) - Physique
2014 – Oct. 2015
Lycée des Loutres`),
  )
  expect(studies).toEqual([
    [
      'Lycée des Loutres',
      'Classe Préparatoire aux Grandes Ecoles (CPGE)',
      'Physique',
      '2015-10',
      null,
    ],
  ])
})

test('a wrapped name may end with its date', () => {
  const studies = readStudies(
    column(`
**Brevet d'études professionnelles : Vente
Lycée professionnel des Loutres du Grand Lac de Boulogne sur
mer (2001)
**Baccalauréat
Lycée des Hérons (2003)`),
  )
  expect(studies.map(([, , , end]) => end)).toEqual(['2001-01', '2003-01'])
})

test.each(['Conclusão em', 'Prevista nel', 'Obtention prévue en', 'Abgeschlossen', 'Verwacht in'])(
  '"%s" before a date is no name',
  (text) => {
    expect(hasLetters(dropNoise(text))).toBe(false)
  },
)

test('each degree on the bullets below a school is an entry, and a course is none', () => {
  const listed = (...bullets: string[]) =>
    readStudies(
      column(`
**Corvane University
2012 – 2016
${bullets.map((text) => `- ${text}`).join('\n')}

**Hale College
2008 – 2012
- BA in Geography`),
    ).map(([school, degree]) => [school, degree])
  const hale = ['Hale College', 'BA']
  expect(listed('BSc in Geology', 'BA in History')).toEqual([
    ['Corvane University', 'BSc'],
    ['Corvane University', 'BA'],
    hale,
  ])
  expect(listed('BSc in Geology', 'Prize of the faculty')).toEqual([
    ['Corvane University', 'BSc'],
    hale,
  ])
})

test('a list of the best students is no degree', () =>
  expect(
    readStudies(
      column(`
**BSc in Nursing
Corvane University
2008

Dean’s list at Corvane College.`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([['Corvane University', 'BSc']]))

test('each degree directly below a school is an entry if its field is told', () =>
  expect(
    readStudies(
      column(`
Corvane University
B.S.Ed. (Music Education)
B.S. (Marketing)

Hale University
M.Ed. (Leadership)`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['Corvane University', 'B.S.Ed.'],
    ['Corvane University', 'B.S.'],
    ['Hale University', 'M.Ed.'],
  ]))

test('a further degree below another one has their school', () => {
  expect(
    readStudies(
      column(`
**Otter State University ;; May 2019
BS in Applied Physics
2nd BS in Botany`),
    ).map((study) => study.slice(0, 3)),
  ).toEqual([
    ['Otter State University', 'BS', 'Applied Physics'],
    ['Otter State University', 'BS', 'Botany'],
  ])
  expect(
    readStudies(
      column(`
OSUV
May 2019
B.S. Applied Physics
B.A. Botany`),
    ).map((study) => study.slice(0, 3)),
  ).toEqual([
    ['OSUV', 'B.S.', 'Applied Physics'],
    ['OSUV', 'B.A.', 'Botany'],
  ])
})

test('a course at a university is read with it, though its name is also that of a school', () => {
  const bold = { bold: true, font: 'SerifBold' }
  const italic = { italic: true, font: 'SerifItalic' }
  const told = 'An intensive course of 24 weeks about tables and charts and those who read them.'
  const studies = readStudies(
    linesOf(
      run('Data Analysis Bootcamp', 40, 40, bold),
      run('University of Otter, Salem, MA', 40, 52, italic),
      run(told, 40, 64),
      run('Bachelor of Arts', 40, 90, bold),
      run('University of Heron, Dover, DE', 40, 102, italic),
      run('Major: Botany', 40, 114, { size: 11 }),
    ),
  )
  expect(studies.map((study) => study.slice(0, 2))).toEqual([
    ['University of Otter', 'Data Analysis Bootcamp'],
    ['University of Heron', 'Bachelor of Arts'],
  ])
})

test('a minor does not hide the degree before it, nor is it part of the field', () => {
  expect(
    readStudies(
      column(`
**Otter College ;; Salem, MA
B.A. in Botany with a minor in Dance, Dean’s List`),
    ).map((study) => study.slice(0, 3)),
  ).toEqual([['Otter College', 'B.A.', 'Botany']])
})

test('a degree directly behind a state, and a year behind a school, are read', () => {
  expect(
    readStudies(column('Otter College 2014, Salem, MA Bachelor of Arts in Botany')),
  ).toMatchObject([['Otter College', 'Bachelor of Arts', 'Botany', '2014-01', null]])
})

test('a stay abroad that is told below the studies is not a study', () => {
  expect(
    readStudies(
      column(`
**Otter College 2014 – 2018
Bachelor of Arts in Botany

Studied abroad in Porto through ISEP 2016`),
    ),
  ).toHaveLength(1)
})

test('the date above two degrees of one school is not followed by that of the next entry', () => {
  expect(
    readStudies(
      column(`
**Heron College ;; Feb 2018 – Aug 2018
**Otter University, Dover, DE ;; Aug 2011 – May 2015
Bachelor of Arts in Botany
Bachelor of Science in Geology
**Global Learning ;; Summer 2013`),
    ).map((study) => study.slice(0, 3)),
  ).toEqual([
    ['Heron College', null, null],
    ['Otter University', 'Bachelor of Arts', 'Botany'],
    ['Otter University', 'Bachelor of Science', 'Geology'],
    ['Global Learning', null, null],
  ])
})

test('the subjects of an examination are no studies of their own', () => {
  expect(
    readStudies(
      column(`
Student at Otter College, Truro: ;; 09/17 – 09/19
* A Level Botany ;; C
* A Level Geology ;; B
* A Level Latin ;; D
Heron Bay Academy, Truro: ;; 04/14 – 06/17
* Eight GCSEs ;; A* - C`),
    ).map((study) => study.slice(0, 1)),
  ).toEqual([['Otter College'], ['Heron Bay Academy']])
})

test('a school may be called by its web address', () => {
  expect(
    readStudies(
      column(`
**Garden Planning and Care
LearnGardens.com
12/2016 – Present`),
    ).map((study) => study.slice(0, 1)),
  ).toEqual([['LearnGardens.com']])
})

test('the initials of a degree that are also those of a state are part of it', () => {
  expect(
    readStudies(
      column(`
**University of Otter
Master of Arts - MA, Botany, 2010 – 2014`),
    ).map((study) => study.slice(0, 3)),
  ).toEqual([['University of Otter', 'Master of Arts (MA)', 'Botany']])
})

/** The school, degree and field of each study. */
const namesOf = (text: string) => readStudies(column(text)).map((study) => study.slice(0, 3))

test('a Dutch level before a degree is not the degree', () => {
  expect(namesOf('HBO-ICT – BSc Data Science, Hogeschool Otter ;; 2009 – 2013')).toEqual([
    ['Hogeschool Otter', 'BSc', 'Data Science'],
  ])
})

test('a degree with the date of its award below a school begins no study', () => {
  const studies = namesOf(`
Technische Bouwkunde ;; september 2009 – juli 2013
Hogeschool Otter
HBO Bachelor of Science, behaald in juli 2013
Pedagogiek ;; september 2014 – februari 2015
Hogeschool Reiger
Minor pedagogiek`)
  expect(studies).toHaveLength(2)
  expect(studies[0]?.slice(0, 2)).toEqual(['Hogeschool Otter', 'HBO Bachelor of Science'])
})

test('a school behind the label of the field is not part of the field', () => {
  expect(
    namesOf(
      '2008 – 2012 ;; Bachelor in Medien, Studienrichtung: Ton & Bild - Hochschule Reihersee',
    ),
  ).toEqual([['Hochschule Reihersee', 'Bachelor', 'Medien']])
})

test.each([
  ['Licenciada en Historia por Universidad Nutria de Vigo', 'Universidad Nutria de Vigo'],
  ['Licenciado en Historia por el Col. Of. de Garzas', 'Col. Of. de Garzas'],
  ["Master en Histoire délivré par l'Université Loutre", 'Université Loutre'],
])('the school that awarded a degree is read: "%s"', (text, school) => {
  expect(readStudies(column(`${text} ;; 2008 – 2010`))[0]?.[0]).toBe(school)
})

test.each([
  [
    'Maîtrise en botanique, Université Catholique',
    'de Loutre, Belgique',
    'Université Catholique de Loutre',
  ],
  [
    'Laurea in Botanica, Università degli Studi',
    'di Airone, Italia',
    'Università degli Studi di Airone',
  ],
  [
    'Licenciatura en Botánica, Universidad Nacional',
    'del Garza, Chile',
    'Universidad Nacional del Garza',
  ],
])('a school that goes on with its town below is one name: "%s"', (above, below, school) => {
  expect(readStudies(column(`2008 – 2010: ${above}\n${below}`))[0]?.[0]).toBe(school)
})

test('a date below a school is not part of its name', () => {
  for (const below of ['de Mayo 2008 a Junio 2010', 'Desde Marzo 2008', 'del 2008 al 2010'])
    expect(
      readStudies(
        column(
          `Licenciatura en Botánica, Universidad Nutria\n${below}\n- Trabajo de fin de carrera sobre los ríos de Galicia`,
        ),
      )[0]?.[0],
    ).toBe('Universidad Nutria')
})

test('the name of a liceo is read with its kind', () => {
  expect(
    readStudies(
      column(`
2008 – 2013 ;; Liceo Classico Maria Airone, Pisa
2003 – 2008 ;; Liceo scientifico-sportivo “Enrico Lontra”, Pisa`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['Liceo Classico Maria Airone', 'Liceo Classico'],
    ['Liceo scientifico-sportivo “Enrico Lontra”', 'Liceo scientifico-sportivo'],
  ])
})

test('the branch of a liceo is its field and not its name', () => {
  expect(
    namesOf('2008 – 2013 ;; Liceo Scientifico Opzione Scienze Applicate, Istituto Lontra'),
  ).toEqual([['Istituto Lontra', 'Liceo Scientifico', 'Opzione Scienze Applicate']])
})

test('what is told of a degree below its school names the degree, but not the school', () => {
  expect(
    readStudies(
      column(`
**Università Airone, Pisa ;; 2008 – 2011
Laurea triennale che offre una solida formazione scientifica e pratica.
**Liceo “Lontra”, Pisa ;; 2003 – 2008
Liceo che offre una preparazione scientifica integrata con lo sport.`),
    ).map(([school, degree]) => [school, degree]),
  ).toEqual([
    ['Università Airone', 'Laurea triennale'],
    ['Liceo “Lontra”', null],
  ])
})

test('a short name and the whole one of a school are one name', () => {
  expect(
    namesOf('Bachelor Informatik, HTO - Hochschule für Technik Otterstadt ;; 2003 – 2005'),
  ).toEqual([['HTO - Hochschule für Technik Otterstadt', 'Bachelor', 'Informatik']])
})

test('an abbreviated degree in capitals may end with a full stop', () => {
  expect(
    namesOf(`
UNIVERSIDAD DE NUTRIA
2003 – 2005
ING. Desarrollo y Gestión de Puertos.`),
  ).toEqual([['UNIVERSIDAD DE NUTRIA', 'ING.', 'Desarrollo y Gestión de Puertos']])
})

test('the title of a thesis under its label is no degree', () => {
  expect(
    readStudies(
      column(`
**University of Otter ;; 2010 – 2014
Bachelor Botany
Bachelor's scriptie: Uncertainty of Rivers`),
    ),
  ).toHaveLength(1)
})

test('alternative service between schools is no study', () => {
  expect(
    readStudies(
      column(`
**Realschule Otterstadt ;; 2003 – 2008
Mittlere Reife

**Zivildienstleistender ;; 2008
Krankenhaus Reihersee`),
    ),
  ).toHaveLength(1)
})

test('a learnt trade may begin with an adjective', () => {
  expect(
    namesOf(`
**OSZ Otter ;; 2003 – 2008
technische Systemplanerin
Maschinenbau`),
  ).toEqual([['OSZ Otter', 'technische Systemplanerin', 'Maschinenbau']])
})

test('a firm or school below a degree or a field that fills its column is not the rest of it', () => {
  expect(
    namesOf(`
Ausbildung zum Industriekaufmann
Otter Maschinenbau GmbH, Ulm
2010 – 2013`),
  ).toEqual([['Otter Maschinenbau GmbH', 'Ausbildung zum Industriekaufmann', null]])
  expect(
    namesOf(`
Análise e Desenvolvimento de Sistemas
Faculdade Lontra
2012 – 2014`)[0]?.[0],
  ).toBe('Faculdade Lontra')
})

test('a name between a degree and its date may be set like the descriptions', () => {
  const list = (name: string): string => `
**Graduaat Marketing
Hogeschool Otterdam
2019 – 2021
Volledige nadruk op verkoop en reclame in de praktijk.

**TSO Handel
${name}
2013 – 2019
Sterke voorbereiding in handel, talen en boekhouden.`
  expect(namesOf(list('Sint-Otterus Reigerdam'))[1]).toEqual([
    'Sint-Otterus Reigerdam',
    'TSO',
    'Handel',
  ])
  for (const other of ['Met onderscheiding', 'Diploma behaald'])
    expect(namesOf(list(other))[1]?.[0]).toBe(null)
})
