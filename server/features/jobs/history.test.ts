import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job, StatusChange } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const create = async (fields: object = {}, zone = 'UTC') => {
  const sent = { company: 'Acme', position: 'Engineer', ...fields }
  const response = await t.rest('POST', '/api/jobs', sent, user, { 'x-time-zone': zone })
  return response.json<Job>()
}
const move = (id: string, status: string) => t.rest('PUT', `/api/jobs/${id}`, { status }, user)
const readHistory = async (id: string) =>
  (await t.rest('GET', `/api/jobs/${id}/history`, undefined, user)).json<{
    changes: StatusChange[]
  }>().changes
const correct = (id: string, change: string | undefined, changed_at: string, who = user) =>
  t.rest('PUT', `/api/jobs/${id}/history/${change}`, { changed_at }, who)
const readJob = async (id: string) =>
  (await t.rest('GET', `/api/jobs/${id}`, undefined, user)).json<Job>()

describe('the history of an application', () => {
  test('is listed oldest first, and only for its owner', async () => {
    const { id } = await create({ status: 'saved' })
    await move(id, 'applied')
    const changes = await readHistory(id)
    expect(changes.map(({ from_status, to_status }) => [from_status, to_status])).toEqual([
      [null, 'saved'],
      ['saved', 'applied'],
    ])
    const stranger = await t.register()
    const theirs = await t.rest('GET', `/api/jobs/${id}/history`, undefined, stranger)
    expect(theirs.statusCode).toBe(404)
    expect((await correct(id, changes[0]?.id, '2026-01-01T00:00:00Z', stranger)).statusCode).toBe(
      404,
    )
  })

  test.each([
    ['Pacific/Kiritimati', '2026-03-03T22:00:00.000Z'],
    ['Europe/Berlin', '2026-03-04T11:00:00.000Z'],
    ['America/New_York', '2026-03-04T17:00:00.000Z'],
    ['Nowhere/Land', '2026-03-04T12:00:00.000Z'],
  ])('of one added late starts at noon of its day in %s', async (zone, noon) => {
    const job = await create({ application_date: '2026-03-04' }, zone)
    expect(job.status_changed_at).toBe(noon)
    expect(await readHistory(job.id)).toMatchObject([{ to_status: 'applied', changed_at: noon }])
  })

  test('starts now for a saved one, and for one added on its day or before it', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    for (const fields of [
      { status: 'saved', application_date: '2026-03-04' },
      { application_date: tomorrow },
      {},
    ]) {
      const job = await create(fields)
      expect(job.status_changed_at).toBe(job.created_at)
    }
  })
})

describe('correcting a status’s start', () => {
  const moved = async () => {
    const { id } = await create({ application_date: '2026-03-04' })
    await move(id, 'interviewing')
    await move(id, 'offer')
    return { id, changes: await readHistory(id) }
  }

  test('changes only that date, and for the current status the application’s own', async () => {
    const { id, changes } = await moved()
    const [, second, last] = changes
    const response = await correct(id, second?.id, '2026-04-01T10:00:00+02:00')
    expect(response.json()).toEqual({ ...second, changed_at: '2026-04-01T08:00:00.000Z' })
    const later = await readJob(id)
    expect(later.status_changed_at).toBe(last?.changed_at)
    expect((await correct(id, last?.id, '2026-05-01T10:00:00Z')).statusCode).toBe(200)
    expect((await readJob(id)).status_changed_at).toBe('2026-05-01T10:00:00.000Z')
    expect((await readHistory(id)).map(({ changed_at }) => changed_at)).toEqual([
      changes[0]?.changed_at,
      '2026-04-01T08:00:00.000Z',
      '2026-05-01T10:00:00.000Z',
    ])
  })

  test('is rejected in the future and beyond its neighbours, and nothing changes', async () => {
    const { id, changes } = await moved()
    const [first, second, last] = changes
    const refused: [StatusChange | undefined, string][] = [
      [last, new Date(Date.now() + 60_000).toISOString()],
      [last, second?.changed_at ?? ''],
      [second, '2026-03-04T12:00:00Z'],
      [first, new Date().toISOString()],
      [first, 'yesterday'],
      [first, ''],
    ]
    for (const [change, changed_at] of refused) {
      expect((await correct(id, change?.id, changed_at)).statusCode, changed_at).toBe(400)
    }
    expect((await correct(id, first?.id, first?.changed_at ?? '')).statusCode).toBe(200)
    expect(await readHistory(id)).toEqual(changes)
  })

  test('finds neither a change of another application nor one of a deleted one', async () => {
    const { id, changes } = await moved()
    const other = await create()
    const at = '2026-03-05T00:00:00Z'
    expect((await correct(other.id, changes[0]?.id, at)).statusCode).toBe(404)
    await t.rest('DELETE', `/api/jobs/${id}`, undefined, user)
    expect((await correct(id, changes[0]?.id, at)).statusCode).toBe(404)
    const restored = await t.rest('POST', `/api/jobs/${id}/restore`, undefined, user)
    expect(restored.statusCode).toBe(200)
    expect(restored.json()).toMatchObject({ id, status: 'offer' })
    expect((await correct(id, changes[0]?.id, '2026-03-01T00:00:00Z')).statusCode).toBe(200)
  })

  test('keeps the order where two changes lie within one millisecond', async () => {
    const { id, changes } = await moved()
    await sql`update job_status_changes set changed_at = '2026-06-01T00:00:00.000500Z'
      where id = ${changes[1]?.id ?? ''}`.execute(t.database.db)
    expect((await correct(id, changes[2]?.id, '2026-06-01T00:00:00Z')).statusCode).toBe(400)
    expect((await correct(id, changes[2]?.id, '2026-06-01T00:00:00.001Z')).statusCode).toBe(200)
    expect((await readHistory(id)).map(({ to_status }) => to_status)).toEqual([
      'applied',
      'interviewing',
      'offer',
    ])
  })
})
