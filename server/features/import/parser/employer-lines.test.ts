import { expect, test } from 'vitest'
import type { FlowBlock } from './model.ts'
import { parseFlow } from './parse-resume.ts'

const line = (bold: boolean, ...cells: string[]): FlowBlock => ({
  kind: 'paragraph',
  cells: cells.map((text) => [{ text, bold, italic: false, size: 11 }]),
  bullet: false,
  level: 0,
  heading: null,
  spaceBefore: 0.3,
  ruled: false,
})
const summarize = (blocks: FlowBlock[]): unknown =>
  parseFlow(blocks).experiences.map((job) => [job.company_name, job.title, job.start_date])

test('what is told about an employer does not part it from its positions', () => {
  const jobs = parseFlow([
    line(true, 'EXECUTIVE EXPERIENCE'),
    line(true, 'HERON VALLEY HEALTH', 'PHOENIX, ARIZONA'),
    line(false, 'Not-for-profit system, 4 hospitals, 38 clinics, 11,000 employees.'),
    line(false, 'System Chief Operating Officer', 'January 2021 – Present'),
    line(false, 'Report to the chief executive with responsibility for four hospitals.'),
    line(true, 'OTTER RIDGE HOSPITALS', 'ALBUQUERQUE, NEW MEXICO'),
    line(false, 'Catholic system of 7 community hospitals.'),
    line(false, 'Associate Administrator', 'August 2007 – February 2013'),
    line(false, 'Administrator on site for two critical access hospitals.'),
  ]).experiences
  expect(jobs.map((job) => [job.company_name, job.title, job.start_date])).toEqual([
    ['HERON VALLEY HEALTH', 'System Chief Operating Officer', '2021-01-01'],
    ['OTTER RIDGE HOSPITALS', 'Associate Administrator', '2007-08-01'],
  ])
  expect(jobs[0]?.description).toContain('Not-for-profit system')
})

test('an employer is found above its description where the date is below the position', () => {
  const role = (title: string, date: string): FlowBlock[] => [
    line(true, title),
    line(false, date),
    line(false, 'Mandate: stabilise after a failed merger and restore the dividend.'),
  ]
  expect(
    summarize([
      line(true, 'CAREER DETAIL'),
      line(true, 'HERON HARDWARE GROUP LIMITED'),
      line(false, '$1.1bn revenue, 142 stores, 5,800 team members'),
      ...role('Chief Executive Officer', 'Parramatta, NSW — August 2019 to present'),
      line(true, 'OTTER STORES LIMITED'),
      ...role('General Manager, Metro', 'Bella Vista, NSW — July 2016 to July 2019'),
      ...role('State Manager', 'Brisbane, QLD — March 2013 to June 2016'),
    ]),
  ).toEqual([
    ['HERON HARDWARE GROUP LIMITED', 'Chief Executive Officer', '2019-08-01'],
    ['OTTER STORES LIMITED', 'General Manager, Metro', '2016-07-01'],
    ['OTTER STORES LIMITED', 'State Manager', '2013-03-01'],
  ])
})

test('a table that sums up the career is not read besides its details', () => {
  expect(
    summarize([
      line(true, 'CAREER SNAPSHOT'),
      line(false, '2019 – now', 'Heron Hardware Group', 'Chief Executive Officer'),
      line(false, '2013 – 2019', 'Otter Stores', 'Various'),
      line(true, 'CAREER DETAIL'),
      line(true, 'Chief Executive Officer, Heron Hardware Group Limited', 'August 2019 to present'),
      line(false, 'Lifted profit in four years while closing only nine stores.'),
      line(true, 'General Manager, Otter Stores Limited', 'July 2016 to July 2019'),
      line(false, 'Built the format from 19 to 64 stores.'),
      line(true, 'State Manager, Otter Stores Limited', 'March 2013 to June 2016'),
      line(false, 'Managed the recovery of eleven stores after a cyclone.'),
    ]),
  ).toEqual([
    ['Heron Hardware Group Limited', 'Chief Executive Officer', '2019-08-01'],
    ['Otter Stores Limited', 'General Manager', '2016-07-01'],
    ['Otter Stores Limited', 'State Manager', '2013-03-01'],
  ])
})

const cell = (bold: boolean, ...texts: string[]): FlowBlock[] =>
  texts.map((text) => line(bold, text))

test('a description in the last of three columns is no employer', () => {
  expect(
    summarize([
      line(true, 'EXPERIENCE'),
      {
        kind: 'table',
        rows: [
          [
            cell(false, '2007 to 2012'),
            cell(false, 'Senior Designer', 'Heron Merch Group, Hillsboro, OR'),
            cell(false, 'Packaging and style guides.'),
          ],
          [
            cell(false, '2003 to 2007'),
            cell(false, 'Illustrator', 'Otter Cards, Kansas City, MO'),
            cell(false, 'Humor line. Roughly 900 cards.'),
          ],
        ],
      },
    ]),
  ).toEqual([
    ['Heron Merch Group', 'Senior Designer', '2007-01-01'],
    ['Otter Cards', 'Illustrator', '2003-01-01'],
  ])
})

test('a heading row with unknown words and a known one for dates names nothing', () => {
  expect(
    summarize([
      line(true, 'ESPERIENZE PROFESSIONALI'),
      line(true, 'Periodo', 'Ente e incarico'),
      line(false, 'Dal 01.01.2016 a tutt’oggi', 'Comune di Lontra'),
      line(true, 'Responsabile dell’ufficio elettorale'),
      line(false, 'Dal 1997 al 2000', 'Cartolibreria Airone'),
      line(true, 'Operatrice fiscale'),
    ]),
  ).toEqual([
    ['Comune di Lontra', 'Responsabile dell’ufficio elettorale', '2016-01-01'],
    ['Cartolibreria Airone', 'Operatrice fiscale', '1997-01-01'],
  ])
})

test('two years one above the other in a cell are the first and the last', () => {
  const jobs = parseFlow([
    line(true, 'Dove ho lavorato'),
    {
      kind: 'table',
      rows: [
        [cell(true, 'Centralinista', 'Airone S.p.A., Grugliasco'), cell(false, '2008', '2010')],
        [cell(true, 'Addetta back office', 'Lontra Assicurazioni'), cell(false, '2003', '2007')],
      ],
    },
  ]).experiences
  expect(jobs.map((job) => [job.title, job.start_date, job.end_date])).toEqual([
    ['Centralinista', '2008-01-01', '2010-01-01'],
    ['Addetta back office', '2003-01-01', '2007-01-01'],
  ])
})

test('who guided the work does not part an employer from the position', () => {
  expect(
    summarize([
      line(true, 'RESEARCH EXPERIENCE'),
      line(false, 'Heron University, Leeds', '2016 – 2018'),
      line(false, 'Advisor: Robin Ash'),
      line(false, 'Research Assistant'),
      line(false, 'Otter University, York', '2014 – 2016'),
      line(false, 'Advisor: Sasha Elm'),
      line(false, 'Laboratory Technician'),
    ]),
  ).toEqual([
    ['Heron University', 'Research Assistant', '2016-01-01'],
    ['Otter University', 'Laboratory Technician', '2014-01-01'],
  ])
})
