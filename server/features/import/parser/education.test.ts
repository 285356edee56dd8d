import { expect, test } from 'vitest'
import { namesDegree } from './degree-words.ts'
import { readEducations } from './education.ts'
import { readDegrees } from './flow-fixture.ts'
import { linesOf, run } from './line-fixture.ts'
import { splitStudies } from './study-entries.ts'

/** Lines of one column; " ;; " separates cells. */
const read = (text: string) =>
  readEducations(
    splitStudies(
      linesOf(
        ...text
          .trim()
          .split('\n')
          .flatMap((raw, index) =>
            raw.split(' ;; ').map((cell, at) => run(cell, 40 + at * 200, 40 + index * 12)),
          ),
      ),
    ),
  ).map((study) => [study.school_name, study.degree, study.field_of_study, study.location])

test('a degree followed by its abbreviation is one degree', () => {
  expect(
    read(`
University of Corvane
Bachelor of Laws - LLB, Law
2012 - 2016`),
  ).toEqual([['University of Corvane', 'Bachelor of Laws (LLB)', 'Law', null]])
})

test('a town and state after a school are its location', () => {
  expect(
    read(`
Doctor of Medicine (MD)
Maren University School of Medicine, Wexley, CO | 2008–2012
Bachelor of Science, Biochemistry
Corvane State University, Fort Hale, CO | 2004–2008`),
  ).toEqual([
    ['Maren University School of Medicine', 'Doctor of Medicine (MD)', null, 'Wexley, CO'],
    ['Corvane State University', 'Bachelor of Science', 'Biochemistry', 'Fort Hale, CO'],
  ])
})

test('a two-letter abbreviation is read as a degree unless it is a state', () => {
  expect(
    read(`
2012 ;; BA: Anthropology – Maren University
2009 ;; BS: Physics – Corvane College, Boston, MA`),
  ).toEqual([
    ['Maren University', 'BA', 'Anthropology', null],
    ['Corvane College', 'BS', 'Physics', 'Boston, MA'],
  ])
})

test('the company of an apprenticeship is read as its school', () => {
  expect(read('08/1998 – 07/2001 ;; Ausbildung zum Industriekaufmann, Brume Werke GmbH')).toEqual([
    ['Brume Werke GmbH', 'Ausbildung zum Industriekaufmann', null, null],
  ])
})

test('a table is read by its heading row even if one of its cells holds two labels', () => {
  expect(
    read(`
Degree / Class ;; Institution ;; Year of Passing
B.Tech in Computer Science ;; Maren University ;; 2020
12th Grade ;; Hale International School ;; 2016`),
  ).toEqual([
    ['Maren University', 'B.Tech', 'Computer Science', null],
    ['Hale International School', '12th Grade', null, null],
  ])
})

test('a long sentence beside a date is read as the entry if it names a school and a degree', () => {
  expect(
    read(
      '2007 - 2010 ;; Brume Sophia, Doctorat en Informatique, équipe Marée, thème : les graphes, le web et ce que les gens en font ensemble, chaque jour un peu plus.',
    )[0]?.slice(0, 3),
  ).toEqual(['Brume Sophia', 'Doctorat', 'Informatique'])
})

test('a degree after its school in the same cell is split off', () => {
  expect(
    read(`
2016 - 2019 ;; University of Corvane, Ph.D. Chemistry
2012 - 2016 ;; Maren Universität B.Sc. Informatik
2004 - 2012 ;; Gerda Ohm Schule 2 (Abitur)`),
  ).toEqual([
    ['University of Corvane', 'Ph.D.', 'Chemistry', null],
    ['Maren Universität', 'B.Sc.', 'Informatik', null],
    ['Gerda Ohm Schule 2', 'Abitur', null, null],
  ])
})

test('supervisors, fellowships and descriptions are not read as degrees', () => {
  expect(
    read(`
2022 - 2026 ;; PhD in Linguistics
University of Corvane
Supervised by Ana Lund and Per Holm (University of Maren)
1st: Prof. Ana Lund (University of Maren)
I am working on words that the university of my town has lost
2021 ;; Summer Fellowship, University of Maren
2018 - 2022 ;; BA with First Class Honours in German
University of Maren`),
  ).toEqual([
    ['University of Corvane', 'PhD', 'Linguistics', null],
    ['University of Maren', 'BA', 'German', null],
  ])
})

test('a named school is preferred to a kind of school, and a university to its faculty', () => {
  expect(
    read(`
Grundschule ;; 2008 - 2012
Gerda-Ohm-Grundschule, Dortmund`),
  ).toEqual([['Gerda-Ohm-Grundschule', 'Grundschule', null, 'Dortmund']])
  expect(
    read(`
Doctor of Medicine ;; 2014 - 2020
Kasra School of Medicine
Maren University`).map((study) => study.slice(0, 2)),
  ).toEqual([['Maren University', 'Doctor of Medicine']])
})

test('a second date range at the start of a line begins a second entry', () => {
  expect(
    read(`
2010-2013 ;; Ausbildung zum Tischler
2013-2015 ;; Studium an der Maren Universität`).length,
  ).toBe(2)
})

test('a telephone number is no degree, and an award no study', () => {
  expect(
    read(`
George Otter University ;; 2014 - 2018
0403 544 155 (AUS)`),
  ).toEqual([['George Otter University', null, null, null]])
  expect(
    read(`
MSc Botany ;; 2014 - 2015
University of Otter
• Awards: Young Leaders Scholarship - Heron University, 2015`),
  ).toHaveLength(1)
})

test('the label of school years is no degree, and their range ends with the last', () => {
  expect(
    read(`
A.A. 2012/2013 – 2014/2015 ;; Laurea Magistrale in Chimica, Università Lontra
A.S. 2003/04 – 2007/08 ;; Diploma di Liceo Scientifico, Liceo Airone`),
  ).toEqual([
    ['Università Lontra', 'Laurea Magistrale', 'Chimica', null],
    ['Liceo Airone', 'Diploma di Liceo Scientifico', null, null],
  ])
})

test('an associate’s degree is still one before its year', () => {
  expect(read('A.A. Dance, Otter College ;; 2012')).toEqual([
    ['Otter College', 'A.A.', 'Dance', null],
  ])
})

test('how far the studies are, in a cell of its own, is no school', () => {
  expect(
    read(`
Pós-Graduação em Botânica ;; Cursando
Mestrado em Zoologia ;; Concluído`),
  ).toEqual([
    [null, 'Pós-Graduação', 'Botânica', null],
    [null, 'Mestrado', 'Zoologia', null],
  ])
})

test('a driving licence among studies is none', () => {
  expect(
    read(`
2012 - 2014 ;; Master Droit, Université Loutre
2011 ;; Permis B
2009 ;; Licence Droit, Université Héron`),
  ).toHaveLength(2)
})

test('the title of a thesis that follows a full line is not part of the school', () => {
  expect(
    read(`
2012 – 2015 ;; Laurea in Botanica, Università degli Studi di Airone
 ;; Tesi in botanica tropicale`)[0]?.[0],
  ).toBe('Università degli Studi di Airone')
})

test('a level before a colon is the degree, and a paper before one a label', () => {
  expect(
    read(`
Graduação: Administração – Faculdade Lontra – 2014
Pós-graduação: Finanças – Universidade Garça – 2016`),
  ).toEqual([
    ['Faculdade Lontra', 'Graduação', 'Administração', null],
    ['Universidade Garça', 'Pós-graduação', 'Finanças', null],
  ])
  expect(read('Diploma: Geometra\nIstituto: I.T.G. Airone\nAnno: 2005')[0]?.[0]).toBe(
    'I.T.G. Airone',
  )
})

test('that a diploma was earned is no degree of its own', () => {
  for (const text of ['diploma behaald', 'diplôme obtenu', 'Titolo conseguito'])
    expect(namesDegree(text)).toBe(false)
  expect(namesDegree('Diploma Bouwkunde')).toBe(true)
  expect(
    read(`
2013-2017 ;; HBO Social Work
 ;; Hogeschool Otter, diploma behaald
2009-2013 ;; MBO Zorg niveau 4
 ;; ROC Reiger, diploma behaald`),
  ).toHaveLength(2)
})

test('the subjects in the name of a school, and its kind behind a dash, belong to it', () => {
  const schools = read(`
2018 – 2021 ;; Bachelor of Arts, Hochschule für Gezeiten, Wind und Wellen (HGW)
2014 – 2018 ;; Abitur, Otter - Gymnasium, Celle
2010 – 2014 ;; Mittlere Reife - Realschule, Celle`).map(([school]) => school)
  expect(schools).toEqual([
    'Hochschule für Gezeiten, Wind und Wellen (HGW)',
    'Otter - Gymnasium',
    'Realschule',
  ])
})

test('an article before a school and a word for earning a degree are left out', () => {
  expect(
    read(`
2017 – 2018 ;; Licence 3 Informatique à l’I.L.T.V
2015 – 2017 ;; Obtention DEUG Physique, Université de Loutreville`).map((study) =>
      study.slice(0, 2),
    ),
  ).toEqual([
    ['I.L.T.V', 'Licence 3'],
    ['Université de Loutreville', 'DEUG'],
  ])
})

test('the ring of a list in a cell of its own is a bullet and no part of a school', () => {
  const lines = linesOf(
    run('o', 50, 40),
    run('Otterschule, Celle', 90, 40),
    run('o', 50, 60),
    run('Abitur', 90, 60),
  )
  expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
    ['Otterschule, Celle', true],
    ['Abitur', true],
  ])
})

test('a sentence that names the degree above again is no degree of its own', () => {
  const studies = readEducations(
    splitStudies(
      linesOf(
        run('Master Teatro', 40, 40, { bold: true }),
        run('SCUOLA LONTRA', 40, 53, { size: 9 }),
        run('GEN 2016 - GIU 2016', 40, 66, { size: 9 }),
        run('Master di 40 serate sulle commedie di tre secoli.', 40, 80),
      ),
    ),
  )
  expect(studies.map(({ degree, school_name }) => [degree, school_name])).toEqual([
    ['Master', 'SCUOLA LONTRA'],
  ])
})

test('a Dutch level before a town is a school, and before a trade a degree', () => {
  expect(namesDegree('MBO Zwolle')).toBe(false)
  expect(
    ['MBO', 'MBO Bakker', 'MBO Verpleegkunde', 'HBO Rechten', 'MBO 4'].every(namesDegree),
  ).toBe(true)
})

test.each([
  [
    'the own name of a school on the line below its noun',
    'Graduando em Engenharia Civil - Universidade\nFederal da Garça Branca\n2019 - Em andamento',
    ['Graduando', 'Engenharia Civil', 'Universidade Federal da Garça Branca'],
  ],
  [
    'the place in a school’s name',
    '2009-2011 Bachillerato de Letras en el colegio La\nGarza Salesianas de la Orilla de Tero',
    ['Bachillerato', 'Letras', 'colegio La Garza Salesianas de la Orilla de Tero'],
  ],
  [
    'the subjects in a school’s name and its state',
    'Licenciatura em Letras – Instituto Federal de Educação, Ciência e Tecnologia da Garça, 2018',
    ['Licenciatura', 'Letras', 'Instituto Federal de Educação, Ciência e Tecnologia da Garça'],
  ],
  [
    'a dash in quotation marks',
    'IIS "Airone - Della Lontra" - Garzaia\nDiploma di ragioniere\t2015',
    ['Diploma', 'ragioniere', 'IIS "Airone - Della Lontra" - Garzaia'],
  ],
  [
    'a school behind a comma and its preposition',
    '2018\tLaurea in Lettere, all’Università della Garzaia',
    ['Laurea', 'Lettere', 'Università della Garzaia'],
  ],
  [
    'the word for the end of the studies before its date',
    'Mittlere Reife Abschluss 07/1991\nReiherschule Otterbach',
    ['Mittlere Reife', null, 'Reiherschule Otterbach'],
  ],
])('read rightly: %s', (_, text, study) => {
  expect(readDegrees(`# Educação\n${text}`)).toEqual([study])
})

test('a bare degree is named again, with its field and the day on which it was awarded', () => {
  expect(
    readDegrees(`
# Istruzione
2019 - 2021\tLaurea magistrale
Corso di Laurea magistrale in Biologia, classe LM-6. Università degli studi di Garzaia
Data di conseguimento 11/11/2021
2010 - 2015\tDiploma
Liceo Scientifico “M. Lontra” Garzaia`),
  ).toEqual([
    ['Laurea magistrale', null, 'Università degli studi di Garzaia'],
    ['Diploma', null, 'Liceo Scientifico “M. Lontra” Garzaia'],
  ])
})

test('initials behind a degree are its school, and so is a level of school with its number', () => {
  expect(
    readDegrees(`
# Formação
Licenciatura em Redes - UEGA (Cursando)
Técnico em Edificações - Colégio Estadual Garça (2015 - 2018)`),
  ).toEqual([
    ['Licenciatura', 'Redes', 'UEGA'],
    ['Técnico', 'Edificações', 'Colégio Estadual Garça'],
  ])
  expect(
    readDegrees(`
# Estudios
* Diseño Industrial - Universidad Abierta del Tero
* Secundario Completo - Secundaria Media N° 27`),
  ).toEqual([
    ['Diseño Industrial', null, 'Universidad Abierta del Tero'],
    ['Secundario Completo', null, 'Secundaria Media N° 27'],
  ])
  expect(
    readDegrees(`
# Education
Heron Community College\tDecember 2019
Associate in Arts – Music: Second Option`),
  ).toMatchObject([{ 2: 'Heron Community College' }])
})

test('courses of some weeks are no degrees, nor are those on a site', () => {
  expect(
    readDegrees(`
# Education
BSc Physics (Coursera), University of Heronsea, 2020
Machine Learning (8 weeks), Heron University (on Coursera), 2021
Introduction to R (3 weeks), 2018
Web Development Bootcamp (12 weeks), Heron Academy, 2019`),
  ).toMatchObject([{ 0: 'BSc' }, { 0: 'Web Development Bootcamp' }])
})

test('a foundation with a long name in small letters is a school', () => {
  expect(
    readDegrees(`
# Istruzione
Diploma di tecnico superiore, Conciatore
Fondazione ITS Garzaia per i metodi e le tecniche per la lavorazione delle pelli e delle calzature di qualità
2017 - 2019`),
  ).toMatchObject([{ 2: expect.stringMatching(/^Fondazione ITS Garzaia/) }])
})

test('the label of a field is not about the cell behind it', () => {
  const studies = readEducations(
    splitStudies(
      linesOf(
        run('2008–2012', 40, 40),
        run('HBO Bouwkunde', 100, 40),
        run('Hogeschool Otter, Rotterdam', 400, 40),
        run('2001–2008', 40, 52),
        run('HAVO', 100, 52, { bold: true }),
        run('profiel: natuur & techniek, natuur & gezondheid', 124, 52),
        run('Otter College, Rotterdam', 400, 52),
        run('Geslaagd', 100, 64, { italic: true }),
      ),
    ),
  )
  expect(studies.map(({ school_name }) => school_name)).toEqual([
    'Hogeschool Otter',
    'Otter College',
  ])
})

test('a sentence that begins with the degree behind the school above is a description', () => {
  const big = { size: 13 }
  const studies = readEducations(
    splitStudies(
      linesOf(
        run('Hogeschool Otter, Utrecht — HBO-Bouw BK', 40, 40, big),
        run('Aug 2020 - Heden', 40, 54),
        run('HBO-Bouw met richting op veilige bruggen.', 40, 70, { size: 11 }),
        run('Otter College, Utrecht — HAVO N&T', 40, 100, big),
        run('Aug 2014 - Mei 2019', 40, 114),
      ),
    ),
  )
  expect(studies.map(({ degree }) => degree)).toEqual(['HBO', 'HAVO'])
})

test('a bootcamp below its school is its course', () => {
  const size = 12
  const studies = readEducations(
    splitStudies(
      linesOf(
        run('Lontra Academy (maggio 2021 - gennaio 2022)', 40, 40, { size: 9 }),
        run('Bootcamp Frontend Developer', 40, 56, { size }),
        run('Esperienza pratica nella progettazione e', 60, 72, { size }),
        run('realizzazione di applicazioni web.', 60, 88, { size }),
        run('Istituto Anna Lontra (2012 - 2017)', 40, 120, { size }),
        run('Diploma in Ragioneria', 40, 136, { size }),
      ),
    ),
  )
  expect(studies.map(({ school_name, degree }) => [school_name, degree])).toEqual([
    ['Lontra Academy', 'Bootcamp Frontend Developer'],
    ['Istituto Anna Lontra', 'Diploma'],
  ])
})
