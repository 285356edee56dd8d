import { expect, test } from 'vitest'
import { linesOf, run } from './line-fixture.ts'
import type { FlowBlock, TextRun } from './model.ts'
import { parseFlow } from './parse-resume.ts'
import { readSections } from './read-sections.ts'
import { splitSections } from './sections.ts'

const big = { size: 18, bold: true }
const middle = { size: 13, bold: true }
const small = { size: 11, bold: true }

/** Lines below each other, with blank space above according to their font size. */
function stack(...lines: [string, Partial<TextRun>?][]): ReturnType<typeof linesOf> {
  let y = 40
  return linesOf(
    ...lines.map(([text, face = {}]) => {
      y += (face.size ?? 10) * 1.2 + (face.size ? 8 : 0)
      return run(text, 40, y, face)
    }),
  )
}

const description: [string][] = [['kept the books of the whole firm and of its many branches']]

test('a label repeated under every job opens no section and is left out of the lines', () => {
  const sections = splitSections(
    stack(
      ['Work', middle],
      ['Clerk, Acme Works, 2015 – 2019', small],
      ['Highlights', small],
      ...description,
      ['Porter, Globex Hotels, 2011 – 2015', small],
      ['Highlights', small],
      ...description,
      ['Education', middle],
      ['BA History, University of Leeds, 2008 – 2011', small],
    ),
  )
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['head', 0],
    ['experience', 4],
    ['education', 1],
  ])
})

test('jobs after a header of a lower level still belong to the section above it', () => {
  const { experiences, educations } = readSections(
    splitSections(
      stack(
        ['Experience', big],
        ['Technical Skills', middle],
        ['Ledgers, scales and the telephone, all of them since long ago'],
        ['Acme Works', middle],
        ['Senior Clerk', { bold: true }],
        ['May 2015 – June 2019'],
        ...description,
        ['Globex Hotels', middle],
        ['Night Porter', { bold: true }],
        ['May 2011 – April 2015'],
        ...description,
        ['Education', middle],
        ['University of Leeds', { bold: true }],
        ['BA History, 2008 – 2011'],
      ),
    ),
  )
  expect(experiences.map((job) => [job.company_name, job.title])).toEqual([
    ['Acme Works', 'Senior Clerk'],
    ['Globex Hotels', 'Night Porter'],
  ])
  expect(educations.map(({ school_name }) => school_name)).toEqual(['University of Leeds'])
})

test('no jobs are read after a volunteering header of a lower level', () => {
  const { experiences } = readSections(
    splitSections(
      stack(
        ['Experience', big],
        ['Senior Clerk, Acme Works, 2015 – 2019'],
        ...description,
        ['Volunteering', middle],
        ['Harbour Rescue', middle],
        ['Coordinator, 2011 – 2015'],
        ...description,
      ),
    ),
  )
  expect(experiences.map(({ company_name }) => company_name)).toEqual(['Acme Works'])
})

test('degrees under a header of unknown words are read as education entries', () => {
  const { experiences, educations } = readSections(
    splitSections(
      stack(
        ['Experience', middle],
        ['Senior Clerk, Acme Works, 2015 – 2019'],
        ...description,
        ['Where I sat and listened', middle],
        ['Bachelor of Arts in History, University of Leeds, 2008 – 2011'],
        ['Skills', middle],
        ['Ledgers'],
      ),
    ),
  )
  expect(experiences).toHaveLength(1)
  expect(educations.map(({ school_name }) => school_name)).toEqual(['University of Leeds'])
})

test('jobs and degrees are distinguished by their content if there are no section headers', () => {
  const { experiences, educations } = readSections(
    splitSections(
      stack(
        ['Robin Ashdown', big],
        ['Senior Clerk, Acme Works Ltd, 2015 – 2019'],
        ...description,
        ['Night Guard, Globex Hotels Ltd, 2011 – 2015'],
        ...description,
        ['BA History, University of Leeds, 2008 – 2011'],
      ),
    ),
  )
  expect(experiences.map(({ title }) => title)).toEqual(['Senior Clerk', 'Night Guard'])
  expect(educations.map(({ degree }) => degree)).toEqual(['BA'])
})

test('a header in the usual wording is found in plain text if no header is styled', () => {
  const sections = splitSections(
    stack(
      ['Ada Lund', big],
      ['Educational background'],
      ['2000 – 2008: Kelda Primary School'],
      ['Work experience'],
      ['2018 – 2020: Acme Works'],
      ...description,
    ),
  )
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['head', 1],
    ['education', 1],
    ['experience', 2],
  ])
})

test('other lines in the style of a known header are headers too', () => {
  const large = { size: 12 }
  const sections = splitSections(
    stack(
      ['Education', large],
      ['BA History, University of Leeds, 2008 – 2011'],
      ['Teaching', large],
      ['Supervised the first year of two colleges in history'],
      ['Research', large],
      ['PhD project: the mills of Leeds, 2011 – 2014'],
    ),
  )
  expect(sections.map(({ kind }) => kind)).toEqual(['head', 'education', 'unknown', 'unknown'])
})

test('a header repeated above each column of a form is one header', () => {
  const rows = [
    ['Werkervaring', 'Werkervaring'],
    ['Bedrijf:', 'Reiger NV'],
    ['Functie:', 'Docent'],
  ].flatMap(([left = '', right = ''], row) => [
    run(left, 40, 40 + row * 14, row === 0 ? middle : {}),
    run(right, 300, 40 + row * 14, row === 0 ? middle : {}),
  ])
  expect(splitSections(linesOf(...rows)).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['head', 0],
    ['experience', 2],
  ])
})

test('in a style that only headers have, a line that could be a name opens a section', () => {
  const sections = splitSections(
    stack(
      ['Work', middle],
      ['Clerk, Acme Works, 2015 – 2019'],
      ['Education', middle],
      ['BA History, University of Leeds, 2008 – 2011'],
      ['Sunday School and Service', middle],
      ['Teacher of the youngest, 2004 – 2009'],
      ['Languages', middle],
      ['English, Welsh'],
    ),
  )
  expect(sections.map(({ header, lines }) => [header?.text, lines.length])).toEqual([
    [undefined, 0],
    ['Work', 1],
    ['Education', 1],
    ['Sunday School and Service', 1],
    ['Languages', 1],
  ])
})

test('a position above a range alone is an entry, even in the style of the headers', () => {
  const sections = splitSections(
    stack(
      ['WORK EXPERIENCE', middle],
      ['Heron Classroom – Chad', small],
      ['ADMIN AND MENTOR', middle],
      ['[ 03/05/2021 – 17/08/2023 ]'],
      ...description,
      ['EDUCATION', middle],
      ['BA History, University of Leeds, 2008 – 2011', small],
      ['SKILLS', middle],
      ['Ledgers, scales and the telephone'],
      ['LANGUAGES', middle],
      ['Welsh'],
    ),
  )
  expect(sections.map(({ kind }) => kind)).toEqual([
    'head',
    'experience',
    'education',
    'other',
    'other',
  ])
})

test('a label repeated under every degree opens no section', () => {
  const { educations } = readSections(
    splitSections(
      stack(
        ['Education', middle],
        ['M.S. in Botany, May 2018'],
        ['Otter College, Salem, MA'],
        ['Relevant Courses:', { size: 10.5, bold: true }],
        ['Mosses and ferns'],
        ['B.S. in Chemistry, May 2016'],
        ['Heron College, Dover, DE'],
        ['Relevant Courses:', { size: 10.5, bold: true }],
        ['Acids and bases'],
      ),
    ),
  )
  expect(educations.map(({ school_name }) => school_name)).toEqual([
    'Otter College',
    'Heron College',
  ])
})

test('a position at the university of one’s studies, at the same time, is a job', () => {
  const { experiences, educations } = readSections(
    splitSections(
      stack(
        ['Robin Ash', big],
        ['Ph.D., Otter University, Salem, MA 2017 – 2021'],
        ['Teaching Experience', middle],
        ['Otter University, Salem, MA 2017 – 2021'],
        ['Laboratory Assistant'],
      ),
    ),
  )
  expect([experiences.length, educations.length]).toEqual([1, 1])
})

test('a degree that is described again below the list of degrees is read once', () => {
  const { educations } = readSections(
    splitSections(
      stack(
        ['Education', middle],
        ['MA in the History of Ports, University of Otter, September 2015 – August 2016'],
        ['BA in Law, University of Heron, September 2012 – June 2015'],
        ['MA in the History of Ports', small],
        ['The programme joins taught courses with research, and ends with a dissertation of'],
        ['sixty pages about the people who worked in the harbours of the north.'],
      ),
    ),
  )
  expect(educations).toHaveLength(2)
})

test('a position with a word of a header, dated and set like the others, is no header', () => {
  const sections = splitSections(
    stack(
      ['WORK EXPERIENCE', middle],
      ['SHOP ASSISTANT', small],
      ['Heron Stores, Leeds, Jan 2019 – Sep 2020'],
      ...description,
      ['PRE-SCHOOL/MUSIC EDUCATION HELP', small],
      ['Otter Nurseries, Leeds, Sep 2017 – Sep 2018'],
      ...description,
      ['STABLE HAND', small],
      ['Plover Riding, Leeds, May 2015 – Aug 2017'],
      ...description,
      ['EDUCATION', middle],
      ['University of Leeds, 2012 – 2015'],
    ),
  )
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['head', 0],
    ['experience', 9],
    ['education', 1],
  ])
})

test('a line of plain text is not a header because the headings are in capitals of the same size', () => {
  const line = (text: string, heading: number | null, bold = false): FlowBlock => ({
    kind: 'paragraph',
    cells: [[{ text, bold, italic: false, size: 11 }]],
    bullet: false,
    level: 0,
    heading,
    spaceBefore: heading === null ? 0 : 1,
    ruled: false,
  })
  const { educations } = parseFlow([
    line('CONTACT', 1),
    line('Leeds', null),
    line('EDUCATION', 1),
    line('BSc Zoology, University of Leeds', null, true),
    line('2015 – 2018', null),
    line('Examples of relevant courses:', null),
    line('Ferns, Mosses, Lichens', null),
    line('High School – Heron Gymnasium', null, true),
    line('2012 – 2015', null),
    line('WORK EXPERIENCE', 1),
    line('Clerk, Otter Ltd, 2018 – 2020', null),
  ])
  expect(educations.map(({ school_name }) => school_name)).toEqual([
    'University of Leeds',
    'Heron Gymnasium',
  ])
})

test.each([
  'Schulischer Werdegang und Zivildienst',
  'Formación y servicio militar',
  'Études et service civique',
])('"%s" opens a section of education', (header) => {
  const sections = splitSections(
    stack(
      ['Beruflicher Werdegang', middle],
      ['Clerk, Acme Works, 2015 – 2019', small],
      [header, middle],
      ['BA History, University of Leeds, 2008 – 2011', small],
    ),
  )
  expect(sections.map(({ kind }) => kind)).toEqual(['head', 'experience', 'education'])
})

test('a degree in the style of the headers opens no section', () => {
  const sections = splitSections(
    stack(
      ['Skills', middle],
      ['Ledgers and tills', small],
      ['Education', middle],
      ['PhD: Biology, University of Leeds, 2019', small],
      ['Bachelor of Science: Biology', middle],
      ['Otter University, 2014', small],
      ['Languages', middle],
      ['English', small],
    ),
  )
  expect(sections.map(({ header }) => header?.text)).toEqual([
    undefined,
    'Skills',
    'Education',
    'Languages',
  ])
})

test('topics directly below a header are of its kind if they hold dated entries', () => {
  const kindsOf = (topic: string, date: string): string[] =>
    splitSections(
      stack(
        ['EXPERIENCE', big],
        [topic, middle],
        ['Clerk, Heron Ltd', small],
        [date],
        ['EDUCATION', big],
        ['BA History, University of Leeds', small],
        ['LANGUAGES', big],
        ['English', small],
      ),
    )
      .filter(({ header }) => header?.text === topic)
      .map(({ kind }) => kind)
  expect(kindsOf('Computer skills', '2018 – 2020')).toEqual(['experience'])
  expect(kindsOf('Computer skills', 'since long ago')).toEqual(['other'])
  for (const topic of ['Projects', 'Awards', 'Volunteering', 'Memberships', 'Publications'])
    expect(kindsOf(topic, '2018 – 2020')).toEqual(['other'])
})

test('a word cut at the end of its line opens no section', () => {
  const sections = splitSections(
    stack(
      ['Opleidingen', middle],
      ['2019 – 2022'],
      ['Software-', big],
      ['tester', big],
      ['Otter College'],
      ['Talen', middle],
      ['Nederlands'],
    ),
  )
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['head', 0],
    ['education', 4],
    ['other', 1],
  ])
})

test('the rest of a line in small letters opens no section', () => {
  const sections = splitSections(
    stack(
      ['Opleidingen', { bold: true }],
      ['Master in de toegepaste wetenschappen:', { bold: true }],
      ['informatica', { bold: true }],
      ['Hogeschool Otterdam'],
      ['2007 – 2012'],
      ...description,
      ...description,
      ...description,
    ),
  )
  expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['head', 0],
    ['education', 7],
  ])
})

test('a header may have the years of all that is below in brackets', () => {
  const kindsOf = (header: string) =>
    splitSections(
      stack(
        ['Personal details', big],
        ['Name: Robin Ash'],
        [header, big],
        ['Bachelor of Science in Zoology at Heron Institute of Technology.'],
      ),
    ).map(({ kind }) => kind)
  for (const header of ['Third Level Education [2014-2018]', 'Education (2014 – 2018)'])
    expect(kindsOf(header)).toEqual(['head', 'other', 'education'])
  for (const name of ['Heron Education Trust (2014 – 2018)', 'Education Officer (2014 – 2018)'])
    expect(kindsOf(name)).toEqual(['head', 'other'])
})
