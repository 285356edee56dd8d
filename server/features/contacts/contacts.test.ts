import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contact } from '#src/contacts/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
let other: TestUser
beforeAll(async () => {
  t = await createTestApp({ env: { LIMIT_CONTACTS: '30' } })
  user = await t.register()
  other = await t.register()
})
afterAll(() => t.close())

const create = async (fields: object = {}, who = user) => {
  const response = await t.rest('POST', '/api/contacts', { name: 'Dana Scully', ...fields }, who)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Contact>()
}
const put = (id: string, fields: object, who = user) =>
  t.rest('PUT', `/api/contacts/${id}`, fields, who)
const get = async (id: string, who = user) =>
  (await t.rest('GET', `/api/contacts/${id}`, undefined, who)).json<Contact>()
const list = async (who = user) =>
  (await t.rest('GET', '/api/contacts', undefined, who)).json<{ contacts: Contact[] }>().contacts
const addJob = async (fields: object = {}, who = user) => {
  const sent = { company: 'Acme', position: 'Agent', ...fields }
  return (await t.rest('POST', '/api/jobs', sent, who)).json<Job>().id
}

test('a person only needs a name', async () => {
  const created = await create()
  expect(created).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Dana Scully',
    role: null,
    company: null,
    kind: 'other',
    email: null,
    phone: null,
    url: null,
    notes: null,
    last_spoken_at: null,
    job_ids: [],
    created_at: expect.stringMatching(/Z$/),
    updated_at: created.created_at,
  })
  expect(await get(created.id)).toEqual(created)
})

test('sent fields are stored, and only those change', async () => {
  const first = await addJob({ application_date: '2026-01-01' })
  const second = await addJob({ application_date: '2026-02-01' })
  const sent = {
    role: 'Recruiter',
    company: 'Hays',
    kind: 'hiring_manager',
    email: 'dana@hays.example',
    phone: '+49 (30) 123',
    url: 'https://example.com/dana',
    notes: 'line\nline',
    last_spoken_at: '2026-01-05T10:00:00+01:00',
    job_ids: [first, second],
  }
  const created = await create(sent)
  const kept = { ...sent, last_spoken_at: '2026-01-05T09:00:00.000Z', job_ids: [second, first] }
  expect(created).toMatchObject(kept)
  const changed = (await put(created.id, { role: '', kind: 'Agency', job_ids: [first] })).json()
  expect(changed).toMatchObject({ ...kept, role: null, kind: 'agency', job_ids: [first] })
  expect((await put(created.id, {})).json()).toEqual({ detail: 'Nothing to change was sent' })
})

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
  [
    { kind: 'friend' },
    'Kind must be one of: recruiter, agency, hiring_manager, interviewer, referral, other',
  ],
  [{ email: 'dana' }, 'Invalid email address'],
  [{ url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
  [{ job_ids: ['x'] }, 'Not a valid id'],
])('rejects %o', async (fields, message) => {
  const response = await t.rest('POST', '/api/contacts', { name: 'Dana', ...fields }, user)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ detail: [message] })
})

test('people are listed by name, ignoring case and accents', async () => {
  const who = await t.register()
  for (const name of ['Émile', 'zoe', 'Ada', 'Eve', 'adam']) await create({ name }, who)
  expect((await list(who)).map(({ name }) => name)).toEqual(['Ada', 'adam', 'Émile', 'Eve', 'zoe'])
})

test('a repeated request returns the first person', async () => {
  const request_id = randomUUID()
  const [first, second] = await Promise.all([create({ request_id }), create({ request_id })])
  expect(second).toEqual(first)
  expect((await create({ request_id }, other)).id).not.toBe(first.id)
})

describe('a person’s application', () => {
  test('is linked and unlinked separately', async () => {
    const [one, two] = [await addJob(), await addJob()]
    const { id } = await create({ job_ids: [one] })
    const link = (job_id: string, is_linked: boolean) =>
      t.trpc('mutation', 'contacts.link', { id, job_id, is_linked }, user)
    await Promise.all([link(two, true), link(two, true)])
    expect(new Set((await get(id)).job_ids)).toEqual(new Set([one, two]))
    await link(one, false)
    expect((await get(id)).job_ids).toEqual([two])
  })

  test('must be the user’s own', async () => {
    const theirs = await addJob({}, other)
    const { id } = await create()
    expect((await put(id, { name: 'New', job_ids: [theirs] })).statusCode).toBe(404)
    expect((await get(id)).name).toBe('Dana Scully')
  })

  test('is not shown while it is deleted, and again once it is restored', async () => {
    const [gone, kept] = [await addJob(), await addJob()]
    const { id } = await create({ job_ids: [gone] })
    await t.rest('DELETE', `/api/jobs/${gone}`, undefined, user)
    expect((await get(id)).job_ids).toEqual([])
    await put(id, { job_ids: [kept] })
    await t.trpc('mutation', 'jobs.restore', { id: gone }, user)
    expect(new Set((await get(id)).job_ids)).toEqual(new Set([gone, kept]))
  })
})

test('a deleted person can be restored for a day', async () => {
  const created = await create({ job_ids: [await addJob()] })
  const url = `/api/contacts/${created.id}`
  const response = await t.rest('DELETE', url, undefined, user)
  expect([response.statusCode, response.body]).toEqual([204, ''])
  expect((await t.rest('GET', url, undefined, user)).statusCode).toBe(404)
  for (let times = 0; times < 2; times += 1) {
    const restored = await t.rest('POST', `${url}/restore`, {}, user)
    expect([restored.statusCode, restored.json()]).toEqual([200, created])
  }
  await t.rest('DELETE', url, undefined, user)
  await sql`update contacts set deleted_at = now() - interval '25 hours' where id = ${created.id}`.execute(
    t.database.db,
  )
  expect((await t.rest('POST', `${url}/restore`, {}, user)).statusCode).toBe(404)
})

test('an account has a limit of people', async () => {
  const who = await t.register()
  const names = Array.from({ length: 30 }, (_, index) => `Person ${index}`)
  for (const name of names) await create({ name }, who)
  const response = await t.rest('POST', '/api/contacts', { name: 'One more' }, who)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    detail:
      'You have reached the limit of 30 people. Those that you deleted count for as long as they can be restored.',
  })
  expect(await list(who)).toHaveLength(30)
})
