import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsedResume } from '#src/import/schema.ts'
import { drawPdf, type Pen } from '../readers/pdf-fixture.ts'
import { readPdf } from '../readers/pdf.ts'
import { run } from './line-fixture.ts'
import type { FlowParagraph } from './model.ts'
import { parseFlow, parseResume } from './parse-resume.ts'
import { countProcessorTime } from '../../../testing/processor-time.ts'

const HEADER = { bold: true, size: 13 }
const BOLD = { bold: true }
const ITALIC = { italic: true }

async function parse(draw: (pen: Pen) => void) {
  const { experiences, educations } = parseResume(await readPdf(await drawPdf(draw)))
  return {
    jobs: experiences.map((job) => [
      job.company_name,
      job.title,
      job.location,
      job.start_date?.slice(0, 7) ?? null,
      job.current_role ? 'present' : (job.end_date?.slice(0, 7) ?? null),
    ]),
    studies: educations.map((study) => [
      study.school_name,
      study.degree,
      study.field_of_study,
      study.end_date?.slice(0, 7) ?? null,
    ]),
    experiences,
    educations,
  }
}

test('one column with company and location above title and date, as in LaTeX templates, is read', async () => {
  const { jobs, studies, experiences, educations } = await parse((pen) => {
    pen.at('Robin Ashdown', 240, 40, { bold: true, size: 20 })
    pen.at('EDUCATION', 40, 80, HEADER)
    pen.at('Purdue University', 40, 100, BOLD)
    pen.right('West Lafayette, IN', 100)
    pen.at('Bachelor of Science in Physics; GPA: 3.66', 40, 114, ITALIC)
    pen.right('Aug 2008 – Jul 2012', 114, ITALIC)
    pen.at('EXPERIENCE', 40, 140, HEADER)
    pen.at('Quillstone', 40, 160, BOLD)
    pen.right('Austin, TX', 160)
    pen.at('Senior Software Engineer', 40, 174, ITALIC)
    pen.right('Oct 2016 – Present', 174, ITALIC)
    pen.bullet('Built the ledger that every branch of the firm now keeps its books in,', 50, 188)
    pen.at('and taught forty people to use it', 62, 201)
    pen.bullet('Saved a fifth of the costs between 2017 and 2019', 50, 214)
    pen.at('Tessellate', 40, 234, BOLD)
    pen.right('Boston, MA', 234)
    pen.at('Software Engineering Intern', 40, 248, ITALIC)
    pen.right('Jan 2014 – Oct 2016', 248, ITALIC)
    pen.at('PROJECTS', 40, 280, HEADER)
    pen.at('Open transit map', 40, 300, BOLD)
    pen.right('2013 – 2014', 300)
  })
  expect(jobs).toEqual([
    ['Quillstone', 'Senior Software Engineer', 'Austin, TX', '2016-10', 'present'],
    ['Tessellate', 'Software Engineering Intern', 'Boston, MA', '2014-01', '2016-10'],
  ])
  expect(studies).toEqual([['Purdue University', 'Bachelor of Science', 'Physics', '2012-07']])
  expect(educations[0]).toMatchObject({ gpa: '3.66', location: 'West Lafayette, IN', unsure: [] })
  expect(experiences.map(({ role_type }) => role_type)).toEqual(['senior', 'internship'])
  expect(experiences[0]?.description).toBe(
    'Built the ledger that every branch of the firm now keeps its books in, and taught forty people to use it\nSaved a fifth of the costs between 2017 and 2019',
  )
})

test('jobs beside a sidebar that continue on a second page are read', async () => {
  const { jobs, studies } = await parse((pen) => {
    pen.at('Robin Ashdown', 40, 40, { bold: true, size: 20 })
    pen.at('Education', 40, 100, HEADER)
    pen.at('Licence de droit', 40, 120, BOLD)
    pen.at('Université de Rennes', 40, 133)
    pen.at('2010 - 2013', 40, 146)
    pen.at('Languages', 40, 180, HEADER)
    for (const [index, text] of ['French', 'Breton', 'English', 'Welsh'].entries())
      pen.at(text, 40, 200 + index * 13)
    pen.at('Experience', 220, 100, HEADER)
    pen.at('Payroll Clerk', 220, 120, BOLD)
    pen.at('Halcyon Freight, Leeds, UK', 220, 133)
    pen.at('03/2019 – 05/2023', 220, 146)
    for (let line = 0; line < 6; line++)
      pen.bullet(`Kept book number ${line}`, 226, 160 + line * 13)
    pen.page()
    pen.at('Barista', 220, 40, BOLD)
    pen.at('The Copper Spoon, Leeds, UK', 220, 53)
    pen.at('06/2016 – 02/2019', 220, 66)
    pen.bullet('Pulled the longest shifts', 226, 80)
  })
  expect(jobs).toEqual([
    ['Halcyon Freight', 'Payroll Clerk', 'Leeds, UK', '2019-03', '2023-05'],
    ['The Copper Spoon', 'Barista', 'Leeds, UK', '2016-06', '2019-02'],
  ])
  expect(studies).toEqual([['Université de Rennes', 'Licence de droit', 'droit', '2013-01']])
})

test('a German resume with dates in the left margin is read', async () => {
  const { jobs, studies } = await parse((pen) => {
    pen.at('Lebenslauf', 40, 40, { bold: true, size: 18 })
    pen.at('Berufserfahrung', 40, 80, HEADER)
    pen.at('seit 04/2019', 40, 100)
    pen.at('Projektleiterin', 160, 100, BOLD)
    pen.at('Nordlicht Energie GmbH, Hamburg', 160, 113)
    pen.bullet('Leitung eines Teams von acht Personen', 166, 126)
    pen.at('10/2014 – 03/2019', 40, 146)
    pen.at('Sachbearbeiterin Einkauf', 160, 146, BOLD)
    pen.at('Hofmann Maschinenbau AG, Kassel', 160, 159)
    pen.at('Ausbildung', 40, 190, HEADER)
    pen.at('10/2009 – 09/2014', 40, 210)
    pen.at('M.Sc. Wirtschaftsinformatik', 160, 210, BOLD)
    pen.at('Universität Kassel', 160, 223)
    pen.at('Sprachen', 40, 250, HEADER)
    pen.at('Deutsch, Englisch', 160, 270)
  })
  expect(jobs).toEqual([
    ['Nordlicht Energie GmbH', 'Projektleiterin', 'Hamburg', '2019-04', 'present'],
    ['Hofmann Maschinenbau AG', 'Sachbearbeiterin Einkauf', 'Kassel', '2014-10', '2019-03'],
  ])
  expect(studies).toEqual([['Universität Kassel', 'M.Sc.', 'Wirtschaftsinformatik', '2014-09']])
})

test('a Europass resume with dates above its entries and labels within lines is read', async () => {
  const { jobs, studies } = await parse((pen) => {
    pen.at('EXPERIENCIA LABORAL', 40, 80, HEADER)
    pen.at('[ 01/09/2018 – Actual ]', 40, 100, { size: 9 })
    pen.at('Ingeniera naval', 40, 114, BOLD)
    pen.at('Astilleros Mareira S.A.', 40, 128)
    pen.at('Ciudad: Vigo | País: España', 40, 142)
    pen.bullet('Cálculo de estabilidad', 50, 156)
    pen.at('[ 15/02/2015 – 31/08/2018 ]', 40, 180, { size: 9 })
    pen.at('Becaria de investigación', 40, 194, BOLD)
    pen.at('Consultora Beiramar', 40, 208)
    pen.at('Ciudad: Ferrol | País: España', 40, 222)
    pen.at('EDUCACIÓN Y FORMACIÓN', 40, 260, HEADER)
    pen.at('[ 09/2008 – 07/2012 ]', 40, 280, { size: 9 })
    pen.at('Grado en Arquitectura Naval', 40, 294, BOLD)
    pen.at('Universidad de Vigo', 40, 308)
  })
  expect(jobs).toEqual([
    ['Astilleros Mareira S.A.', 'Ingeniera naval', 'Vigo, España', '2018-09', 'present'],
    ['Consultora Beiramar', 'Becaria de investigación', 'Ferrol, España', '2015-02', '2018-08'],
  ])
  expect(studies).toEqual([['Universidad de Vigo', 'Grado', 'Arquitectura Naval', '2012-07']])
})

test('one-line jobs under plain headers are read, and years without months are marked unsure', async () => {
  const { jobs, experiences } = await parse((pen) => {
    pen.at('Parcours professionnel', 40, 80)
    pen.at('Chargée de communication chez Groupe Valmont (janvier 2020 – aujourd’hui)', 40, 110)
    pen.at('Assistante de direction chez Cabinet Leroux (2017 – 2019)', 40, 140)
    pen.at('Vendeuse chez Boutique Héron (juin 2016 – mars 2016)', 40, 170)
    pen.at('Loisirs', 40, 210)
    pen.at('Voile', 40, 230)
  })
  expect(jobs).toEqual([
    ['Groupe Valmont', 'Chargée de communication', null, '2020-01', 'present'],
    ['Cabinet Leroux', 'Assistante de direction', null, '2017-01', '2019-01'],
    ['Boutique Héron', 'Vendeuse', null, '2016-06', '2016-03'],
  ])
  const dated = experiences.map(({ unsure }) => unsure.includes('start_date'))
  expect(dated).toEqual([false, true, false])
})

test('a section with a header of unknown words is classified by its content', async () => {
  const { jobs } = await parse((pen) => {
    pen.at('Skills', 40, 60, HEADER)
    pen.at('Excel', 40, 80)
    pen.at('Places that paid me', 40, 110, HEADER)
    pen.at('Store Manager, Papaya Ltd', 40, 130)
    pen.right('Mar 2020 – Jan 2022', 130)
    pen.at('Languages', 40, 170, HEADER)
    pen.at('Danish', 40, 190)
  })
  expect(jobs).toEqual([['Papaya Ltd', 'Store Manager', null, '2020-03', '2022-01']])
})

const paragraph = (text: string, more: Partial<FlowParagraph> = {}): FlowParagraph => ({
  kind: 'paragraph',
  cells: text.split('\t').map((cell) => [{ text: cell, bold: false, italic: false, size: null }]),
  bullet: false,
  level: 0,
  heading: null,
  spaceBefore: 0,
  ruled: false,
  ...more,
})

test('a document without coordinates is read by its order, tabs and tables', () => {
  const { experiences, educations } = parseFlow([
    paragraph('Experience', { heading: 1, spaceBefore: 1 }),
    paragraph('Store Manager\tMar 2020 – Present'),
    paragraph('Papaya, Boise, ID'),
    paragraph('Opened two shops', { bullet: true, level: 1 }),
    paragraph('Education', { heading: 1, spaceBefore: 1 }),
    {
      kind: 'table',
      rows: [
        [
          [paragraph('2015 – 2019')],
          [paragraph('BA in History'), paragraph('University of Leeds')],
        ],
      ],
    },
  ])
  expect(experiences).toMatchObject([
    { company_name: 'Papaya', title: 'Store Manager', location: 'Boise, ID', current_role: true },
  ])
  expect(educations).toMatchObject([
    { school_name: 'University of Leeds', degree: 'BA', field_of_study: 'History' },
  ])
})

const words = fc.constantFrom(
  ...'Experience|Education|Mar 2019 – Present|2014|Acme Inc.|Clerk|Leeds, UK|B.Sc.|•|University of X|,|–|(|)||GPA: 3.5|kept the books.|2019 –|Skills|مرحبا|日本'.split(
    '|',
  ),
)
const anyRun = fc.record({
  text: fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 40 })),
  x: fc.integer({ min: -50, max: 700 }),
  y: fc.integer({ min: -50, max: 900 }),
  size: fc.integer({ min: 0, max: 40 }),
  bold: fc.boolean(),
})

test('any pages are parsed to a valid and deterministic result in limited time', () => {
  const pages = fc.array(fc.array(anyRun, { maxLength: 120 }), { maxLength: 3 })
  fc.assert(
    fc.property(pages, (given) => {
      const read = given.map((runs) => ({
        width: 600,
        height: 800,
        runs: runs.map(({ text, x, y, ...face }) => run(text, x, y, face)),
      }))
      const countTime = countProcessorTime()
      const answer = parseResume(read)
      expect(countTime()).toBeLessThan(2000)
      expect(parsedResume.parse(answer)).toEqual(answer)
      expect(parseResume(read)).toEqual(answer)
    }),
    { numRuns: 120 },
  )
})

test('a page with thousands of text runs is parsed in limited time', () => {
  const runs = Array.from({ length: 8000 }, (_, n) =>
    run(n % 7 ? `Clerk ${n}` : 'Mar 2019 – Present', (n * 37) % 600, (n * 13) % 800),
  )
  const countTime = countProcessorTime()
  parseResume([{ width: 600, height: 800, runs }])
  expect(countTime()).toBeLessThan(5000)
})
