import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reminder } from '#src/reminders/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
let other: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
  other = await t.register()
})
afterAll(() => t.close())

const DUE = '2026-03-01T09:00:00.000Z'
const create = async (fields: object = {}, who = user) => {
  const sent = { title: 'Ask about the offer', due_at: DUE, ...fields }
  const response = await t.rest('POST', '/api/reminders', sent, who)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Reminder>()
}
const put = (id: string, fields: object, who = user) =>
  t.rest('PUT', `/api/reminders/${id}`, fields, who)
const list = async (who = user) =>
  (await t.rest('GET', '/api/reminders', undefined, who)).json<{ reminders: Reminder[] }>()
    .reminders
const addTo = async (path: 'jobs' | 'contacts', who = user) => {
  const sent = path === 'jobs' ? { company: 'a', position: 'b' } : { name: 'Dana' }
  return (await t.rest('POST', `/api/${path}`, sent, who)).json<{ id: string }>().id
}

test('a follow-up has a title and a date, and is about an application, a person, both or neither', async () => {
  expect(await create({ due_at: '2026-03-01T10:00:00+01:00' })).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Ask about the offer',
    due_at: DUE,
    job_id: null,
    contact_id: null,
    done_at: null,
    created_at: expect.stringMatching(/Z$/),
  })
  const about = { job_id: await addTo('jobs'), contact_id: await addTo('contacts') }
  expect(await create(about)).toMatchObject(about)
})

test.each([
  [{ title: '' }, 'Follow-up is required'],
  [{ due_at: null }, 'Due date must be a date and time like 2026-01-31T12:00:00Z'],
  [{ due_at: '2026-03-01' }, 'Due date must be a date and time like 2026-01-31T12:00:00Z'],
  [{ job_id: 'x' }, 'Not a valid id'],
])('rejects %o', async (fields, message) => {
  const sent = { title: 'Ask', due_at: DUE, ...fields }
  const response = await t.rest('POST', '/api/reminders', sent, user)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ detail: [message] })
})

test('the list is sorted by due date', async () => {
  const who = await t.register()
  const days = ['2026-03-03', '2026-03-01', '2026-03-02']
  for (const day of days) await create({ due_at: `${day}T09:00:00Z` }, who)
  const listed = (await list(who)).map(({ due_at }) => due_at.slice(0, 10))
  expect(listed).toEqual(days.toSorted())
})

test('it is done, undone and snoozed without other changes', async () => {
  const created = await create()
  const done = (await put(created.id, { done: true })).json<Reminder>()
  expect(done).toEqual({ ...created, done_at: expect.stringMatching(/Z$/) })
  expect((await put(created.id, { done: true })).json()).toEqual(done)
  expect((await put(created.id, { done: false })).json()).toEqual(created)
  const due_at = '2026-03-04T09:00:00.000Z'
  expect((await put(created.id, { due_at })).json()).toEqual({ ...created, due_at })
  expect((await put(created.id, {})).statusCode).toBe(400)
})

test('a repeated request returns the first follow-up, whatever happened to its subject', async () => {
  const job_id = await addTo('jobs')
  const sent = { request_id: randomUUID(), job_id }
  const [first, second] = await Promise.all([create(sent), create(sent)])
  expect(second).toEqual(first)
  await t.rest('DELETE', `/api/jobs/${job_id}`, undefined, user)
  expect((await create(sent)).id).toBe(first.id)
})

test('it cannot be about another person’s things', async () => {
  const { id } = await create()
  const own = { job_id: await addTo('jobs'), contact_id: await addTo('contacts') }
  const theirs = { job_id: await addTo('jobs', other), contact_id: await addTo('contacts', other) }
  for (const mixed of [
    { ...own, job_id: theirs.job_id },
    { ...own, contact_id: theirs.contact_id },
  ]) {
    expect((await put(id, mixed)).statusCode).toBe(404)
    const sent = { title: 'Ask', due_at: DUE, ...mixed }
    expect((await t.rest('POST', '/api/reminders', sent, user)).statusCode).toBe(404)
  }
})

test('a deleted follow-up can be restored for a day', async () => {
  const created = await create()
  const url = `/api/reminders/${created.id}`
  expect((await t.rest('DELETE', url, undefined, user)).statusCode).toBe(204)
  expect((await put(created.id, { title: 'x' })).statusCode).toBe(404)
  const restored = await t.rest('POST', `${url}/restore`, {}, user)
  expect([restored.statusCode, restored.json()]).toEqual([200, created])
  await t.rest('DELETE', url, undefined, user)
  await sql`update reminders set deleted_at = now() - interval '25 hours' where id = ${created.id}`.execute(
    t.database.db,
  )
  expect((await t.rest('POST', `${url}/restore`, {}, user)).statusCode).toBe(404)
})
