import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contact } from '#src/contacts/schema.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
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

const DAY_MS = 24 * 60 * 60 * 1000
const START = '2126-03-01T09:00:00.000Z'
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const addJob = async (fields: object = {}, who = user) => {
  const sent = { company: 'Acme', position: 'Engineer', ...fields }
  return (await t.rest('POST', '/api/jobs', sent, who)).json<Job>()
}
const addPerson = async (name: string, who = user) =>
  (await t.rest('POST', '/api/contacts', { name }, who)).json<Contact>().id
const post = (jobId: string, fields: object = {}, headers?: Record<string, string>) =>
  t.rest('POST', `/api/jobs/${jobId}/interviews`, { starts_at: START, ...fields }, user, headers)
const add = async (jobId: string, fields: object = {}, headers?: Record<string, string>) => {
  const response = await post(jobId, fields, headers)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Interview>()
}
const put = (id: string, fields: object) => t.rest('PUT', `/api/interviews/${id}`, fields, user)
const remove = (id: string) => t.rest('DELETE', `/api/interviews/${id}`, undefined, user)
const restore = (id: string) => t.rest('POST', `/api/interviews/${id}/restore`, {}, user)
const list = async (jobId: string) =>
  (await t.rest('GET', `/api/jobs/${jobId}/interviews`, undefined, user)).json<{
    interviews: Interview[]
  }>().interviews
const listAll = async () => {
  const response = await t.trpc('query', 'interviews.list', undefined, user)
  return response.json<{ result: { data: { interviews: Interview[] } } }>().result.data.interviews
}
const readJob = async (id: string) =>
  (await t.rest('GET', `/api/jobs/${id}`, undefined, user)).json<Job>()
const readSequence = async (id: string) =>
  (
    await t.database.db
      .selectFrom('interviews')
      .select('sequence')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).sequence

test('an interview only needs its start, and is an hour of the next round in the person’s time zone', async () => {
  const job = await addJob()
  const first = await add(job.id, {}, { 'x-time-zone': 'Europe/Berlin' })
  expect(first).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    job_id: job.id,
    round: 1,
    type: 'technical',
    starts_at: START,
    duration_minutes: 60,
    time_zone: 'Europe/Berlin',
    place: null,
    contact_ids: [],
    notes: null,
    checked_items: [],
    result: null,
  })
  expect(await add(job.id)).toMatchObject({ round: 2, time_zone: 'UTC' })
})

test('it accepts every field, with people in their order', async () => {
  const job = await addJob()
  const people = [await addPerson('Zoe'), await addPerson('Ann')]
  const fields = {
    round: 3,
    type: 'system_design',
    starts_at: '2126-03-01T10:00:00+01:00',
    duration_minutes: 90,
    time_zone: 'Asia/Kolkata',
    place: 'https://meet.example.com/abc',
    contact_ids: people,
    notes: 'line\nline',
    checked_items: ['a'],
    result: 'passed',
  }
  const added = await add(job.id, fields)
  expect(added).toEqual({ ...fields, id: added.id, job_id: job.id, starts_at: START })
  expect(await list(job.id)).toEqual([added])
  expect(await listAll()).toContainEqual(added)
  const person = (
    await t.rest('GET', `/api/contacts/${people[0]}`, undefined, user)
  ).json<Contact>()
  expect(person.job_ids).toEqual([job.id])
})

test.each([
  [{ starts_at: undefined }, 'Start must be a date and time like 2026-01-31T12:00:00Z'],
  [{ starts_at: '2026-03-01' }, 'Start must be a date and time like 2026-01-31T12:00:00Z'],
  [{ duration_minutes: 4 }, 'Duration must be a whole number of minutes from 5 to 1,440'],
  [{ duration_minutes: 1_441 }, 'Duration must be a whole number of minutes from 5 to 1,440'],
  [{ duration_minutes: 5.5 }, 'Duration must be a whole number of minutes from 5 to 1,440'],
  [{ time_zone: 'Mars/Base' }, 'Time zone must be a zone like Europe/Berlin'],
  [{ time_zone: '+05:30' }, 'Time zone must be a zone like Europe/Berlin'],
  [
    { type: 'chat' },
    'Interview type must be one of: technical, behavioral, system_design, hr, other',
  ],
  [{ round: 100 }, 'Interview round must be a whole number from 1 to 99'],
  [{ result: 'maybe' }, 'Result must be one of: passed, failed, cancelled'],
  [{ contact_ids: 'x' }, 'People must be a list of ids'],
  [{ notes: 'x'.repeat(20_001) }, 'Notes must be at most 20,000 characters'],
])('rejects %o', async (fields, message) => {
  const response = await post((await addJob()).id, fields)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ detail: [message] })
})

test('an application’s interviews are sorted by start, those without a date last', async () => {
  const { id } = await addJob()
  const starts = [inDays(3), null, inDays(-2), inDays(1)]
  for (const starts_at of starts) await add(id, { starts_at })
  const sorted = [inDays(-2), inDays(1), inDays(3)].map((one) => one.slice(0, 10))
  const listed = (await list(id)).map(({ starts_at }) => starts_at?.slice(0, 10) ?? null)
  expect(listed).toEqual([...sorted, null])
})

test('a repeated request returns the first interview', async () => {
  const { id } = await addJob()
  const sent = { request_id: randomUUID() }
  const [first, second] = await Promise.all([add(id, sent), add(id, sent)])
  expect(second).toEqual(first)
  expect(await list(id)).toHaveLength(1)
})

test('only the sent fields change, and every change increases the calendar’s number', async () => {
  const { id: jobId } = await addJob()
  const before = await add(jobId, { place: 'Room 7', notes: 'n' })
  const changed = await put(before.id, { place: '', result: 'passed' })
  expect(changed.json()).toEqual({ ...before, place: null, result: 'passed' })
  expect(await readSequence(before.id)).toBe(1)
  expect((await put(before.id, {})).statusCode).toBe(400)
  expect((await put(before.id, { starts_at: null })).json()).toMatchObject({ starts_at: null })
  await t.rest('PUT', `/api/jobs/${jobId}`, { company: 'Renamed' }, user)
  expect(await readSequence(before.id)).toBe(3)
})

test('changing an interview changes its application', async () => {
  const job = await addJob()
  const { id } = await add(job.id)
  const after = (await readJob(job.id)).updated_at
  expect(after > job.updated_at).toBe(true)
  await put(id, { result: 'failed' })
  expect((await readJob(job.id)).updated_at > after).toBe(true)
})

test('notes do not overwrite notes saved in the meantime', async () => {
  const { id } = await add((await addJob()).id, { notes: 'first' })
  await put(id, { notes: 'theirs' })
  const sent = { notes: 'mine', notes_before: 'first' }
  expect((await put(id, sent)).statusCode).toBe(409)
  expect((await put(id, { ...sent, notes_before: 'theirs' })).json()).toMatchObject({
    notes: 'mine',
  })
})

test('people are replaced; a deleted person is hidden, and shown again when restored', async () => {
  const { id: jobId } = await addJob()
  const [ann, ben, cid] = [await addPerson('Ann'), await addPerson('Ben'), await addPerson('Cid')]
  const { id } = await add(jobId, { contact_ids: [ann, ben] })
  await t.rest('DELETE', `/api/contacts/${ben}`, undefined, user)
  const replaced = await put(id, { contact_ids: [cid] })
  expect(replaced.json()).toMatchObject({ contact_ids: [cid] })
  await t.rest('POST', `/api/contacts/${ben}/restore`, {}, user)
  expect((await list(jobId))[0]?.contact_ids.toSorted()).toEqual([ben, cid].toSorted())
})

test('its application and people must be the user’s own', async () => {
  const [mine, theirs] = [await addJob(), await addJob({}, other)]
  expect((await post(theirs.id)).statusCode).toBe(404)
  const stranger = await addPerson('Eve', other)
  expect((await post(mine.id, { contact_ids: [stranger] })).statusCode).toBe(404)
  expect(await list(mine.id)).toEqual([])
})

test('items ticked in several tabs at once are all saved', async () => {
  const { id } = await add((await addJob()).id)
  const tick = (item: string, is_ticked = true) =>
    t.trpc('mutation', 'interviews.tick', { id, item, is_ticked }, user)
  const items = ['a', 'b', 'c', 'd']
  await Promise.all(items.map((item) => tick(item)))
  const response = await tick('a', false)
  const { data } = response.json<{ result: { data: Interview } }>().result
  expect(data.checked_items.toSorted()).toEqual(['b', 'c', 'd'])
})

describe('deleting', () => {
  test('can be undone for a day, and then erases its texts', async () => {
    const { id: jobId } = await addJob()
    const created = await add(jobId, { notes: 'n', contact_ids: [await addPerson('Ann')] })
    expect((await remove(created.id)).statusCode).toBe(204)
    expect(await list(jobId)).toEqual([])
    expect((await put(created.id, { place: 'x' })).statusCode).toBe(404)
    expect((await remove(created.id)).statusCode).toBe(404)
    const restored = await restore(created.id)
    expect([restored.statusCode, restored.json()]).toEqual([200, created])
    expect(await readSequence(created.id)).toBe(2)

    await remove(created.id)
    await sql`update interviews set deleted_at = now() - interval '25 hours'
      where id = ${created.id}`.execute(t.database.db)
    expect((await restore(created.id)).statusCode).toBe(404)
  })

  test('an application hides its interviews, and restores them', async () => {
    const { id: jobId } = await addJob()
    const created = await add(jobId)
    await t.rest('DELETE', `/api/jobs/${jobId}`, undefined, user)
    expect(await listAll()).not.toContainEqual(created)
    expect((await put(created.id, { place: 'x' })).statusCode).toBe(404)
    await t.trpc('mutation', 'jobs.restore', { id: jobId }, user)
    expect(await list(jobId)).toEqual([created])
    // The higher number makes calendars add a removed event again.
    expect(await readSequence(created.id)).toBe(2)
  })
})
