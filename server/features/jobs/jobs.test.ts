import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTomorrowNoon } from '#src/jobs/interview-defaults.ts'
import type { Job, StatusChange } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { findDay, inZone } from './local-time.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const BASE = { company: 'Acme', position: 'Engineer' }
const create = async (fields: object = {}, headers?: Record<string, string>) => {
  const response = await t.rest('POST', '/api/jobs', { ...BASE, ...fields }, user, headers)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Job>()
}
const update = (id: string, fields: object, headers?: Record<string, string>) =>
  t.rest('PUT', `/api/jobs/${id}`, fields, user, headers)
const updated = async (id: string, fields: object, headers?: Record<string, string>) => {
  const response = await update(id, fields, headers)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Job>()
}
const readHistory = async (id: string) => {
  const response = await t.trpc('query', 'jobs.history', { id }, user)
  return response.json<{ result: { data: { changes: StatusChange[] } } }>().result.data.changes
}
const list = async (who = user) => (await t.rest('GET', '/api/jobs', undefined, who)).json<Job[]>()

describe('updating', () => {
  test('changes only sent fields; null and an empty text clear', async () => {
    const job = await create({ location: 'Berlin', notes: 'n', url: 'https://example.com' })
    const after = await updated(job.id, { notes: null, location: '' })
    expect(after).toEqual({ ...job, notes: null, location: null, updated_at: after.updated_at })
    expect(after.updated_at > job.updated_at).toBe(true)
  })

  test.each([{}, { unknown: 1 }, [], 'text', null])(
    'rejects %o, and changes nothing',
    async (body) => {
      const { id } = await create()
      const response = await t.rest('PUT', `/api/jobs/${id}`, body, user)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ detail: 'Nothing to change was sent' })
    },
  )

  test('cannot clear a required field', async () => {
    const { id } = await create()
    for (const fields of [
      { status: '' },
      { status: null },
      { application_date: '' },
      { company: '' },
    ]) {
      expect((await update(id, fields)).statusCode).toBe(400)
    }
  })

  test('accepts the whole application, as a client sends it after editing the notes', async () => {
    const job = await create({ status: 'interviewing' })
    const after = await updated(job.id, { ...job, notes: 'prepared' })
    expect(after).toEqual({ ...job, notes: 'prepared', updated_at: after.updated_at })
    expect(await readHistory(job.id)).toHaveLength(1)
  })

  test('to interviewing sets empty fields, leaving keeps them, returning keeps future ones', async () => {
    const { id } = await create()
    const interviewing = await updated(id, { status: 'interviewing' })
    expect(interviewing).toMatchObject({ interview_type: 'technical', interview_round: 1 })
    const away = await updated(id, { status: 'offer' })
    expect(away.interview_date).toBe(interviewing.interview_date)
    await updated(id, { interview_round: 4 })
    const back = await updated(id, { status: 'interviewing' })
    expect(back).toMatchObject({
      interview_date: interviewing.interview_date,
      interview_type: 'technical',
      interview_round: 4,
    })
  })

  test('to interviewing replaces a past date', async () => {
    const { id } = await create({ interview_date: '2020-01-01T00:00:00Z', interview_type: 'hr' })
    const after = await updated(id, { status: 'interviewing' }, { 'x-time-zone': 'Asia/Tokyo' })
    expect(after.interview_date).toBe(findTomorrowNoon(new Date(), inZone('Asia/Tokyo')))
    expect(after.interview_type).toBe('hr')
  })

  test('from Saved sets the application date to that day, unless a date is chosen', async () => {
    const zone = { 'x-time-zone': 'Pacific/Kiritimati' }
    const createSavedEarlier = async () => {
      const { id } = await create({ status: 'saved' }, zone)
      await sql`update jobs set created_at = created_at - interval '3 days',
        status_changed_at = status_changed_at - interval '3 days',
        application_date = application_date - 3 where id = ${id}`.execute(t.database.db)
      return id
    }
    const id = await createSavedEarlier()
    const applied = await updated(id, { status: 'applied' }, zone)
    expect(applied.application_date).toBe(findDay(new Date(), 'Pacific/Kiritimati'))
    const dated = await updated(
      await createSavedEarlier(),
      { status: 'applied', application_date: '2026-01-02' },
      zone,
    )
    expect(dated.application_date).toBe('2026-01-02')
    await updated(id, { status: 'saved', application_date: '2026-01-03' })
    expect((await updated(id, { status: 'offer' })).application_date).toBe('2026-01-03')
  })

  test('of notes is rejected if others were written since, and changes nothing', async () => {
    const { id } = await create({ notes: 'first' })
    await updated(id, { notes: 'theirs' })
    const sent = { notes: 'mine', location: 'Oslo', notes_before: 'first' }
    const refused = await update(id, sent)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      detail: 'These notes were changed elsewhere since you began',
    })
    expect(await updated(id, { location: 'Rome', notes_before: 'first' })).toMatchObject({
      notes: 'theirs',
      location: 'Rome',
    })
    const known = { ...sent, notes_before: 'theirs' }
    expect(await updated(id, known)).toMatchObject({ notes: 'mine', location: 'Oslo' })
    // The response was lost, and the request is sent again.
    expect((await update(id, known)).statusCode).toBe(200)
  })

  test('a field other than the status never sets the defaults', async () => {
    const { id } = await create({ status: 'interviewing' })
    const cleared = await updated(id, { interview_date: null, status: 'interviewing' })
    expect(cleared.interview_date).toBeNull()
  })

  test('in several tabs at once loses no field and keeps a complete history', async () => {
    const { id } = await create()
    const statuses = ['saved', 'interviewing', 'offer', 'rejected', 'applied'] as const
    await Promise.all([
      ...statuses.map((status) => updated(id, { status })),
      updated(id, { notes: 'kept' }),
      updated(id, { location: 'kept' }),
      updated(id, { url: 'https://kept.example.com' }),
    ])
    const [job] = (await list()).filter((one) => one.id === id)
    expect(job).toMatchObject({ notes: 'kept', location: 'kept', url: 'https://kept.example.com' })
    const history = await readHistory(id)
    expect(history[0]).toMatchObject({ from_status: null, to_status: 'applied' })
    expect(history.slice(1).map(({ from_status }) => from_status)).toEqual(
      history.slice(0, -1).map(({ to_status }) => to_status),
    )
    expect(history.at(-1)?.to_status).toBe(job?.status)
    expect(history.at(-1)?.changed_at).toBe(job?.status_changed_at)
  })
})

test('every change of status is recorded with its time, oldest first', async () => {
  const { id, created_at } = await create({ status: 'saved' })
  await updated(id, { status: 'applied' })
  await updated(id, { status: 'APPLIED' })
  const last = await updated(id, { status: 'rejected' })
  const history = await readHistory(id)
  expect(history.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
    [null, 'saved'],
    ['saved', 'applied'],
    ['applied', 'rejected'],
  ])
  expect(history[0]?.changed_at).toBe(created_at)
  expect(history[2]?.changed_at).toBe(last.status_changed_at)
})

describe('deleting', () => {
  test('hides the application everywhere, and restoring brings it back as it was', async () => {
    const job = await create({ notes: 'mine' })
    expect((await t.rest('DELETE', `/api/jobs/${job.id}`, undefined, user)).statusCode).toBe(204)
    expect((await list()).some(({ id }) => id === job.id)).toBe(false)
    expect((await update(job.id, { notes: 'x' })).statusCode).toBe(404)
    const history = await t.trpc('query', 'jobs.history', { id: job.id }, user)
    expect(history.statusCode).toBe(404)
    expect((await t.rest('DELETE', `/api/jobs/${job.id}`, undefined, user)).statusCode).toBe(404)
    for (let i = 0; i < 2; i += 1) {
      const response = await t.trpc('mutation', 'jobs.restore', { id: job.id }, user)
      expect(response.json()).toEqual({ result: { data: job } })
    }
    expect((await list()).find(({ id }) => id === job.id)).toEqual(job)
  })

  test('can be undone for 30 days', async () => {
    const { id } = await create()
    await t.rest('DELETE', `/api/jobs/${id}`, undefined, user)
    await sql`update jobs set deleted_at = now() - interval '31 days' where id = ${id}`.execute(
      t.database.db,
    )
    expect((await t.trpc('mutation', 'jobs.restore', { id }, user)).statusCode).toBe(404)
  })
})

test('the list is sorted by application date, then creation, newest first, always the same', async () => {
  const who = await t.register()
  const dates = ['2026-01-02', '2026-01-03', '2026-01-02', '2026-01-01']
  const ids: string[] = []
  for (const application_date of dates) {
    const response = await t.rest('POST', '/api/jobs', { ...BASE, application_date }, who)
    ids.push(response.json<Job>().id)
  }
  const [a, b, c, d] = ids
  expect((await list(who)).map(({ id }) => id)).toEqual([b, c, a, d])
})
