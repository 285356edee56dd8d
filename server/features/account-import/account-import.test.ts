import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contact } from '#src/contacts/schema.ts'
import type { Document } from '#src/documents/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Mail } from '#src/mail/schema.ts'
import type { Feature } from '../../feature.ts'
import { ALL_FEATURES } from '../../features.ts'
import { DISTRIBUTION } from '../../db/distribution.ts'
import {
  changeArchive,
  type Content,
  downloadArchive,
  makeArchive,
  readContent,
  readLasting,
  sendArchive,
  writeLasting,
} from '../../testing/account-archive.ts'
import type { TestUser } from '../../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { mutate } from '../../testing/mutations.ts'
import { readZip } from '../../testing/read-zip.ts'
import { sendFile } from '../../testing/send-file.ts'
import { makePdf } from '../../testing/sample-documents.ts'

let t: DocumentsApp
let ada: TestUser
let archive: Buffer
beforeAll(async () => {
  t = await createDocumentsApp(
    undefined,
    {},
    { LIMIT_APPLICATIONS: '20', LIMIT_TEXT_MB: '1', RATE_LIMIT_MULTIPLIER: '100' },
  )
  ada = await t.register()
  await fill(ada)
  archive = await downloadArchive(t, ada)
})
afterAll(() => t.close())

const post = async <T>(user: TestUser, path: string, body: object): Promise<T> => {
  const response = await t.rest('POST', path, body, user)
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json<T>()
}

type Event = { uid?: string; sequence?: number; at: string; status?: string }

/** Adds a mail with an invitation. */
async function addInvitation(
  user: TestUser,
  { uid = 'invited', sequence = 1, at, status = 'CONFIRMED' }: Event,
): Promise<Mail> {
  const content = [
    `Message-ID: <${uid}-${sequence}@acme.example>`,
    'Subject: Interview',
    'Content-Type: text/calendar; method=REQUEST',
    '',
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    'SUMMARY:Interview',
    `DTSTART:${at}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const response = await sendFile(t, '/api/mail', { name: 'a.eml', content }, user)
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json<Mail>()
}

/** Creates two applications, the first with all related rows. */
async function fill(user: TestUser): Promise<void> {
  const document = (await t.upload(user)).json<Document>()
  await t.rest('PUT', '/api/stages', { applied: ['Take-home', 'Phone screen'] }, user)
  const job = await post<Job>(user, '/api/jobs', {
    company: 'Acme „Größe“ 💼',
    position: 'Engineer',
    status: 'applied',
    stage: 'Take-home',
    tags: ['remote', 'rust'],
    application_date: '2026-01-15',
    document_ids: [document.id],
    posting: { text: 'We look for an engineer.' },
    notes: 'line\nline',
  })
  await post(user, '/api/jobs', { company: 'Bolt', position: 'Engineer', status: 'saved' })
  const contact = await post<Contact>(user, '/api/contacts', { name: 'Grace', job_ids: [job.id] })
  await post(user, `/api/jobs/${job.id}/interviews`, {
    starts_at: '2026-03-01T10:00:00Z',
    contact_ids: [contact.id],
    checked_items: ['company.product'],
  })
  const about = { job_id: job.id, contact_id: contact.id }
  await post(user, '/api/reminders', { title: 'Write', due_at: '2026-03-02T10:00:00Z', ...about })
  await post(user, '/api/activities', { text: 'Called', kind: 'call', ...about })
  await post(user, '/api/views', { name: 'Rust', search: 'tag=rust' })
  await post(user, '/api/resources', { url: 'https://example.com/a', title: 'A' })
  await post(user, '/api/equal-employment-data/me', { gender: 'Female', is_veteran: false })
  await t.rest(
    'PUT',
    '/api/profiles/me',
    { city: 'London', other_urls: ['https://a.example'] },
    user,
  )
  const invited = await addInvitation(user, { at: '20330110T090000Z' })
  await t.rest('POST', `/api/mail/${invited.id}/accept`, { job_id: job.id }, user)
  await addInvitation(user, { uid: 'other', at: '20330111T090000Z', status: 'CANCELLED' })
  await t.rest('PUT', '/api/notifications', { digest: 'daily', hour: 7 }, user)
}

const listJobs = async (user: TestUser) =>
  (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()

test('a whole account is restored as it was, and a second import adds nothing', async () => {
  const user = await t.register({ first_name: 'Other', last_name: 'Name' })
  const response = await sendArchive(t, archive, user)
  expect(response.json()).toMatchObject({
    added: {
      applications: 2,
      documents: 1,
      interviews: 2,
      mail: 2,
      contacts: 1,
      stages: 2,
      profile: 1,
    },
    problems: [],
  })
  const restored = await downloadArchive(t, user)
  expect(readLasting(restored)).toEqual(readLasting(archive))
  expect(writeLasting(restored)).toBe(writeLasting(archive))
  const again = (await sendArchive(t, archive, user)).json<{ added: Record<string, number> }>()
  expect(Object.values(again.added).every((count) => count === 0)).toBe(true)
  expect(readLasting(await downloadArchive(t, user))).toEqual(readLasting(archive))
})

test.each([
  ['came with it', false],
  ['was there at that time', true],
])('after an import an invitation moves the interview that %s', async (_what, isThere) => {
  const user = await t.register()
  if (isThere) {
    const own = { company: 'Acme Größe', position: 'Engineer' }
    const { id } = await post<Job>(user, '/api/jobs', { ...own, application_date: '2026-01-15' })
    await post(user, `/api/jobs/${id}/interviews`, { starts_at: '2033-01-10T09:00:00Z' })
  }
  await sendArchive(t, archive, user)
  const mail = await addInvitation(user, { sequence: 2, at: '20330112T090000Z' })
  expect((await t.rest('POST', `/api/mail/${mail.id}/accept`, {}, user)).statusCode).toBe(200)
  const { interviews } = readContent(await downloadArchive(t, user))
  expect(interviews).toMatchObject([
    { starts_at: '2026-03-01T10:00:00.000Z' },
    { starts_at: '2033-01-12T09:00:00.000Z' },
  ])
})

test('a cancelled and unanswered invitation creates nothing after an import', async () => {
  const user = await t.register()
  await sendArchive(t, archive, user)
  const open = await t.rest('GET', '/api/mail?state=open', undefined, user)
  const [called] = open.json<{ mail: Mail[] }>().mail
  const [job] = await listJobs(user)
  const accepted = { job_id: job?.id }
  await t.rest('POST', `/api/mail/${called?.id}/accept`, accepted, user)
  expect(readContent(await downloadArchive(t, user))).toMatchObject({
    interviews: [{}, { starts_at: '2033-01-10T09:00:00.000Z' }],
  })
})

test('an empty account accepts its own archive without adding anything', async () => {
  const user = await t.register()
  const response = await sendArchive(t, await downloadArchive(t, user), user)
  const { added } = response.json<{ added: Record<string, number> }>()
  expect(Object.values(added).every((number) => number === 0)).toBe(true)
})

test('importing into its own account restores deleted rows and changes nothing else', async () => {
  const user = await t.register()
  await sendArchive(t, archive, user)
  const [job] = (await listJobs(user)).filter(({ company }) => company === 'Bolt')
  const changed = (await listJobs(user)).find(({ company }) => company !== 'Bolt')
  await t.rest('DELETE', `/api/jobs/${job?.id}`, undefined, user)
  await t.rest('PUT', `/api/jobs/${changed?.id}`, { notes: 'Since then' }, user)
  expect((await sendArchive(t, archive, user)).statusCode).toBe(200)
  const jobs = await listJobs(user)
  expect(new Set(jobs.map(({ notes }) => notes))).toEqual(new Set(['Since then', null]))
  expect(jobs).toHaveLength(2)
})

test('existing rows are not added twice, and related rows are linked to them', async () => {
  const user = await t.register()
  await t.rest('PUT', '/api/profiles/me', { city: 'Paris', country: 'France' }, user)
  await t.rest('PUT', '/api/stages', { applied: ['My own', 'take-home'] }, user)
  const own = await post<Job>(user, '/api/jobs', {
    company: 'ACME Größe',
    position: 'Engineer',
    notes: 'Mine',
    application_date: '2026-01-15',
  })
  await post(user, '/api/contacts', { name: 'Grace' })
  await post(user, '/api/resources', { url: 'http://www.example.com/a/', title: 'Mine' })
  const response = await sendArchive(t, archive, user)
  expect(response.json()).toMatchObject({
    added: { applications: 1, contacts: 0, bookmarks: 0, interviews: 2, stages: 1 },
  })
  const content = readContent(await downloadArchive(t, user))
  expect(content).toMatchObject({
    profile: { city: 'Paris', country: 'France', other_urls: ['https://a.example'] },
    stages: { applied: ['My own', 'take-home', 'Phone screen'] },
    interviews: [
      { job_id: own.id, contact_ids: [expect.any(String)] },
      { job_id: own.id, starts_at: '2033-01-10T09:00:00.000Z' },
    ],
    reminders: [{ title: 'Write', job_id: own.id }],
    activities: [{ text: 'Interview' }, { text: 'Called', job_id: own.id }],
  })
  expect(await listJobs(user)).toContainEqual(
    expect.objectContaining({ id: own.id, notes: 'Mine' }),
  )
})

test('documents beyond the limit are skipped and named; one with the same bytes counts as the same', async () => {
  const user = await t.register()
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) {
    await t.upload(user, { filename: name, content: makePdf(600, name) })
  }
  const response = await sendArchive(t, archive, user)
  const { filename = '' } = (await t.list(ada))[0] ?? {}
  expect(response.json()).toMatchObject({
    added: { documents: 0, applications: 2 },
    problems: [`“${filename}” was left out: you can keep 3 documents.`],
  })
  const [job] = (await listJobs(user)).filter(({ company }) => company !== 'Bolt')
  expect(job?.documents).toMatchObject([{ id: null, filename }])

  const other = await t.register()
  const same = (await t.upload(other)).json<Document>()
  expect((await sendArchive(t, archive, other)).json()).toMatchObject({ added: { documents: 0 } })
  expect((await t.list(other)).map(({ id }) => id)).toEqual([same.id])
  const linked = (await listJobs(other)).flatMap(({ documents }) => documents)
  expect(linked).toMatchObject([{ id: same.id }])
})

test('an account accepts no more applications than its limit, and then nothing of the archive', async () => {
  const user = await t.register()
  for (let i = 0; i < 19; i += 1)
    await post(user, '/api/jobs', { company: `C ${i}`, position: 'P' })
  const files = await t.listFiles()
  const response = await sendArchive(t, archive, user)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ detail: expect.stringMatching(/limit of 20 applications/) })
  expect(await listJobs(user)).toHaveLength(19)
  expect(await t.list(user)).toEqual([])
  expect(await t.listFiles()).toEqual(files)
})

test('every feature imports what it exports, except the server’s own data', () => {
  const parts = ALL_FEATURES.flatMap((feature: Feature) => feature.account ?? [])
  const imported = new Set(parts.flatMap(({ imports = [] }) => imports.map(({ name }) => name)))
  const exported = parts.flatMap(({ exports = [] }) => exports.map(({ name }) => name))
  expect(exported.filter((name) => !imported.has(name))).toEqual([
    'sessions',
    'security_events',
    'two_step',
    'access_tokens',
    'calendar',
    'mail_address',
    'mail_folder',
  ])
})

test('exports of a newer server are named', async () => {
  const newer = await changeArchive(archive, (content) => ({ ...content, dreams: [] }))
  expect((await sendArchive(t, newer, await t.register())).json()).toMatchObject({
    problems: ['“dreams” was left out, because this server does not know this kind of data.'],
  })
})

test('only a signed-in user can import, and only a file', async () => {
  expect((await sendArchive(t, archive)).statusCode).toBe(401)
  expect((await t.rest('POST', '/api/account/import', {}, ada)).statusCode).toBe(415)
})

const rowsOf = (content: Content, name: string): Record<string, unknown>[] => {
  const rows = content[name]
  if (!Array.isArray(rows)) throw new Error(`no rows of ${name}`)
  return rows
}
const withRow = (name: string, fields: object) => (content: Content) => ({
  ...content,
  [name]: rowsOf(content, name).map((row, index) => (index === 0 ? { ...row, ...fields } : row)),
})
const changed = (change: (content: Content) => unknown) => () => changeArchive(archive, change)

/**
 * Replaces a name in the archive's bytes by another of the same length, since no library writes
 * such names.
 */
const renamed = async (from: string, to: string): Promise<Buffer> => {
  const files = readZip(archive).set(from, Buffer.from('x'))
  const text = (await makeArchive(files)).toString('latin1')
  return Buffer.from(text.replaceAll(from, to), 'latin1')
}

const REFUSED: [what: string, make: () => Promise<Buffer> | Buffer, detail: RegExp][] = [
  ['what is no zip', () => Buffer.from('%PDF-1.4'), /damaged or not a zip/],
  ['nothing', () => Buffer.alloc(0), /damaged or not a zip/],
  ['half of an archive', () => archive.subarray(0, archive.length / 2), /damaged or not a zip/],
  ['another zip', () => makeArchive(new Map([['a.txt', Buffer.from('a')]])), /not an archive of/],
  [
    'another foothold.json',
    () => makeArchive(new Map([['foothold.json', Buffer.from('{"jobs": []}')]])),
    /not an archive of/,
  ],
  [
    'text that is no JSON',
    () => makeArchive(new Map([['foothold.json', Buffer.from('{"account":')]])),
    /damaged/,
  ],
  ['a path that leads out', () => renamed('xx/evil', '../evil'), /damaged/],
  ['a path of the root', () => renamed('xx/evil', '/x/evil'), /damaged/],
  [
    'a bomb of lists',
    () => {
      const lists = Buffer.from(`{"account":[${'[],'.repeat(4_000_000)}[]]}`)
      return makeArchive(new Map([['foothold.json', lists]]))
    },
    /more than an account may/,
  ],
  [
    'a bomb of text',
    () => makeArchive(new Map([['foothold.json', Buffer.alloc(66 * 1024 * 1024, ' ')]])),
    /more than an account may/,
  ],
  [
    'thousands of files',
    () => {
      const zip = Buffer.from(archive)
      const end = zip.length - 22
      for (const at of [end + 8, end + 10]) zip.writeUInt16LE(60_000, at)
      return zip
    },
    /more than an account may/,
  ],
  [
    'more rows than an account may have',
    changed((content) => ({ ...content, reminders: Array.from({ length: 10_001 }, () => 0) })),
    /more than an account may/,
  ],
  ['rows that are none', changed((content) => ({ ...content, applications: 'x' })), /applications/],
  [
    'a row without company',
    changed(withRow('applications', { company: '' })),
    /applications 1, company: Company is required/,
  ],
  [
    'a status nobody knows',
    changed(withRow('applications', { status: 'x' })),
    /applications 1, status/,
  ],
  [
    'an id that is none',
    changed(withRow('contacts', { id: 'x' })),
    /contacts 1, id: Not a valid id/,
  ],
  ['a time that is none', changed(withRow('reminders', { due_at: 'soon' })), /reminders 1, due_at/],
  ['an address that runs', changed(withRow('bookmarks', { url: 'javascript:x' })), /valid URL/],
  [
    'text that cannot be stored',
    changed(withRow('activities', { text: 'a\0' })),
    /cannot be stored/,
  ],
  [
    'two rows of one id',
    changed((content) => ({
      ...content,
      applications: rowsOf(content, 'applications').map((row) => ({
        ...row,
        id: '3f0c1d5e-0000-4000-8000-000000000000',
      })),
    })),
    /listed twice/,
  ],
  [
    'an interview of another’s application',
    changed(withRow('interviews', { job_id: randomUUID() })),
    /is incomplete/,
  ],
  [
    'a follow-up of another’s person',
    changed(withRow('reminders', { contact_id: randomUUID() })),
    /is incomplete/,
  ],
  [
    'an application with another’s document',
    changed(
      withRow('applications', {
        documents: [{ id: randomUUID(), filename: 'x.pdf', document_type: 'resume' }],
      }),
    ),
    /is incomplete/,
  ],
  [
    'a document without its file',
    changed(withRow('documents', { file: 'documents/none.pdf' })),
    /lacks documents\/none.pdf/,
  ],
  [
    'a document that is none',
    () => {
      const files = readZip(archive)
      const path = [...files.keys()].find((name) => name.startsWith('documents/')) ?? ''
      return makeArchive(files.set(path, Buffer.from('MZ')))
    },
    /Invalid file type/,
  ],
  [
    'a document that is too large',
    () => {
      const files = readZip(archive)
      const path = [...files.keys()].find((name) => name.startsWith('documents/')) ?? ''
      return makeArchive(files.set(path, makePdf(3 * 1024 * 1024 + 1)))
    },
    /too large/,
  ],
]

describe('a refused archive changes nothing', () => {
  let user: TestUser
  beforeAll(async () => {
    user = await t.register()
    await post(user, '/api/jobs', { company: 'Kept', position: 'P' })
  })

  test.each(REFUSED)('%s', async (_what, make, detail) => {
    const before = readLasting(await downloadArchive(t, user))
    const files = await t.listFiles()
    const response = await sendArchive(t, await make(), user)
    expect([400, 413], response.body).toContain(response.statusCode)
    expect([response.json<{ detail: string | string[] }>().detail].flat().join(' ')).toMatch(detail)
    expect(readLasting(await downloadArchive(t, user))).toEqual(before)
    expect(await t.listFiles()).toEqual(files)
  })
})

/** Counts the user's rows in each table, and the files. */
async function count(user: TestUser): Promise<unknown> {
  const tables = Object.entries(DISTRIBUTION).flatMap(([name, place]) =>
    place === 'person' ? [name] : [],
  )
  const counts = tables.map(
    (name) => sql`
      select ${name}::text as name, count(*)::integer as rows from ${sql.table(name)}
      where user_id = (select id from users where email = ${user.email})`,
  )
  const { rows } = await sql`${sql.join(counts, sql` union all `)}`.execute(t.database.db)
  return { rows, files: (await t.listFiles()).length }
}

const ODD: readonly unknown[] = [
  null,
  '',
  'x',
  0,
  -1,
  1e300,
  true,
  [],
  {},
  [null],
  { id: 1 },
  '\ud800',
  'a\0b',
  'x'.repeat(50_000),
  '9999-12-31',
  '0000-00-00T00:00:00.000Z',
  '2026-02-30T25:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'https://example.com',
]

/** `value` with one of its parts, found by walking along `path`, replaced. */
function replaceAt(value: unknown, path: readonly number[], odd: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return odd
  if (typeof value !== 'object' || value === null) return odd
  const names = Object.keys(value)
  const name = names[step % Math.max(1, names.length)]
  if (name === undefined) return odd
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) =>
      String(index) === name ? replaceAt(one, rest, odd) : one,
    )
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === name ? replaceAt(one, rest, odd) : one,
    ]),
  )
}

test('an archive with any change is imported completely or not at all', async () => {
  let user = await t.register()
  let before = await count(user)
  const check = async (changedArchive: Buffer) => {
    const response = await sendArchive(t, changedArchive, user)
    expect(response.statusCode, response.body).toBeLessThan(500)
    const after = await count(user)
    expect(response.statusCode === 200 ? before : after).toEqual(before)
    if (response.statusCode !== 200) return
    user = await t.register()
    before = await count(user)
  }
  const step = fc.nat({ max: 40 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...ODD),
      async (path, odd) => {
        await check(await changeArchive(archive, (content) => replaceAt(content, path, odd)))
      },
    ),
    { numRuns: 30 },
  )
  for (let number = 0; number < 12; number += 1) await check(mutate(archive, number))
})

test('an archive imports no other person’s rows, even if the ids are equal', async () => {
  const user = await t.register()
  await sendArchive(t, archive, user)
  for (const { id } of await listJobs(user))
    await t.rest('DELETE', `/api/jobs/${id}`, undefined, user)
  expect(readLasting(await downloadArchive(t, ada))).toEqual(readLasting(archive))
})
