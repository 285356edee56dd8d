import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import type { Job } from '#src/jobs/schema.ts'
import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORK_MODES } from '#src/jobs/terms.ts'
import { INTERVIEW_TYPES, JOB_STATUSES } from '#src/jobs/constants.ts'
import { IMPORT_FIELDS } from '#src/transfer/fields.ts'
import type { ImportPreview, ImportResult } from '#src/transfer/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { makeForm } from '../../testing/sample-documents.ts'

let t: TestApp
let ada: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  ada = await t.register()
})
afterAll(() => t.close())

const upload = async (content: Buffer | string, who = ada) => {
  const { payload, headers } = makeForm({ filename: 'a.csv', content: Buffer.from(content) })
  const sent = { ...headers, authorization: `Bearer ${who.token}` }
  return t.app.inject({ method: 'POST', url: '/api/jobs/import/preview', headers: sent, payload })
}
const preview = async (content: Buffer | string, who = ada) => {
  const response = await upload(content, who)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<ImportPreview>()
}
const importFile = async (content: Buffer | string, said: object = {}, who = ada) => {
  const { import_id } = await preview(content, who)
  const response = await t.rest('POST', '/api/jobs/import', { import_id, ...said }, who)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<ImportResult>()
}
const list = async (who = ada) => (await t.rest('GET', '/api/jobs', undefined, who)).json<Job[]>()
const exported = async (who = ada) =>
  (await t.rest('GET', '/api/jobs/export?format=csv', undefined, who)).rawPayload
const makeZip = (files: Record<string, string | Buffer>) => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const HEADER = 'Company,Position,Status,Date Applied,Link\n'

test('a spreadsheet is previewed and then added, with the start of each history', async () => {
  const file = `${HEADER}Acme,Developer,Interview,2026-03-05,acme.example/1\n"Ärzte, GmbH",Nurse,Saved,,\n`
  const shown = await preview(file)
  expect(shown).toMatchObject({
    format: 'other',
    columns: [
      { name: 'Company', field: 'company' },
      { name: 'Position', field: 'position' },
      { name: 'Status', field: 'status' },
      { name: 'Date Applied', field: 'application_date' },
      { name: 'Link', field: 'url' },
    ],
    rows: 2,
    date_order: 'iso',
    statuses: [
      { value: 'Interview', status: 'interviewing' },
      { value: 'Saved', status: 'saved' },
    ],
    problems: [],
  })
  expect(shown.sample[0]).toMatchObject({ company: 'Acme', url: 'https://acme.example/1' })
  expect(await list()).toEqual([])

  expect(await importFile(file)).toMatchObject({ added: 2, unchanged: 0, problems: [] })
  const [, acme] = await list()
  expect(acme).toMatchObject({
    company: 'Acme',
    status: 'interviewing',
    application_date: '2026-03-05',
    interview_date: null,
  })
  const history = await t.rest('GET', `/api/jobs/${acme?.id}/history`, undefined, ada)
  expect(history.json()).toMatchObject({
    changes: [
      { from_status: null, to_status: 'interviewing', changed_at: '2026-03-05T12:00:00.000Z' },
    ],
  })
})

test('existing applications are unchanged, and the same file adds nothing again', async () => {
  const sent = { company: 'ACME, Inc.', position: 'Sr. Developer (m/f/d)', status: 'interviewing' }
  await t.rest('POST', '/api/jobs', { ...sent, notes: 'mine' }, ada)
  const file = `${HEADER}Acme,Senior Developer,Applied,2026-03-05,\nAcme,Nurse,Applied,2026-03-05,\nAcme,Nurse,Applied,2026-03-05,\nAcme,Nurse,Applied,2026-04-05,\n`
  expect(await importFile(file)).toMatchObject({ added: 2, unchanged: 2 })
  expect(await importFile(file)).toMatchObject({ added: 0, unchanged: 4, undo_id: null })
  const kept = (await list()).find(({ company }) => company === sent.company)
  expect(kept).toMatchObject({ ...sent, notes: 'mine' })
  expect(await list()).toHaveLength(3)
})

test('a second application is added, and the same one noted twice is not', async () => {
  const add = (fields: object) =>
    t.rest('POST', '/api/jobs', { company: 'Acme', position: 'Developer', ...fields }, ada)
  await add({ application_date: '2025-01-10', status: 'rejected' })
  await add({ company: 'Beta', application_date: '2026-03-01', url: 'https://beta.example/1' })
  await add({ company: 'Gamma', application_date: '2026-03-01', status: 'saved' })
  const file = `${HEADER}${[
    'Acme,Developer,Applied,2025-01-12,',
    'Acme,Developer,Applied,2026-03-05,',
    'Beta,Developer,Applied,2026-09-05,https://beta.example/1',
    'Gamma,Developer,Applied,2026-05-05,',
    'Delta,Nurse,Applied,2026-03-05,https://delta.example/careers',
    'Delta,Cook,Applied,2026-03-05,https://delta.example/careers',
  ].join('\n')}\n`
  expect(await importFile(file)).toMatchObject({ added: 4, unchanged: 2 })
  const days = (await list())
    .filter(({ company }) => company === 'Acme' || company === 'Beta')
    .map(({ company, application_date }) => `${company} ${application_date}`)
  expect(days).toEqual(['Beta 2026-09-05', 'Acme 2026-03-05', 'Beta 2026-03-01', 'Acme 2025-01-10'])
  expect(await importFile(file)).toMatchObject({ added: 0, unchanged: 6 })
})

test('rows of one file with any difference are separate applications', async () => {
  const file = `Company,Position,Location,Notes\n${[
    'Acme,Developer,Berlin,',
    'Acme,Developer,Munich,',
    'Acme,Developer,Berlin,second team',
    'Acme,Developer,Berlin,',
  ].join('\n')}\n`
  expect(await importFile(file)).toMatchObject({ added: 3, unchanged: 1 })
  expect(await importFile(file)).toMatchObject({ added: 0, unchanged: 4 })
})

test('an import is undone as a whole, except for applications changed since', async () => {
  const rows = ['Acme', 'Beta', 'Delta', 'Gamma'].map(
    (company) => `${company},Developer,Applied,2026-03-05,`,
  )
  const { undo_id } = await importFile(`${HEADER}${rows.join('\n')}\n`)
  const [first, second, third] = (await list()).filter(({ company }) => company !== 'Beta')
  await t.rest('PUT', `/api/jobs/${first?.id}`, { notes: 'mine' }, ada)
  await t.rest('POST', '/api/activities', { text: 'Called', job_id: second?.id }, ada)
  await t.rest('POST', `/api/jobs/${third?.id}/packet`, {}, ada)
  const undo = () => t.rest('POST', `/api/undo/${undo_id}`, undefined, ada)
  expect((await undo()).statusCode).toBe(204)
  expect((await list()).map(({ company }) => company)).toEqual(['Acme', 'Delta', 'Gamma'])
  expect((await undo()).statusCode).toBe(404)
  expect(await importFile(`${HEADER}${rows.join('\n')}\n`)).toMatchObject({
    added: 1,
    unchanged: 3,
  })
})

test('two concurrent imports of one file add everything once', async () => {
  const { import_id } = await preview(`${HEADER}Acme,Developer,Applied,2026-03-05,\n`)
  const responses = await Promise.all(
    [1, 2, 3].map(() => t.rest('POST', '/api/jobs/import', { import_id }, ada)),
  )
  const added = responses.map((response) => response.json<ImportResult>().added)
  expect(added.toSorted((a = 0, b = 0) => a - b)).toEqual([0, 0, 1])
  expect(await list()).toHaveLength(1)
})

test('an ambiguous date order and unknown statuses are asked about, not guessed', async () => {
  const file = 'Company,Role,Stand,Datum\nAcme,Developer,Ghosted,3/5/2026\nBeta,Nurse,✅,4/5/2026\n'
  const shown = await preview(file)
  expect(shown).toMatchObject({
    date_order: 'ambiguous',
    statuses: [
      { value: 'Ghosted', status: null },
      { value: '✅', status: null },
    ],
    sample: [{ application_date: null }, { application_date: null }],
  })
  const { import_id } = shown
  const statuses = { Ghosted: 'applied', '✅': 'offer' }
  const send = (said: object) => t.rest('POST', '/api/jobs/import', { import_id, ...said }, ada)
  const refused = [await send({}), await send({ statuses }), await send({ date_order: 'dmy' })]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  expect(refused[2]?.json()).toEqual({ detail: 'Choose which status is meant by “Ghosted”, “✅”' })
  expect(await list()).toEqual([])
  expect((await send({ statuses, date_order: 'dmy' })).json()).toMatchObject({ added: 2 })
  expect(await list()).toMatchObject([
    { status: 'offer', application_date: '2026-05-04' },
    { status: 'applied', application_date: '2026-05-03' },
  ])
})

test('the person can assign or ignore a column', async () => {
  const file = 'Wer,Was,Company,Notes\nAcme,Developer,Beta,private\n'
  const mapping = { Wer: 'company', Was: 'position', Notes: null }
  expect(await importFile(file, { mapping })).toMatchObject({ added: 1 })
  expect(await list()).toMatchObject([{ company: 'Acme', position: 'Developer', notes: null }])
  const { import_id } = await preview(file)
  const importStatus = async (said: object) =>
    (await t.rest('POST', '/api/jobs/import', { import_id, ...said }, ada)).statusCode
  expect(await importStatus({})).toBe(400)
  expect(await importStatus({ mapping: { Unknown: 'company' } })).toBe(400)
  expect(await importStatus({ mapping: { Was: 'user_id' } })).toBe(400)
})

test('LinkedIn’s archive is imported without questions, answers and phone numbers', async () => {
  const applied =
    'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers\n' +
    '"3/5/24, 9:21 AM",ada@example.com,+1 555 0100,Acme,Developer,https://www.linkedin.com/jobs/view/1,cv.pdf,"Salary?:100"\n'
  const saved =
    'Saved Date,Job Url,Job Title,Company Name\n3/6/24,https://www.linkedin.com/jobs/view/2,Nurse,Beta\n'
  const archive = await makeZip({
    'Connections.csv': 'First Name,Last Name\nGrace,Hopper\n',
    'Jobs/Job Applications.csv': applied,
    'Jobs/Saved Jobs.csv': saved,
  })
  const shown = await preview(archive)
  expect(shown).toMatchObject({ format: 'linkedin', rows: 2, date_order: 'mdy', problems: [] })
  expect(JSON.stringify(shown)).not.toMatch(/555 0100|Salary\?|ada@example/)
  expect(await importFile(archive)).toMatchObject({ added: 2 })
  expect(await list()).toMatchObject([
    { company: 'Beta', application_date: '2024-03-06', source: 'LinkedIn', status: 'saved' },
    { company: 'Acme', application_date: '2024-03-05', source: 'LinkedIn', status: 'applied' },
  ])
})

test('a LinkedIn archive without saved jobs has the applications', async () => {
  const applied =
    'Application Date,Company Name,Job Title,Job Url,Resume Name\n3/5/24,Acme,Developer,https://www.linkedin.com/jobs/view/1,cv.pdf\n'
  const header = 'Saved Date,Job Url,Job Title,Company Name\n'
  const without = (saved: string) =>
    makeZip({ 'Jobs/Saved Jobs.csv': saved, 'Jobs/Job Applications.csv': applied })
  for (const saved of [header, '']) {
    expect(await preview(await without(saved))).toMatchObject({ format: 'linkedin', rows: 1 })
  }
  const nothing = await upload(await makeZip({ 'Jobs/Saved Jobs.csv': header }))
  expect([nothing.statusCode, nothing.json()]).toEqual([
    400,
    { detail: 'This file has column names but no rows' },
  ])
})

/** The encoding of old Mac programs, and of Excel there still. */
const toMacRoman = (text: string) => {
  const reader = new TextDecoder('macintosh')
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [reader.decode(Uint8Array.of(code)), code]),
  )
  return Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 0))
}

test.each([
  'Firma;Stelle;Ort\nMüller & Söhne;Bäcker;Köln\n',
  'Société;Poste;Lieu\nCafé « Chez Zoé »;Ingénieur à mi-temps;Orléans\n',
  'Empresa;Puesto;Lugar\nPeña e Íñigo;Jardinero;Cádiz\n',
])('Mac Roman and Windows-1252 are distinguished in %j', async (text) => {
  const [, line = ''] = text.split('\n')
  const [company, position, location] = line.split(';')
  for (const file of [toMacRoman(text), Buffer.from(text, 'latin1')]) {
    expect((await preview(file)).sample).toMatchObject([{ company, position, location }])
  }
})

test('lines above the column names are skipped', async () => {
  for (const file of [
    'Meine Bewerbungen;;\n;;\nFirma;Stelle;Ort\nAcme;Koch;Köln\n',
    'Meine Bewerbungen\nStand Mai\nFirma;Stelle;Notizen\nAcme;Koch;"eins, zwei, drei"\n',
  ]) {
    expect(await preview(file)).toMatchObject({
      columns: [{ field: 'company' }, { field: 'position' }, {}],
      rows: 1,
      sample: [{ company: 'Acme', position: 'Koch' }],
      problems: [],
    })
  }
})

test('an archive’s tables are read, and other files are ignored', async () => {
  const archive = await makeZip({
    'README.txt': 'Made by a\ntracker\n',
    'Jobs.csv': `${HEADER}Acme,Dev\n`,
  })
  expect(await preview(archive)).toMatchObject({ rows: 1, sample: [{ company: 'Acme' }] })
})

test('a few broken bytes leave the rest of a file intact, and the row is named', async () => {
  const [start, end] = ['Firma;Stelle;Notizen\nMüller;Bäcker;ä\nSö', 'hne;Köchin;\nÖzil;Gärtner;']
  const file = Buffer.concat([Buffer.from(start), Buffer.of(0xff), Buffer.from(`${end}ü\n`)])
  expect(await preview(file)).toMatchObject({
    sample: [{ company: 'Müller' }, { company: 'Özil', position: 'Gärtner', notes: 'ü' }],
    problems: [{ row: 2, message: 'This row contains characters that cannot be read' }],
  })
})

test('a description with markup becomes a plain-text posting', async () => {
  const file =
    'Company,Position,Description\nAcme,Developer,"<p>We <b>seek</b></p><ul><li>you</li></ul>"\n'
  await importFile(file)
  const [job] = await list()
  const posting = await t.rest('GET', `/api/jobs/${job?.id}/posting`, undefined, ada)
  expect(posting.json()).toMatchObject({ text: 'We seek\n\n- you' })
})

test('every encoding and delimiter of spreadsheets is read', async () => {
  const text = 'Firma;Stelle;Ort\nMüller & Söhne;Bäcker;Köln\n'
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')
  const files = [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    Buffer.from(text, 'latin1'),
    wide,
    Buffer.from(wide).swap16(),
    Buffer.from(text, 'utf16le'),
    Buffer.from(`sep=;\r\n${text}`),
    Buffer.from(text.replaceAll(';', '\t')),
    Buffer.from(text.replaceAll('\n', '\r')),
  ]
  for (const file of files) {
    expect((await preview(file)).sample).toMatchObject([
      { company: 'Müller & Söhne', position: 'Bäcker', location: 'Köln' },
    ])
  }
})

describe('errors are reported', () => {
  test.each([
    ['', /This file is empty/],
    ['Company,Position\n', /This file has column names but no rows/],
    ['Acme,https://acme.example,2026-01-01\n', /^The first line has to name the columns/],
    [
      'Acme,Developer,Applied\nBeta,Nurse,Rejected\nGamma,Cook,\n',
      /^The first line has to name the columns/,
    ],
    ['[{"company": "Acme"}]', /^This file is not a table/],
    [
      '<html><body><table><tr><td>Company</td></tr></table></body></html>',
      /^This file is not a table/,
    ],
    ['Company,Position\nAcme,Dev\n"Beta,Nurse\nx,y\n', /^Row 2 contains a quotation mark/],
    [
      `${Array.from({ length: 200 }, (_, i) => `c${i}`).join(',')}\na\n`,
      /has 200 columns; at most 100/,
    ],
    ['%PDF-1.4\u0000\u0001', /^This file is not a table/],
    ['PK\u0003\u0004 no archive', /This archive is damaged or not a zip file/],
  ])('of the file %j', async (file, detail) => {
    const response = await upload(file)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      detail: expect.stringMatching(detail),
    })
  })

  test('of archives without tables, of workbooks, and of what unpacks to too much', async () => {
    const many = `a,b\n${'1,2\n'.repeat(10_001)}`
    const bomb = Buffer.alloc(41 * 1024 * 1024, 'a,')
    for (const [files, detail] of [
      [{ 'table.pdf': 'x' }, /no table/],
      [{ 'README.txt': 'a,b\n1,2', 'foothold.json': '{}' }, /in Settings/],
      [{ '[Content_Types].xml': '<x/>' }, /is a workbook/],
      [{ mimetype: 'application/vnd.oasis', 'content.xml': '<x/>' }, /is a workbook/],
      [{ 'a.csv': bomb }, /more than can be read/],
      [{ 'a.csv': 'a,b\n1,2', 'b.csv': 'c,d\n1,2' }, /several tables/],
      [{ 'a.csv': many, 'b.csv': many }, /more than 20,000 rows/],
    ] as const) {
      const response = await upload(await makeZip(files))
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ detail: expect.stringMatching(detail) })
    }
    const climbing = (await makeZip({ 'aaaaaa.csv': 'a,b\n1,2' })).toString('latin1')
    const response = await upload(Buffer.from(climbing.replaceAll('aaaaaa', '../../'), 'latin1'))
    expect(response.statusCode).toBe(400)
  })

  test('of a row, which is the only one left out', async () => {
    const file = [
      'Company,Position,Applied Date,Link,Notes',
      ',Developer,2026-01-01,,',
      'Acme,,2026-01-01,,',
      'Acme,Developer,1899-12-31,,',
      'Acme,Developer,2199-01-01,,',
      'Acme,Developer,2026-02-30,,',
      'Acme,Developer,2026-01-01,javascript:alert(1),',
      'Acme,Developer,2026-01-01,,,,more',
      `${'x'.repeat(201)},Developer,2026-01-01,,`,
      `Acme,Developer,2026-01-01,,"${'x'.repeat(20_001)}"`,
      'Acme,Developer,2026-01-01,,\'=HYPERLINK("x")',
    ].join('\n')
    const { added, problems } = await importFile(file)
    expect(added).toBe(1)
    expect(problems).toMatchObject([
      { row: 1, message: 'This row has no company' },
      { row: 2, message: 'This row has no position' },
      { row: 3, message: 'The application date “1899-12-31” is too far away' },
      { row: 4, message: 'The application date “2199-01-01” is too far away' },
      { row: 5, message: 'The application date “2026-02-30” is not a date that can be read' },
      { row: 6, message: 'The link “javascript:alert(1)” is not a web address' },
      { row: 7, message: 'This row has more cells than the file has columns' },
      { row: 8, message: 'Company must be at most 200 characters' },
      { row: 9, message: 'Notes must be at most 20,000 characters' },
    ])
    expect(await list()).toMatchObject([{ notes: '=HYPERLINK("x")' }])
  })

  test('of a file beyond the limit, and of one that is not stored any more', async () => {
    const large = await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
    expect(large.statusCode).toBe(413)
    const { import_id } = await preview(`${HEADER}Acme,Developer,,,\n`)
    for (let i = 0; i < 3; i += 1) await preview(`${HEADER}Acme,Developer,,,\n`)
    const late = await t.rest('POST', '/api/jobs/import', { import_id }, ada)
    expect(late.statusCode).toBe(404)
    const foreign = await preview(`${HEADER}Acme,Developer,,,\n`, await t.register())
    const stolen = await t.rest('POST', '/api/jobs/import', { import_id: foreign.import_id }, ada)
    expect(stolen.statusCode).toBe(404)
  })
})

const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      '=1+1',
      "'quoted",
      "'=x",
      '-',
      '+49',
      '@a',
      'a,b',
      'a"b"',
      'a\r\nb',
      'N/A',
      ';',
    ),
  )
  .filter((text) => text.trim() !== '' && !text.includes('\u0000'))
const day = fc
  .date({ min: new Date('1900-01-02'), max: new Date('2200-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 })
const anyJob = fc.record({
  company: word,
  position: word,
  location: orNull(word),
  status: fc.constantFrom(...JOB_STATUSES),
  application_date: fc.oneof(day, fc.constant('2026-01-01')),
  deadline: orNull(day),
  interview_date: orNull(day.map((date) => `${date}T10:11:12.345Z`)),
  interview_type: orNull(fc.constantFrom(...INTERVIEW_TYPES)),
  interview_round: orNull(fc.integer({ min: 1, max: 99 })),
  url: orNull(fc.constantFrom('https://a.example/?a=%20&b="c"', 'http://ä.example/#,')),
  work_mode: orNull(fc.constantFrom(...WORK_MODES)),
  employment_type: orNull(fc.constantFrom(...EMPLOYMENT_TYPES)),
  salary_min: orNull(fc.constantFrom(0, 0.01, 1234.5)),
  salary_max: orNull(fc.constantFrom(1e12, 2000)),
  salary_currency: orNull(fc.constantFrom('EUR', 'USD')),
  salary_period: orNull(fc.constantFrom(...SALARY_PERIODS)),
  source: orNull(word),
  notes: orNull(word),
  tags: fc.array(fc.constantFrom('a', 'b, c', '"d"', 'e;f', '=g', "'"), { maxLength: 3 }),
  outcome: orNull(fc.constantFrom('ghosted', 'withdrawn')),
  archived: fc.boolean(),
})

const anyCell = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Acme', 'Developer', '3/5/2026', 'Ghosted', 'N/A', '') },
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('"', '"a"b', '=1+1', '1899-12-31', '5000000', '-1', '€50k–60k', 'a;b', '\uD800'),
)
const anyHeader = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('Company', 'Position', 'Status', 'Datum', 'Link', 'Tags'),
  },
  { weight: 2, arbitrary: fc.constantFrom(...IMPORT_FIELDS) },
  anyCell,
)
const anyFile = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.array(anyHeader, { minLength: 1, maxLength: 8 }),
        fc.array(fc.array(anyCell, { maxLength: 9 }), { maxLength: 6 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom('utf8', 'latin1', 'utf16le'),
      )
      .map(([header, rows, delimiter, end, encoding]) =>
        Buffer.from([header, ...rows].map((row) => row.join(delimiter)).join(end), encoding),
      ),
  },
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from([0x50, 0x4b, 3, 4, ...bytes])),
)

test('any input is previewed or rejected with a sentence, and so is its import', async () => {
  const isFine = (response: { statusCode: number; body: string }) => {
    expect([200, 400], response.body).toContain(response.statusCode)
    const isSaid = response.statusCode === 200 || /"detail":\s*\[?".{10}/.test(response.body)
    expect(isSaid, response.body).toBe(true)
  }
  const order = fc.option(fc.constantFrom('dmy', 'mdy', 'iso'), { nil: undefined })
  await fc.assert(
    fc.asyncProperty(anyFile, order, fc.boolean(), async (file, date_order, isMapped) => {
      const seen = await upload(file)
      isFine(seen)
      if (seen.statusCode !== 200) return
      const { import_id, statuses, columns } = seen.json<ImportPreview>()
      const sent = {
        import_id,
        date_order,
        statuses: Object.fromEntries(statuses.map(({ value }) => [value, 'applied'])),
        ...(isMapped && {
          mapping: Object.fromEntries(
            columns.map(({ name }, index) => [name, ['company', 'position'][index] ?? null]),
          ),
        }),
      }
      isFine(await t.rest('POST', '/api/jobs/import', sent, ada))
    }),
    { numRuns: 150 },
  )
})

test('an export that is imported elsewhere is exported again with the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyJob, { minLength: 1, maxLength: 8 }), async (sent) => {
      const [one, other] = [await t.register(), await t.register()]
      await t.rest('PUT', '/api/stages', { applied: ['Sent', '+1'] }, one)
      const staged = { company: 'a', position: 'b', stage: '+1', status: 'applied' }
      for (const fields of [...sent, sent[0], staged]) {
        const response = await t.rest('POST', '/api/jobs', fields, one)
        expect(response.statusCode, response.body).toBe(201)
      }
      const file = await exported(one)
      const amount = sent.length + 2
      expect(await preview(file, other)).toMatchObject({ format: 'foothold', problems: [] })
      expect(await importFile(file, {}, other)).toMatchObject({ added: amount, unchanged: 0 })
      expect((await exported(other)).equals(file)).toBe(true)
      expect(await importFile(file, {}, other)).toMatchObject({ added: 0, unchanged: amount })
      expect(await importFile(file, {}, one)).toMatchObject({ added: 0, unchanged: amount })
    }),
    { numRuns: 5 },
  )
})

test('an export that LibreOffice has saved again adds nothing', async () => {
  const add = (fields: object) => t.rest('POST', '/api/jobs', fields, ada)
  const note = 'line one\nline two, "said"; and more'
  const pay = { salary_min: 50_000.5, salary_max: 1e6, salary_currency: 'EUR' }
  const held = { status: 'interviewing', interview_date: '2026-12-01T10:11:12.345Z' }
  await add({ company: '=1+1', position: "'quoted", notes: note, tags: ['a; b', '+c'], ...pay })
  await add({ company: '007', position: '1/2', location: '1E5', source: 'TRUE', archived: true })
  await add({ company: 'Acme', position: '0042', deadline: '2026-12-24', ...held })
  const csv = (await exported()).toString()
  // What Excel saved of such a file, with English and German settings.
  const numbers = (text: string) =>
    text.replace('007,', '7,').replace(',0042,', ',42,').replaceAll('\r\n', '\n')
  const english = numbers(csv).replace(',1E5,', ',100000,')
  const cells = /"(?:[^"]|"")*"|,/g
  const german = numbers(csv)
    .replace(',1E5,', ',"1,00E+05",')
    .replace('50000.5', '"50000,5"')
    .replaceAll(cells, (cell) => (cell === ',' ? ';' : cell))
    .replace('"1,00E+05"', '1,00E+05')
    .replace('"50000,5"', '50000,5')
    .replace(/^\uFEFF/, '')
  for (const file of [csv, english, german, Buffer.from(german, 'latin1')]) {
    expect(await importFile(file)).toMatchObject({ added: 0, unchanged: 3, problems: [] })
  }
})

test('an export is recognized as a file of Foothold', async () => {
  await t.rest('POST', '/api/jobs', { company: '=1+1', position: 'b' }, ada)
  const [job] = await list()
  await t.rest('POST', '/api/activities', { text: 'Called', kind: 'call', job_id: job?.id }, ada)
  await t.rest('PUT', `/api/jobs/${job?.id}/posting`, { text: 'We seek' }, ada)
  const csv = await t.rest('GET', '/api/jobs/export?format=csv', undefined, ada)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="applications.csv"',
  })
  expect(csv.body).toMatch(/^\uFEFFcompany,position,[^\n]*\r\n'=1\+1,b,/)
  const json = await t.rest('GET', '/api/jobs/export?format=json', undefined, ada)
  expect(json.json()).toMatchObject({
    jobs: [
      {
        id: job?.id,
        history: [{ from_status: null, to_status: 'applied' }],
        activities: [{ kind: 'call', text: 'Called' }],
        posting: { text: 'We seek' },
      },
    ],
  })
  expect((await t.rest('GET', '/api/jobs/export?format=xml', undefined, ada)).statusCode).toBe(400)
})
