import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '#src/activities/schema.ts'
import type { Contact } from '#src/contacts/schema.ts'
import { DELETED_CONTACT_TTL_MS } from '#src/contacts/constants.ts'
import { DELETED_JOB_TTL_MS } from '#src/jobs/constants.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { eraseDeletedContacts } from '../contacts/erase-queries.ts'
import { eraseDeletedJobs } from '../jobs/queries.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const create = async (fields: object = {}, who = user) => {
  const response = await t.rest('POST', '/api/activities', { text: 'Asked', ...fields }, who)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Activity>()
}
const put = (id: string, fields: object) => t.rest('PUT', `/api/activities/${id}`, fields, user)
const list = async (query = '', who = user) =>
  (await t.rest('GET', `/api/activities${query}`, undefined, who)).json<{
    activities: Activity[]
  }>().activities
const addJob = async () =>
  (await t.rest('POST', '/api/jobs', { company: 'a', position: 'b' }, user)).json<{ id: string }>()
    .id
const addContact = async () =>
  (await t.rest('POST', '/api/contacts', { name: 'Dana' }, user)).json<Contact>().id

test('an activity is by default a note of now', async () => {
  const before = new Date().toISOString()
  const created = await create()
  expect(created).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind: 'note',
    happened_at: expect.stringMatching(/Z$/),
    text: 'Asked',
    minutes: null,
    channel: null,
    job_id: null,
    contact_id: null,
  })
  expect(created.happened_at >= before).toBe(true)
  const sent = {
    kind: 'agency_visit',
    happened_at: '2026-01-05T09:00:00.000Z',
    minutes: 45,
    channel: 'In person',
    job_id: await addJob(),
    contact_id: await addContact(),
  }
  expect(await create(sent)).toMatchObject(sent)
  const changed = (await put(created.id, { kind: 'course', minutes: 90 })).json()
  expect(changed).toEqual({ ...created, kind: 'course', minutes: 90 })
  expect((await put(created.id, {})).statusCode).toBe(400)
})

test.each([
  [{ text: '' }, 'What was done is required'],
  [{ minutes: -1 }, 'Minutes must be a whole number from 0 to 10,080'],
  [{ minutes: 1.5 }, 'Minutes must be a whole number from 0 to 10,080'],
  [{ happened_at: 'yesterday' }, 'Date must be a date and time like 2026-01-31T12:00:00Z'],
  [
    { kind: 'party' },
    'Kind must be one of: note, call, email, meeting, event, course, agency_visit, other',
  ],
])('rejects %o', async (fields, message) => {
  const response = await t.rest('POST', '/api/activities', { text: 'x', ...fields }, user)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ detail: [message] })
})

test('lists are newest first, of everything, of an application and of a person', async () => {
  const [job_id, contact_id] = [await addJob(), await addContact()]
  const first = await create({ happened_at: '2026-01-01T09:00:00Z', job_id })
  const last = await create({ happened_at: '2026-01-03T09:00:00Z', job_id, contact_id })
  const second = await create({ happened_at: '2026-01-02T09:00:00Z', contact_id })
  const all = (await list()).map(({ id }) => id)
  expect(all.filter((id) => [first, second, last].some((one) => one.id === id))).toEqual([
    last.id,
    second.id,
    first.id,
  ])
  expect(await list(`?job_id=${job_id}`)).toEqual([last, first])
  expect(await list(`?contact_id=${contact_id}`)).toEqual([last, second])
  expect((await list('?job_id=')).length).toBe(all.length)
})

test('a repeated request returns the first activity', async () => {
  const request_id = randomUUID()
  const [first, second] = await Promise.all([create({ request_id }), create({ request_id })])
  expect(second).toEqual(first)
})

test('a deleted activity can be restored', async () => {
  const created = await create()
  const url = `/api/activities/${created.id}`
  expect((await t.rest('DELETE', url, undefined, user)).statusCode).toBe(204)
  expect(await list()).not.toContainEqual(created)
  const restored = await t.rest('POST', `${url}/restore`, {}, user)
  expect([restored.statusCode, restored.json()]).toEqual([200, created])
})

describe('a conversation', () => {
  const readLastSpoken = async (id: string) =>
    (await t.rest('GET', `/api/contacts/${id}`, undefined, user)).json<Contact>().last_spoken_at

  test('moves the time of the last contact forward, never back', async () => {
    const contact_id = await addContact()
    const [first, later] = ['2026-01-01T09:00:00.000Z', '2026-01-05T09:00:00.000Z']
    await create({ kind: 'note', happened_at: later, contact_id })
    expect(await readLastSpoken(contact_id)).toBeNull()
    await create({ kind: 'call', happened_at: first, contact_id })
    expect(await readLastSpoken(contact_id)).toBe(first)
    const { id } = await create({ kind: 'meeting', happened_at: later, contact_id })
    await create({ kind: 'email', happened_at: first, contact_id })
    await put(id, { happened_at: first })
    await t.rest('DELETE', `/api/activities/${id}`, undefined, user)
    expect(await readLastSpoken(contact_id)).toBe(later)
  })

  test('in the future does not', async () => {
    const contact_id = await addContact()
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await create({ kind: 'event', happened_at: tomorrow, contact_id })
    expect(await readLastSpoken(contact_id)).toBeNull()
  })
})

describe('an activity of a deleted application or person', () => {
  const listReminders = async () =>
    (await t.rest('GET', '/api/reminders', undefined, user)).json<{ reminders: Reminder[] }>()
      .reminders
  const addBoth = async (about: object) => {
    const sent = { title: 'Ask', due_at: '2026-03-01T09:00:00Z', ...about }
    const reminder = (await t.rest('POST', '/api/reminders', sent, user)).json<Reminder>()
    return [await create(about), reminder] as const
  }
  const find = async (id: string) =>
    [...(await list()), ...(await listReminders())].find((one) => one.id === id)
  const remove = (path: string) => t.rest('DELETE', `/api/${path}`, undefined, user)
  const expire = async (table: 'jobs' | 'contacts') => {
    const { db } = t.database
    await sql`update ${sql.table(table)} set deleted_at = now() - interval '40 days'
      where deleted_at is not null`.execute(db)
    await (table === 'jobs'
      ? eraseDeletedJobs(db, DELETED_JOB_TTL_MS)
      : eraseDeletedContacts(db, DELETED_CONTACT_TTL_MS))
  }

  test('is hidden with it, and shown again once it is restored', async () => {
    const [job_id, contact_id] = [await addJob(), await addContact()]
    const things = [...(await addBoth({ job_id })), ...(await addBoth({ contact_id }))]
    await remove(`jobs/${job_id}`)
    await remove(`contacts/${contact_id}`)
    for (const { id } of things) expect(await find(id)).toBeUndefined()
    await t.trpc('mutation', 'jobs.restore', { id: job_id }, user)
    await t.rest('POST', `/api/contacts/${contact_id}/restore`, {}, user)
    for (const thing of things) expect(await find(thing.id)).toEqual(thing)
  })

  test.each(['jobs', 'contacts'] as const)(
    'stays with the other one if it is about both, also once the %s are erased',
    async (table) => {
      const about = { job_id: await addJob(), contact_id: await addContact() }
      const column = table === 'jobs' ? 'job_id' : 'contact_id'
      const things = await addBoth(about)
      const [alone] = await addBoth({ [column]: about[column] })
      await remove(`${table}/${about[column]}`)
      for (const thing of things) {
        expect(await find(thing.id)).toEqual({ ...thing, [column]: null })
      }
      await expire(table)
      for (const thing of things) {
        expect(await find(thing.id)).toEqual({ ...thing, [column]: null })
      }
      expect(await find(alone.id)).toBeUndefined()
    },
  )
})
