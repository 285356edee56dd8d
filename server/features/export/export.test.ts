import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSLATED } from '#src/language/languages.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'
import { readZip } from '../../testing/read-zip.ts'

let t: TestApp
let ada: TestUser
let grace: TestUser
beforeAll(async () => {
  t = await createTestApp()
  ada = await t.register({ email: 'ada@example.com' })
  grace = await t.register({ email: 'grace@example.com', first_name: 'Grace', last_name: 'Hopper' })
})
afterAll(() => t.close())

const download = (user?: TestUser) => t.rest('GET', '/api/auth/export', undefined, user)
const readExport = async (user: TestUser) => {
  const files = readZip((await download(user)).rawPayload)
  const content: unknown = JSON.parse(String(files.get('foothold.json')))
  return { files, content }
}

test('contains everything of the person, in one archive with a README', async () => {
  const sent = {
    company: 'Acme „Größe“ 💼',
    position: 'Engineer',
    notes: 'line\nline',
    status: 'saved',
  }
  const job = (await t.rest('POST', '/api/jobs', sent, ada)).json<Job>()
  await t.rest('PUT', `/api/jobs/${job.id}`, { status: 'interviewing' }, ada)
  const tick = { id: job.id, item: 'company.product', is_ticked: true }
  await t.trpc('mutation', 'jobs.tick', tick, ada)
  await t.trpc('mutation', 'jobs.tick', { ...tick, item: 'of-another-client' }, ada)

  const nameNow = () =>
    `attachment; filename="foothold-${new Date().toISOString().slice(0, 10)}.zip"`
  const nameBefore = nameNow()
  const response = await download(ada)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
  })
  // Midnight may have been between them.
  expect([nameBefore, nameNow()]).toContain(response.headers['content-disposition'])
  const { files, content } = await readExport(ada)
  expect([...files.keys()]).toEqual(['README.txt', 'foothold.json'])
  expect(String(files.get('README.txt'))).toMatch(/applications [^]*sent with it/)
  // Written in pieces, and the same as at once.
  expect(String(files.get('foothold.json'))).toBe(JSON.stringify(content, null, 2))
  expect(content).toMatchObject({
    exported_at: expect.stringMatching(/Z$/),
    account: { email: 'ada@example.com', username: null, has_password: true },
    profile: { first_name: 'Ada', last_name: 'Lovelace' },
    sessions: [{ device: 'Unknown device', created_at: expect.stringMatching(/Z$/) }],
    applications: [
      {
        company: sent.company,
        notes: sent.notes,
        status: 'interviewing',
        checked_items: [
          { id: 'company.product', text: expect.stringMatching(/^Use the product/) },
          { id: 'of-another-client', text: null },
        ],
        status_history: [
          { from_status: null, to_status: 'saved' },
          { from_status: 'saved', to_status: 'interviewing' },
        ],
      },
    ],
  })
})

test('describes its contents in the owner’s language, in lines that fit a window', async () => {
  const heidi = await t.register({ email: 'heidi@example.com' })
  const readReadme = async () => String((await readExport(heidi)).files.get('README.txt'))
  const english = await readReadme()
  const names = english.match(/^ {2}\w+/gm) ?? []
  expect(names.length).toBeGreaterThan(20)
  for (const language of TRANSLATED) {
    await t.rest('PUT', '/api/auth/me', { language }, heidi)
    const own = await readReadme()
    expect(own.match(/^ {2}\w+/gm)).toEqual(names)
    const same = own.split('\n').filter((line) => / /.test(line.trim()) && english.includes(line))
    expect(same).toEqual([])
    const width = Math.max(...own.split('\n').map(({ length }) => length))
    expect(width).toBeLessThanOrEqual(115)
  }
})

test('contains nothing of others, and nothing that signs in', async () => {
  const secret = { company: 'Secret of Ada', position: 'Agent', notes: 'Confidential' }
  await t.rest('POST', '/api/jobs', secret, ada)
  await t.rest('POST', '/api/jobs', { company: 'Own of Grace', position: 'Admiral' }, grace)
  const { files } = await readExport(grace)
  const text = [...files.values()].join('')
  expect(text).toContain('Own of Grace')
  const foreign = [...Object.values(secret), 'ada@', 'Lovelace', 'Acme']
  const { rows } = await sql<{ secret: string }>`
    select id as secret from sessions union select public_id::text from sessions
    union select password_hash from users union select id::text from users`.execute(t.database.db)
  for (const word of [...foreign, PASSWORD, grace.token, ...rows.map((row) => row.secret)]) {
    expect(text).not.toContain(word)
  }
})

test('contains more applications than are read at once, in the order of their list', async () => {
  const user = await t.register()
  await sql`
    insert into jobs (user_id, company, position, status, application_date, created_at)
    select id, 'Company ' || n, 'Engineer', 'applied', '2026-02-02'::date + n % 3,
      '2026-02-02T10:00:00Z'::timestamptz + (n % 7) * interval '1 microsecond'
    from users, generate_series(1, 600) as n where email = ${user.email}`.execute(t.database.db)
  await sql`
    insert into job_status_changes (user_id, job_id, from_status, to_status, changed_at)
    select jobs.user_id, jobs.id, from_status, to_status, at::timestamptz
    from jobs join users on users.id = jobs.user_id, (values
      ('saved', 'applied', '2026-02-02T11:00:00Z'), (null, 'saved', '2026-02-02T10:00:00Z')
    ) as change (from_status, to_status, at)
    where email = ${user.email}`.execute(t.database.db)
  await sql`
    insert into job_postings (user_id, job_id, text, search_text, captured_at)
    select jobs.user_id, jobs.id, 'For ' || company, '', '2026-02-02T10:00:00Z'
    from jobs join users on users.id = jobs.user_id
    where email = ${user.email}`.execute(t.database.db)
  const jobs = (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()
  const { files, content } = await readExport(user)
  expect(content).toMatchObject({
    applications: jobs.map(({ id, company }) => ({
      id,
      posting: { text: `For ${company}` },
      status_history: [{ to_status: 'saved' }, { to_status: 'applied' }],
    })),
  })
  expect(jobs).toHaveLength(600)
  expect(String(files.get('foothold.json'))).toBe(JSON.stringify(content, null, 2))
})

test('leaves out a deleted application', async () => {
  const sent = { company: 'Gone Ltd', position: 'x' }
  const { id } = (await t.rest('POST', '/api/jobs', sent, grace)).json<Job>()
  await t.rest('DELETE', `/api/jobs/${id}`, undefined, grace)
  expect(JSON.stringify((await readExport(grace)).content)).not.toContain('Gone Ltd')
})

test.each(['?include=eeo', '?include=eeo&include=x', '?include=', '?include[]=a'])(
  'accepts %s',
  async (query) => {
    const response = await t.rest('GET', `/api/auth/export${query}`, undefined, ada)
    expect(response.statusCode).toBe(200)
  },
)

test('is only for the signed-in user', async () => {
  for (const user of [undefined, { email: '', token: 'x'.repeat(40) }]) {
    const response = await download(user)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ detail: 'Please log in to continue' })
  }
})
