import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job, StatusChange } from '#src/jobs/schema.ts'
import type { Stages } from '#src/jobs/shape.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  user = await t.register()
})

const BASE = { company: 'Acme', position: 'Engineer' }
const call = (...args: Parameters<TestApp['rest']>) => t.rest(args[0], args[1], args[2], user)
const create = async (fields: object = {}) => {
  const response = await call('POST', '/api/jobs', { ...BASE, ...fields })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Job>()
}
const put = (id: string, fields: object) => call('PUT', `/api/jobs/${id}`, fields)
const list = async () => (await call('GET', '/api/jobs')).json<Job[]>()
const get = async (id: string) => (await call('GET', `/api/jobs/${id}`)).json<Job>()
const putStages = async (sent: object) => {
  const response = await call('PUT', '/api/stages', sent)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Stages>()
}
const bulk = async (ids: string[], change: object) => {
  const response = await call('POST', '/api/jobs/bulk', { ids, change })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ changed: number; undo_id: string }>()
}
const undo = async (id: string) => (await call('POST', `/api/undo/${id}`)).statusCode
const readHistory = async (id: string) => {
  const response = await call('GET', `/api/jobs/${id}/history`)
  const { changes } = response.json<{ changes: StatusChange[] }>()
  return changes.map(({ from_status, to_status }) => [from_status, to_status])
}
const NONE: Stages = { saved: [], applied: [], interviewing: [], offer: [], rejected: [] }

describe('the fields', () => {
  test('of an application start empty, are stored, and null clears them', async () => {
    expect(await create()).toMatchObject({
      stage: null,
      tags: [],
      outcome: null,
      archived_at: null,
    })
    await putStages({ applied: ['Waiting'] })
    const job = await create({
      stage: ' Waiting ',
      tags: [' Remote ', 'remote', 'Dream job', ''],
      outcome: 'Ghosted',
      archived: true,
    })
    expect(job).toMatchObject({
      stage: 'Waiting',
      tags: ['Remote', 'Dream job'],
      outcome: 'ghosted',
      archived_at: expect.stringMatching(/Z$/),
    })
    expect(await list()).toContainEqual(job)
    const cleared = { stage: null, tags: null, outcome: null, archived: false }
    expect((await put(job.id, cleared)).json()).toMatchObject({
      stage: null,
      tags: [],
      outcome: null,
      archived_at: null,
    })
  })

  test.each([
    { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) },
    { tags: ['t'.repeat(41)] },
    { tags: 'Remote' },
    { outcome: 'hired' },
    { archived: 'yes' },
    { stage: 's'.repeat(41) },
    { stage: 'Nobody’s' },
  ])('reject %o, and change nothing', async (sent) => {
    const job = await create()
    expect((await put(job.id, { notes: 'x', ...sent })).statusCode).toBe(400)
    expect(await get(job.id)).toEqual(job)
  })

  test('archiving an archived application keeps its time', async () => {
    const { id } = await create()
    const { archived_at } = (await put(id, { archived: true })).json<Job>()
    expect(Date.now() - Date.parse(archived_at ?? '')).toBeLessThan(60_000)
    expect((await put(id, { archived: true })).json<Job>().archived_at).toBe(archived_at)
  })

  test('a similar application shows that it is archived', async () => {
    const { id } = await create()
    const { archived_at } = (await put(id, { archived: true })).json<Job>()
    const response = await call('GET', '/api/jobs/similar?company=Acme&position=Engineer')
    expect(response.json()).toMatchObject({ matches: [{ id, archived_at }] })
  })
})

describe('stages', () => {
  test('are per person and ordered; a status that is not sent keeps its stages', async () => {
    expect((await call('GET', '/api/stages')).json()).toEqual(NONE)
    await putStages({ applied: ['Sent', 'Seen'], interviewing: ['Phone'] })
    expect(await putStages({ applied: ['Seen', 'Sent', 'Waiting'] })).toEqual({
      ...NONE,
      applied: ['Seen', 'Sent', 'Waiting'],
      interviewing: ['Phone'],
    })
    const other = await t.register()
    expect((await t.rest('GET', '/api/stages', undefined, other)).json()).toEqual(NONE)
  })

  test.each([
    {},
    { applied: 'Sent' },
    { applied: [''] },
    { applied: ['Sent', 'sent'] },
    { applied: Array.from({ length: 13 }, (_, index) => `stage ${index}`) },
    { rename: { status: 'applied', from: 'Sent' } },
  ])('reject %o', async (sent) => {
    await putStages({ applied: ['Sent'] })
    expect((await call('PUT', '/api/stages', sent)).statusCode).toBe(400)
    expect((await call('GET', '/api/stages')).json()).toEqual({ ...NONE, applied: ['Sent'] })
  })

  test('belong to a status: moving without a stage clears it, and with one needs the new status’s', async () => {
    await putStages({ applied: ['Sent'], interviewing: ['Phone'] })
    const { id } = await create({ stage: 'Sent' })
    expect((await put(id, { status: 'interviewing', stage: 'Sent' })).statusCode).toBe(400)
    expect((await put(id, { status: 'applied', notes: 'x' })).json()).toMatchObject({
      stage: 'Sent',
    })
    expect((await put(id, { status: 'interviewing' })).json()).toMatchObject({ stage: null })
    const moved = await put(id, { status: 'interviewing', stage: 'Phone' })
    expect(moved.json()).toMatchObject({ status: 'interviewing', stage: 'Phone' })
    expect((await put(id, { status: 'offer', stage: '' })).json()).toMatchObject({ stage: null })
  })

  test('a renamed one is renamed in its applications, including deleted ones', async () => {
    await putStages({ applied: ['Sent', 'Seen'] })
    const kept = await create({ stage: 'Sent' })
    const deleted = await create({ stage: 'Sent' })
    await call('DELETE', `/api/jobs/${deleted.id}`)
    const rename = { status: 'applied', from: 'Sent', to: 'Out' }
    expect(await putStages({ rename })).toEqual({ ...NONE, applied: ['Out', 'Seen'] })
    expect((await get(kept.id)).stage).toBe('Out')
    await t.trpc('mutation', 'jobs.restore', { id: deleted.id }, user)
    expect((await get(deleted.id)).stage).toBe('Out')
    const again = await call('PUT', '/api/stages', { rename })
    expect(again.statusCode).toBe(404)
    const taken = { rename: { status: 'applied', from: 'Out', to: 'seen' } }
    expect((await call('PUT', '/api/stages', taken)).statusCode).toBe(409)
    const respelt = { rename: { status: 'applied', from: 'Out', to: 'OUT' } }
    expect((await putStages(respelt)).applied).toEqual(['OUT', 'Seen'])
  })

  test('a removed one is cleared in its applications', async () => {
    await putStages({ applied: ['Sent', 'Seen'] })
    const one = await create({ stage: 'Sent' })
    const other = await create({ stage: 'Seen' })
    expect(await putStages({ applied: ['Seen'] })).toEqual({ ...NONE, applied: ['Seen'] })
    expect([(await get(one.id)).stage, (await get(other.id)).stage]).toEqual([null, 'Seen'])
    expect(await putStages({ applied: [] })).toEqual(NONE)
  })

  test('an application that moves while its stage is removed does not keep it', async () => {
    await putStages({ applied: ['Sent'] })
    const jobs = await Promise.all(Array.from({ length: 6 }, () => create()))
    const responses = await Promise.all([
      ...jobs.slice(0, 3).map(({ id }) => put(id, { stage: 'Sent' })),
      call('PUT', '/api/stages', { applied: [] }),
      ...jobs.slice(3).map(({ id }) => put(id, { stage: 'Sent' })),
    ])
    expect(responses.every(({ statusCode }) => [200, 400].includes(statusCode))).toBe(true)
    expect((await list()).map(({ stage }) => stage)).toEqual(jobs.map(() => null))
  })

  test('an account with stages can be deleted', async () => {
    await putStages({ applied: ['Sent'] })
    await create({ stage: 'Sent' })
    const response = await t.trpc('mutation', 'auth.deleteAccount', { password: PASSWORD }, user)
    expect(response.statusCode, response.body).toBe(200)
  })
})

describe('many applications', () => {
  test('are changed equally, each with its own consequences, and undone together', async () => {
    await putStages({ interviewing: ['Phone'] })
    const jobs = [
      await create({ status: 'saved', tags: ['a'] }),
      await create({ tags: ['b', 'A'] }),
      await create({ status: 'interviewing', outcome: 'ghosted' }),
    ]
    const ids = jobs.map(({ id }) => id)
    const change = {
      status: 'interviewing',
      stage: 'Phone',
      outcome: 'withdrawn',
      archived: true,
      add_tags: ['c'],
      remove_tags: ['B'],
    }
    const { changed, undo_id } = await bulk([...ids, ...ids.map((id) => id.toUpperCase())], change)
    expect(changed).toBe(3)
    const after = await Promise.all(ids.map(get))
    for (const job of after) {
      expect(job).toMatchObject({
        status: 'interviewing',
        stage: 'Phone',
        outcome: 'withdrawn',
        interview_type: 'technical',
        archived_at: expect.any(String),
      })
    }
    expect(after.map(({ tags }) => tags)).toEqual([['a', 'c'], ['A', 'c'], ['c']])
    expect(await readHistory(ids[0] ?? '')).toEqual([
      [null, 'saved'],
      ['saved', 'interviewing'],
    ])
    expect(await readHistory(ids[2] ?? '')).toEqual([[null, 'interviewing']])
    expect(await undo(undo_id)).toBe(204)
    expect(await Promise.all(ids.map(get))).toEqual(jobs)
    expect(await readHistory(ids[0] ?? '')).toEqual([[null, 'saved']])
    expect(await undo(undo_id)).toBe(404)
  })

  test('undo keeps later changes', async () => {
    const [moved, tagged, edited] = [await create(), await create({ tags: ['a'] }), await create()]
    const ids = [moved.id, tagged.id, edited.id]
    const { undo_id } = await bulk(ids, { status: 'offer', add_tags: ['b'], outcome: 'closed' })
    await put(moved.id, { status: 'rejected' })
    await put(tagged.id, { tags: ['a', 'b', 'c'] })
    await put(edited.id, { notes: 'New', outcome: 'declined' })
    expect(await undo(undo_id)).toBe(204)
    expect(await get(moved.id)).toMatchObject({ status: 'rejected', tags: [], outcome: null })
    expect(await readHistory(moved.id)).toEqual([
      [null, 'applied'],
      ['applied', 'offer'],
      ['offer', 'rejected'],
    ])
    expect(await get(tagged.id)).toMatchObject({ status: 'applied', tags: ['a', 'c'] })
    expect(await get(edited.id)).toMatchObject({
      status: 'applied',
      notes: 'New',
      outcome: 'declined',
    })
  })

  test('undo skips a removed stage, and keeps a renamed one', async () => {
    await putStages({ applied: ['Sent', 'Seen'], offer: ['Signed'] })
    const [one, other] = [await create({ stage: 'Sent' }), await create({ stage: 'Seen' })]
    const moved = await bulk([one.id], { status: 'offer', stage: 'Signed' })
    const tagged = await bulk([other.id], { add_tags: ['a'] })
    await putStages({ applied: ['Seen'], offer: [] })
    await putStages({ rename: { status: 'applied', from: 'Seen', to: 'Read' } })
    expect([await undo(moved.undo_id), await undo(tagged.undo_id)]).toEqual([204, 204])
    expect(await get(one.id)).toMatchObject({ status: 'applied', stage: null })
    expect(await get(other.id)).toMatchObject({ stage: 'Read', tags: [] })
  })

  test('are deleted and restored together, except those restored and deleted again', async () => {
    const jobs = [await create(), await create(), await create()]
    const ids = jobs.map(({ id }) => id)
    const response = await call('POST', '/api/jobs/bulk', { ids, delete: true })
    const { changed, undo_id } = response.json<{ changed: number; undo_id: string }>()
    expect([response.statusCode, changed]).toEqual([200, 3])
    expect(await list()).toEqual([])
    await t.trpc('mutation', 'jobs.restore', { id: ids[2] }, user)
    await call('DELETE', `/api/jobs/${ids[2]}`)
    expect(await undo(undo_id)).toBe(204)
    expect(await list()).toEqual([jobs[1], jobs[0]])
  })

  test('are all rejected if one is not the person’s, is deleted, or has too many tags', async () => {
    const foreign = await t.rest('POST', '/api/jobs', BASE, await t.register())
    const deleted = await create()
    await call('DELETE', `/api/jobs/${deleted.id}`)
    const full = await create({ tags: Array.from({ length: 20 }, (_, index) => `${index}`) })
    const job = await create()
    for (const other of [foreign.json<Job>().id, deleted.id, randomUUID()]) {
      for (const sent of [{ change: { outcome: 'ghosted' } }, { delete: true }]) {
        const response = await call('POST', '/api/jobs/bulk', { ids: [job.id, other], ...sent })
        expect(response.statusCode).toBe(404)
      }
    }
    const change = { add_tags: ['one more'], status: 'offer' }
    const refused = await call('POST', '/api/jobs/bulk', { ids: [job.id, full.id], change })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { detail: 'Engineer at Acme would have more than 20 tags' },
    ])
    const unknown = { ids: [job.id], change: { stage: 'Nobody’s' } }
    expect((await call('POST', '/api/jobs/bulk', unknown)).statusCode).toBe(400)
    expect(await get(job.id)).toEqual(job)
  })

  test.each([
    { ids: [] },
    { ids: [randomUUID()] },
    { ids: [randomUUID()], change: {} },
    { ids: [randomUUID()], change: { status: 'hired' } },
    { ids: [randomUUID()], change: { outcome: null }, delete: true },
    { ids: Array.from({ length: 1_001 }, () => randomUUID()), delete: true },
    { ids: 'all', delete: true },
  ])('reject input that is empty or too long', async (sent) => {
    expect((await call('POST', '/api/jobs/bulk', sent)).statusCode).toBe(400)
  })

  test('can be 1,000 that are changed and undone, only by the person', async () => {
    const { id } = await create()
    await sql`
      insert into jobs (user_id, company, position, status, application_date)
      select user_id, 'a', 'b', 'applied', application_date
      from jobs, generate_series(1, 999) where jobs.id = ${id}`.execute(t.database.db)
    const before = await list()
    const { changed, undo_id } = await bulk(
      before.map((job) => job.id),
      { status: 'rejected', add_tags: ['Round of March'] },
    )
    expect(changed).toBe(1_000)
    expect((await list()).every(({ status }) => status === 'rejected')).toBe(true)
    const other = await t.register()
    const foreign = await t.rest('POST', `/api/undo/${undo_id}`, undefined, other)
    expect(foreign.statusCode).toBe(404)
    expect(await undo(undo_id)).toBe(204)
    expect(await list()).toEqual(before)
  })

  test('can be undone for a day', async () => {
    const { id } = await create()
    const { undo_id } = await bulk([id], { outcome: 'ghosted' })
    await sql`update undos set created_at = now() - interval '25 hours' where id = ${undo_id}
      `.execute(t.database.db)
    expect(await undo(undo_id)).toBe(404)
    expect(await undo('nothing')).toBe(400)
  })
})

describe('deleted applications', () => {
  test('are listed for 30 days, the latest first, and not once they are restored', async () => {
    const [first, second, old] = [await create(), await create(), await create()]
    for (const { id } of [first, second, old]) await call('DELETE', `/api/jobs/${id}`)
    await sql`update jobs set deleted_at = now() - interval '31 days' where id = ${old.id}`.execute(
      t.database.db,
    )
    await sql`update jobs set deleted_at = now() - interval '29 days'
      where id = ${first.id}`.execute(t.database.db)
    const listed = await call('GET', '/api/jobs/deleted')
    expect(listed.json()).toEqual({
      jobs: [second, first].map((job) => ({ ...job, deleted_at: expect.stringMatching(/Z$/) })),
    })
    await t.trpc('mutation', 'jobs.restore', { id: first.id }, user)
    expect((await call('GET', '/api/jobs/deleted')).json<{ jobs: Job[] }>().jobs).toHaveLength(1)
    const other = await t.register()
    const theirs = await t.rest('GET', '/api/jobs/deleted', undefined, other)
    expect(theirs.json()).toEqual({ jobs: [] })
  })
})
