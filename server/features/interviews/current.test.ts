import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INTERVIEW_RESULTS } from '#src/interviews/constants.ts'
import { findCurrentInterview } from '#src/interviews/current.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const addJob = async (fields: object = {}) => {
  const sent = { company: 'Acme', position: 'Engineer', ...fields }
  return (await t.rest('POST', '/api/jobs', sent, user)).json<Job>()
}
const update = async (id: string, fields: object) => {
  const response = await t.rest('PUT', `/api/jobs/${id}`, fields, user)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Job>()
}
const add = async (jobId: string, fields: object) =>
  (await t.rest('POST', `/api/jobs/${jobId}/interviews`, fields, user)).json<Interview>()
const put = (id: string, fields: object) => t.rest('PUT', `/api/interviews/${id}`, fields, user)
const list = async (jobId: string) =>
  (await t.rest('GET', `/api/jobs/${jobId}/interviews`, undefined, user)).json<{
    interviews: Interview[]
  }>().interviews
const readJob = async (id: string) =>
  (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>().find((job) => job.id === id)

const NONE = {
  interview_date: null,
  interview_type: null,
  interview_round: null,
  checked_items: [],
}
const toFields = (interview: Interview | undefined) =>
  interview
    ? {
        interview_date: interview.starts_at,
        interview_type: interview.type,
        interview_round: interview.round,
        checked_items: interview.checked_items,
      }
    : NONE

test('is the next one that is not cancelled, else the latest, else none', async () => {
  const { id } = await addJob()
  const [past, longPast] = [await add(id, { starts_at: inDays(-1) }), inDays(-9)]
  await add(id, { starts_at: longPast })
  expect(await readJob(id)).toMatchObject(toFields(past))
  const next = await add(id, { starts_at: inDays(2), type: 'hr', checked_items: ['a'] })
  await add(id, { starts_at: inDays(5) })
  expect(await readJob(id)).toMatchObject(toFields(next))
  await put(next.id, { result: 'cancelled' })
  expect(await readJob(id)).toMatchObject({ interview_round: 4 })
  for (const one of await list(id)) await put(one.id, { result: 'cancelled' })
  expect(await readJob(id)).toMatchObject(NONE)
})

test('is the same in the list, for a single application and by the app’s rule', async () => {
  const offset = fc.option(fc.constantFrom(-9, -2, -1, 1, 2, 9), { nil: null })
  const some = fc.record({
    days: offset,
    result: fc.option(fc.constantFrom(...INTERVIEW_RESULTS), { nil: null }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(some, { maxLength: 5 }), async (interviews) => {
      const { id } = await addJob()
      for (const { days, result } of interviews) {
        await add(id, { starts_at: days === null ? null : inDays(days), result })
      }
      const expected = findCurrentInterview(await list(id), new Date())
      // If several have no date, any of them may be current.
      const { interview_date } = toFields(expected)
      expect(await readJob(id)).toMatchObject({ interview_date })
      const alone = await t.rest('GET', `/api/jobs/${id}`, undefined, user)
      expect(alone.json()).toMatchObject({ interview_date })
    }),
    { numRuns: 15 },
  )
})

test('is created by an application’s fields, in the request’s time zone', async () => {
  const { id } = await addJob()
  const sent = { interview_date: inDays(1), interview_type: 'hr', checked_items: ['a'] }
  expect(await update(id, sent)).toMatchObject({ ...sent, interview_round: null })
  expect(await list(id)).toMatchObject([
    { starts_at: sent.interview_date, type: 'hr', round: null, time_zone: 'UTC' },
  ])
})

test('is changed by them, and others are unchanged', async () => {
  const { id } = await addJob()
  const past = await add(id, { starts_at: inDays(-3), result: 'passed' })
  const next = await add(id, { starts_at: inDays(3), place: 'Room 7' })
  const moved = inDays(4)
  await update(id, { interview_date: moved, interview_round: 7 })
  expect(await list(id)).toEqual([past, { ...next, starts_at: moved, round: 7 }])
})

test('has no date once it is cleared, and is deleted once nothing is left in it', async () => {
  const { id } = await addJob({ status: 'interviewing' })
  expect(await update(id, { interview_date: null })).toMatchObject({
    ...NONE,
    interview_type: 'technical',
    interview_round: 1,
  })
  expect(await list(id)).toMatchObject([{ starts_at: null }])
  expect(await update(id, { interview_type: null, interview_round: null })).toMatchObject(NONE)
  expect(await list(id)).toEqual([])
})

test('is kept while it has anything else', async () => {
  const { id } = await addJob()
  const { id: interviewId } = await add(id, { starts_at: inDays(1), place: 'Room 7' })
  await update(id, { interview_date: null, interview_type: null, interview_round: null })
  expect(await list(id)).toMatchObject([{ id: interviewId, place: 'Room 7', starts_at: null }])
})

test('moving to interviewing keeps a past one, and creates another', async () => {
  const { id } = await addJob()
  const over = await add(id, { starts_at: inDays(-3), type: 'hr', round: 2, checked_items: ['a'] })
  const moved = await update(id, { status: 'interviewing' })
  expect(Date.parse(moved.interview_date ?? '')).toBeGreaterThan(Date.now())
  expect(moved).toMatchObject({ interview_type: 'hr', interview_round: 2, checked_items: [] })
  expect((await list(id))[0]).toEqual(over)
  expect(await list(id)).toHaveLength(2)
})

test('sending the whole application back changes none of them', async () => {
  const { id } = await addJob({ status: 'interviewing' })
  await add(id, { starts_at: inDays(9) })
  const before = await list(id)
  const job = await readJob(id)
  await update(id, { ...job, notes: 'prepared' })
  expect(await list(id)).toEqual(before)
})

test('applications moved together get theirs at once, and undo removes those nobody has changed', async () => {
  const [plain, planned, over, kept] = [
    await addJob(),
    await addJob(),
    await addJob(),
    await addJob(),
  ]
  const ids = [plain.id, planned.id, over.id, kept.id]
  const ahead = { interview_date: inDays(3) }
  await update(planned.id, ahead)
  const past = await add(over.id, { starts_at: inDays(-3), type: 'hr', round: 2 })
  const sent = { ids, change: { status: 'interviewing' } }
  const response = await t.rest('POST', '/api/jobs/bulk', sent, user)
  const { undo_id } = response.json<{ undo_id: string }>()
  expect(await readJob(plain.id)).toMatchObject({ interview_type: 'technical', interview_round: 1 })
  expect(await readJob(planned.id)).toMatchObject({ ...ahead, interview_type: 'technical' })
  expect(await readJob(over.id)).toMatchObject({ interview_type: 'hr', interview_round: 2 })
  expect(await list(over.id)).toHaveLength(2)
  const [touched] = await list(kept.id)
  await put(touched?.id ?? '', { place: 'Room 7' })

  const undone = await t.rest('POST', `/api/undo/${undo_id}`, undefined, user)
  expect(undone.statusCode).toBe(204)
  expect(await readJob(plain.id)).toMatchObject({ ...NONE, status: 'applied' })
  expect(await readJob(planned.id)).toMatchObject({ ...NONE, ...ahead })
  expect(await list(over.id)).toEqual([past])
  expect(await list(kept.id)).toMatchObject([{ place: 'Room 7' }])
})
