import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import type { SearchReport } from '#src/reports/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let ada: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  ada = await t.register({ first_name: 'Žofie', last_name: 'Ångström' })
})
afterAll(() => t.close())

const RANGE = 'from=2026-03-01&to=2026-03-31'
const get = (query: string, headers: Record<string, string> = {}) =>
  t.rest('GET', `/api/reports/search?${query}`, undefined, ada, headers)
const read = async (query = RANGE, headers = {}) => {
  const response = await get(query, headers)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<SearchReport>()
}
const add = async (fields: object) => {
  const sent = { company: 'Acme', position: 'Developer', status: 'applied', ...fields }
  const response = await t.rest('POST', '/api/jobs', sent, ada)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Job>()
}
/** Changes an application's status, on a past day. */
const answerOn = async ({ id }: Job, status: string, day: string) => {
  await t.rest('PUT', `/api/jobs/${id}`, { status }, ada)
  const path = `/api/jobs/${id}/history`
  const { changes } = (await t.rest('GET', path, undefined, ada)).json<{
    changes: { id: string }[]
  }>()
  const sent = { changed_at: `${day}T12:00:00.000Z` }
  const response = await t.rest('PUT', `${path}/${changes.at(-1)?.id}`, sent, ada)
  expect(response.statusCode, response.body).toBe(200)
}

describe('applications, answers and efforts in the range', () => {
  test('include an application sent in it, with its answer whenever that came', async () => {
    const job = await add({
      application_date: '2026-03-31',
      location: 'Zürich',
      source: 'LinkedIn',
      employment_type: 'part_time',
    })
    await add({ application_date: '2026-03-01', company: 'Open' })
    await add({ application_date: '2026-02-28', company: 'Earlier' })
    await add({ application_date: '2026-04-01', company: 'Later' })
    await add({ application_date: '2026-03-10', company: 'Unsent', status: 'saved' })
    await answerOn(job, 'rejected', '2026-04-20')
    const contact = { name: 'Ann', phone: '+41 44 1', kind: 'recruiter', job_ids: [job.id] }
    await t.rest('POST', '/api/contacts', contact, ada)
    const { rows, weeks } = await read()
    expect(weeks).toBeUndefined()
    expect(rows).toEqual([
      expect.objectContaining({ employer: 'Open', result: 'open', result_date: null }),
      {
        date: '2026-03-31',
        kind: 'application',
        employer: 'Acme',
        address: 'Zürich',
        contact: 'Ann, +41 44 1',
        channel: 'LinkedIn',
        position: 'Developer',
        full_time: false,
        result: 'rejected',
        result_date: '2026-04-20',
        remarks: null,
      },
    ])
  })

  test('include an answer in it to an earlier application', async () => {
    const job = await add({ application_date: '2026-01-10' })
    await answerOn(job, 'interviewing', '2026-03-10')
    await answerOn(job, 'rejected', '2026-04-02')
    expect((await read()).rows).toMatchObject([
      { date: '2026-01-10', result: 'interviewing', result_date: '2026-03-10' },
    ])
    expect((await read('from=2026-02-01&to=2026-02-28')).rows).toEqual([])
  })

  test('include an effort: a course, a fair, a visit, a meeting, a call; but no note', async () => {
    for (const kind of ['course', 'event', 'agency_visit', 'meeting', 'call', 'note', 'email']) {
      const sent = { kind, text: kind, happened_at: '2026-03-05T10:00:00Z', channel: 'in person' }
      await t.rest('POST', '/api/activities', sent, ada)
    }
    const { rows } = await read()
    const kinds = rows.map(({ remarks }) => remarks)
    expect(new Set(kinds)).toEqual(new Set(['course', 'event', 'agency_visit', 'meeting', 'call']))
    expect(rows[0]).toMatchObject({
      kind: 'effort',
      date: '2026-03-05',
      channel: 'in person',
      result: null,
    })
  })

  test('are counted by the days of the person’s time zone', async () => {
    const sent = { kind: 'call', text: 'x', happened_at: '2026-03-31T23:30:00Z' }
    await t.rest('POST', '/api/activities', sent, ada)
    expect((await read()).rows).toHaveLength(1)
    expect((await read(RANGE, { 'x-time-zone': 'Europe/Berlin' })).rows).toHaveLength(0)
  })

  test('include archived ones, and their outcomes', async () => {
    await add({ application_date: '2026-03-02', archived: true, outcome: 'ghosted' })
    expect((await read()).rows).toMatchObject([{ result: 'ghosted' }])
  })

  test('are the person’s only', async () => {
    await add({ application_date: '2026-03-02' })
    const other = await t.register()
    const response = await t.rest('GET', `/api/reports/search?${RANGE}`, undefined, other)
    expect(response.json()).toEqual({ rows: [] })
  })
})

test('the weekly log counts each week of the range, from Sunday', async () => {
  await add({ application_date: '2026-03-01' })
  await add({ application_date: '2026-03-07' })
  await add({ application_date: '2026-03-08' })
  expect((await read('from=2026-03-03&to=2026-03-17&form=us')).weeks).toEqual([
    { week: '2026-03-01', count: 1 },
    { week: '2026-03-08', count: 1 },
    { week: '2026-03-15', count: 0 },
  ])
})

test('the CSV has the words of its form', async () => {
  await add({ application_date: '2026-03-02', company: '=Acme', source: 'RAV Zürich' })
  const csv = await get(`${RANGE}&format=csv&form=ch`)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="job-search-2026-03-01-2026-03-31.csv"',
  })
  expect(csv.body).toBe(
    '\uFEFFDatum,"Firma, Ort","Kontaktperson, Telefon",Stelle als,Zuweisung RAV,Voll-/Teilzeit,Art der Bewerbung,Ergebnis,"Absagegrund, Bemerkungen"\r\n' +
      "02.03.2026,'=Acme,,Developer,Ja,,RAV Zürich,Offen,\r\n",
  )
  const french = await get(`${RANGE}&format=csv&form=ch`, { 'accept-language': 'fr-CH,de;q=0.5' })
  expect(french.body).toContain('Assignation ORP')
})

test('outcomes are in the words of the form', async () => {
  await add({ application_date: '2026-03-02', status: 'rejected', outcome: 'withdrawn' })
  const csv = await get(`${RANGE}&format=csv&form=ch`)
  expect(csv.body).toContain('"Absage, 02.03.2026",Zurückgezogen\r\n')
  expect((await read()).rows).toMatchObject([{ remarks: 'Withdrawn' }])
})

test('the preview equals the file, in its language', async () => {
  await add({ application_date: '2026-03-02', status: 'rejected', outcome: 'withdrawn' })
  const preview = async (form: string, language: string) => {
    const input = { from: '2026-03-01', to: '2026-03-31', form }
    const headers = { 'accept-language': language }
    const response = await t.trpc('query', 'reports.preview', input, ada, headers)
    return response.json<{ result: { data: unknown } }>().result.data
  }
  expect(await preview('ch', 'fr-CH, en;q=0.5')).toMatchObject({
    language: 'fr',
    columns: expect.arrayContaining(['Assignation ORP']),
    rows: [expect.arrayContaining(['Refus, 02.03.2026', 'Retirée'])],
    count: 1,
  })
  expect(await preview('general', 'nl')).toMatchObject({ language: 'nl' })
})

test('it is in the person’s language if the form exists in it', async () => {
  await add({ application_date: '2026-03-02', status: 'rejected' })
  await t.rest('PUT', '/api/auth/me', { language: 'it' }, ada)
  const german = { 'accept-language': 'de-CH' }
  const general = await get(`${RANGE}&format=csv`, german)
  expect(general.body).toMatch(/^\uFEFFData,.*\r\n02\/03\/2026,Acme,/)
  const swiss = await get(`${RANGE}&format=csv&form=ch`, german)
  expect(swiss.body).toContain('Assegnazione URC')
  const american = await get(`${RANGE}&format=csv&form=us`, german)
  expect(american.body).toContain('03/02/2026,')
})

test.each([
  ['ch', 'de', [841.89, 595.28], 'Nachweis der Eigenbemühungen', 'Seite 1 von 1'],
  ['us', 'en', [792, 612], 'Record of job search', 'Page 1 of 1'],
])(
  'the PDF for %s is tagged, and has name, range and page numbers',
  async (form, language, size, title, page) => {
    await add({ application_date: '2026-03-02', company: 'Żółć Ελλάς Київ' })
    const response = await get(`${RANGE}&format=pdf&form=${form}`)
    expect(response.headers['content-type']).toBe('application/pdf')
    const pdf = await getDocument({ data: new Uint8Array(response.rawPayload), verbosity: 0 })
      .promise
    const first = await pdf.getPage(1)
    const { items } = await first.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const part of [title, 'Žofie Ångström', page, 'Żółć Ελλάς Київ']) {
      expect(text).toContain(part)
    }
    expect(first.view.slice(2)).toEqual(size)
    expect(JSON.stringify(await first.getStructTree())).toMatch(/"H1".*"Table".*"TH".*"TD"/)
    const { metadata, info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: title, Language: language })
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1<')
  },
)

test.each([
  'from=2026-03-01',
  'to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2020-01-01&to=2026-03-01',
  'from=x&to=2026-03-01',
  `${RANGE}&form=fr`,
  `${RANGE}&format=docx`,
])('rejects %s', async (query) => {
  expect((await get(query)).statusCode).toBe(400)
})
