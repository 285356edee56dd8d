import { afterAll, beforeAll, expect, test } from 'vitest'
import { USUAL_PARTS } from '#src/dashboard/arrange.ts'
import { RECENT_MAX } from '#src/dashboard/constants.ts'
import type { Today } from '#src/dashboard/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const read = async (who = user) => (await t.rest('GET', '/api/dashboard', undefined, who)).json()
const put = (parts: unknown) => t.rest('PUT', '/api/dashboard', { parts }, user)

test('an arranged dashboard is stored for its owner only, until it is reset', async () => {
  expect(await read()).toEqual({ parts: USUAL_PARTS })
  const arranged = [
    { name: 'recent', is_shown: true },
    { name: 'counts', is_shown: false },
  ]
  const response = await put(arranged)
  expect(response.statusCode).toBe(200)
  const { parts } = response.json<{ parts: { name: string }[] }>()
  expect(parts).toHaveLength(USUAL_PARTS.length)
  expect(parts.filter(({ name }) => ['recent', 'counts'].includes(name))).toEqual(arranged)
  expect(await read()).toEqual({ parts })
  expect(await read(await t.register())).toEqual({ parts: USUAL_PARTS })
  expect((await put([])).json()).toEqual({ parts: USUAL_PARTS })
  expect(await read()).toEqual({ parts: USUAL_PARTS })
})

test.each([
  undefined,
  'counts',
  [{ name: 'weather', is_shown: true }],
  [{ name: 'counts' }],
  Array.from({ length: 51 }, () => ({ name: 'counts', is_shown: true })),
])('%j is rejected, and nothing changes', async (parts) => {
  expect((await put(parts)).statusCode).toBe(400)
  expect(await read()).toEqual({ parts: USUAL_PARTS })
})

test('the day’s data contains the counts, and every application that a part shows, whatever its age', async () => {
  const ada = await t.register()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const add = async (position: string, fields: object) => {
    const sent = { company: 'Acme', position, application_date: '2026-01-01', ...fields }
    return (await t.rest('POST', '/api/jobs', sent, ada)).json<{ id: string }>().id
  }
  const recent = Array.from({ length: RECENT_MAX }, (_, index) => `Recent ${index}`)
  for (const position of recent) {
    await add(position, { application_date: '2026-10-01', outcome: 'withdrawn' })
  }
  const followedUp = await add('Followed up', { outcome: 'withdrawn' })
  await t.rest('POST', '/api/reminders', { title: 'Ask', due_at: day(2), job_id: followedUp }, ada)
  await add('Interviewed', { status: 'interviewing', interview_date: day(29) })
  await add('Due', { status: 'offer', deadline: day(29).slice(0, 10) })
  await add('Silent', {})
  await add('Rejected', { status: 'rejected' })
  await add('Archived', { application_date: '2026-11-01', archived: true })
  const response = await t.trpc('query', 'dashboard.today', undefined, ada)
  const { counts, jobs, silent, parts } = response.json<{ result: { data: Today } }>().result.data
  expect(counts).toEqual({ saved: 0, applied: 32, interviewing: 1, offer: 1, rejected: 1 })
  const shown = jobs.map(({ position }) => position)
  expect(shown.slice(0, RECENT_MAX).toSorted()).toEqual(recent.toSorted())
  expect(shown.slice(RECENT_MAX).toSorted()).toEqual([
    'Due',
    'Followed up',
    'Interviewed',
    'Silent',
  ])
  expect(silent.map(({ job_id }) => job_id)).toEqual([
    jobs.find((job) => job.position === 'Silent')?.id,
  ])
  expect(parts).toEqual(USUAL_PARTS)
})
