import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACTIVITY_KINDS } from '#src/activities/constants.ts'
import type { Goal } from '#src/goal/schema.ts'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import type { SearchReport } from '#src/reports/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
let user_id: string
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
  const me = t.database.db.selectFrom('users').select('id').where('email', '=', user.email)
  user_id = (await me.executeTakeFirstOrThrow()).id
})
afterAll(() => t.close())

const read = async (who = user, zone = 'UTC') => {
  const response = await t.rest('GET', '/api/goal', undefined, who, { 'x-time-zone': zone })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Goal>()
}
const put = (sent: object, who = user) => t.rest('PUT', '/api/goal', sent, who)

test('a goal is stored for its owner only, and removed by a null target', async () => {
  expect(await read()).toMatchObject({ period: 'week', target: null, applications: 0, efforts: 0 })
  const response = await put({ period: 'Month', target: 12 })
  expect([response.statusCode, response.json()]).toEqual([200, await read()])
  expect(await read()).toMatchObject({ period: 'month', target: 12 })
  expect((await put({ target: 13 })).json()).toMatchObject({ period: 'month', target: 13 })
  expect((await put({ period: 'week' })).json()).toMatchObject({ period: 'week', target: 13 })
  expect(await read(await t.register())).toMatchObject({ target: null })
  expect((await put({ target: null })).json()).toMatchObject({ period: 'week', target: null })
  expect(await read()).toMatchObject({ period: 'week', target: null })
})

const WRONG = 'The goal must be a whole number from 1 to 999'
test.each([
  [{ target: 0 }, WRONG],
  [{ target: 1_000 }, WRONG],
  [{ target: 2.5 }, WRONG],
  [{ target: 'many' }, WRONG],
  [{ period: 'month' }, WRONG],
  [{}, WRONG],
  [{ period: 'year', target: 1 }, 'Period must be one of: week, month'],
])('%j is rejected, and nothing changes', async (sent, message) => {
  const before = await read()
  const response = await put(sent)
  expect([response.statusCode, response.json()]).toEqual([400, { detail: [message] }])
  expect(await read()).toEqual(before)
})

test('a week counts applications and efforts since Monday, a month since its first day', async () => {
  const ada = await t.register()
  const add = (path: string, sent: object) => t.rest('POST', path, sent, ada)
  await add('/api/jobs', { company: 'Acme', position: 'Saved', status: 'saved' })
  await add('/api/jobs', { company: 'Acme', position: 'Sent', status: 'applied' })
  await add('/api/activities', { kind: 'call', text: 'Asked' })
  await add('/api/activities', { kind: 'note', text: 'Thought' })
  const { from, to, applications, efforts } = await read(ada)
  expect([applications, efforts]).toEqual([1, 1])
  expect(new Date(from).getUTCDay()).toBe(1)
  expect(Date.parse(to) - Date.parse(from)).toBe(6 * 24 * 60 * 60 * 1000)
  await put({ period: 'month', target: 2 }, ada)
  const month = await read(ada)
  expect(month).toMatchObject({ applications: 1, efforts: 1 })
  expect(month.from).toMatch(/-01$/)
})

const HOUR_MS = 60 * 60 * 1000
const aroundNow = fc
  .integer({ min: -40 * 24, max: 40 * 24 })
  .map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString())
const anyJob = fc.record({
  day: aroundNow.map((instant) => instant.slice(0, 10)),
  statuses: fc.array(fc.constantFrom(...JOB_STATUSES), { minLength: 1, maxLength: 3 }),
  deleted_at: fc.constantFrom(null, null, '2026-01-01T00:00:00Z'),
})
const anyActivity = fc.record({
  kind: fc.constantFrom(...ACTIVITY_KINDS),
  happened_at: aroundNow,
  job: fc.option(fc.nat({ max: 3 })),
  deleted_at: fc.constantFrom(null, null, '2026-01-01T00:00:00Z'),
})

type AnyJob = typeof anyJob extends fc.Arbitrary<infer T> ? T : never
type AnyActivity = typeof anyActivity extends fc.Arbitrary<infer T> ? T : never

/** Makes these the person's applications and activities, in place of those that they had. */
const replaceRows = async (jobs: readonly AnyJob[], activities: readonly AnyActivity[]) => {
  const { db } = t.database
  await db.deleteFrom('activities').where('user_id', '=', user_id).execute()
  await db.deleteFrom('jobs').where('user_id', '=', user_id).execute()
  const rows = jobs.map((job) => ({ ...job, id: randomUUID() }))
  for (const { id, day, statuses, deleted_at } of rows) {
    const names = { company: 'Acme', position: 'Developer', application_date: day }
    const status = statuses.at(-1) ?? 'saved'
    await db
      .insertInto('jobs')
      .values({ user_id, id, ...names, status, deleted_at })
      .execute()
    const changes = statuses.map((to_status, index) => ({
      user_id,
      job_id: id,
      from_status: statuses[index - 1] ?? null,
      to_status,
      changed_at: `${day}T${String(10 + index)}:00:00Z`,
    }))
    await db.insertInto('job_status_changes').values(changes).execute()
  }
  for (const { job, ...activity } of activities) {
    const job_id = job === null ? null : (rows[job]?.id ?? null)
    await db
      .insertInto('activities')
      .values({ user_id, text: 'x', ...activity, job_id })
      .execute()
  }
}

test('the counts equal the proof of search for the same days, in any time zone', async () => {
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Auckland', '+05:30')
  const lists = [
    fc.array(anyJob, { maxLength: 6 }),
    fc.array(anyActivity, { maxLength: 8 }),
  ] as const
  await fc.assert(
    fc.asyncProperty(
      ...lists,
      zones,
      fc.constantFrom('week', 'month'),
      async (jobs, activities, zone, period) => {
        await replaceRows(jobs, activities)
        await put({ period, target: 3 })
        const { from, to, applications, efforts } = await read(user, zone)
        const path = `/api/reports/search?from=${from}&to=${to}`
        const response = await t.rest('GET', path, undefined, user, { 'x-time-zone': zone })
        const rows = response
          .json<SearchReport>()
          .rows.filter(({ date }) => date >= from && date <= to)
        const count = (kind: string) => rows.filter((row) => row.kind === kind).length
        expect({ applications, efforts }).toEqual({
          applications: count('application'),
          efforts: count('effort'),
        })
      },
    ),
    { numRuns: 25 },
  )
})
