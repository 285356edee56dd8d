import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Analytics, CountedInput } from '#src/analytics/schema.ts'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { OUTCOMES } from '#src/jobs/outcomes.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { type Life, walkHistories } from './walk-histories.ts'

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

/** Makes these the person's applications, in place of those that they had. */
const storeLives = async (lives: readonly Life[]): Promise<string[]> => {
  const { db } = t.database
  await db.deleteFrom('jobs').where('user_id', '=', user_id).execute()
  const rows = lives.map((life) => ({ ...life, id: randomUUID() }))
  if (rows.length === 0) return []
  const job = { user_id, company: 'a', position: 'b', application_date: '2026-01-01' }
  const jobs = rows.map(({ id, source, outcome, isDeleted, changes }) => ({
    ...job,
    id,
    source,
    outcome,
    status: changes.at(-1)?.to ?? ('saved' as const),
    deleted_at: isDeleted ? '2026-01-01T00:00:00Z' : null,
  }))
  await db.insertInto('jobs').values(jobs).execute()
  const changes = rows.flatMap(({ id, changes: of }) =>
    of.map(({ to, at }) => ({ user_id, job_id: id, to_status: to, changed_at: at })),
  )
  await db.insertInto('job_status_changes').values(changes).execute()
  return rows.map(({ id }) => id)
}

const ask = (search: string, zone = 'UTC') =>
  t.rest('GET', `/api/analytics${search}`, undefined, user, { 'x-time-zone': zone })
const read = async (search: string, zone?: string) => {
  const response = await ask(search, zone)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Analytics>()
}
const listCountedJobs = async (input: CountedInput) => {
  const response = await t.trpc('query', 'analytics.jobs', input, user)
  return response.json<{ result: { data: { job_ids: string[] } } }>().result.data.job_ids
}

const HOUR_MS = 60 * 60 * 1000
const anyLife: fc.Arbitrary<Life> = fc
  .record({
    source: fc.constantFrom(null, 'LinkedIn', 'Agency'),
    outcome: fc.constantFrom(null, ...OUTCOMES),
    isDeleted: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
    startHour: fc.integer({ min: 0, max: 60 * 24 }),
    steps: fc.array(
      fc.record({ to: fc.constantFrom(...JOB_STATUSES), hours: fc.integer({ min: 1, max: 900 }) }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ startHour, steps, ...life }) => {
    let at = Date.parse('2026-02-15T00:00:00Z') + startHour * HOUR_MS
    const changes = steps.map(({ to, hours }) => {
      at += hours * HOUR_MS
      return { to, at: new Date(at).toISOString() }
    })
    return { ...life, changes }
  })

/** Sorts the parts whose order is irrelevant. */
const sorted = ({ flow, by_source, ...numbers }: Analytics) => ({
  ...numbers,
  flow: flow.map((link) => JSON.stringify(link)).toSorted(),
  by_source: by_source.map((row) => JSON.stringify(row)).toSorted(),
})

test('the numbers equal those of a plain implementation, in any time zone', async () => {
  const range = { from: '2026-03-05', to: '2026-04-20' }
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Auckland', '+05:30')
  await fc.assert(
    fc.asyncProperty(fc.array(anyLife, { maxLength: 14 }), zones, async (lives, zone) => {
      await storeLives(lives)
      const within = await read(`?from=${range.from}&to=${range.to}`, zone)
      expect(sorted(within)).toEqual(sorted(walkHistories(lives, range, zone)))
      const all = { from: '', to: '9999' }
      expect(sorted(await read('', zone))).toEqual(sorted(walkHistories(lives, all, zone)))
    }),
    { numRuns: 30 },
  )
})

const life = (changes: Life['changes'], more: Partial<Life> = {}): Life => ({
  source: null,
  outcome: null,
  isDeleted: false,
  ...more,
  changes,
})
const on = (to: Life['changes'][number]['to'], day: string) => ({ to, at: `${day}T12:00:00.000Z` })
const STORY = [
  life([on('saved', '2026-03-01'), on('applied', '2026-03-02'), on('interviewing', '2026-03-12')], {
    source: 'LinkedIn',
  }),
  life([on('applied', '2026-03-03'), on('rejected', '2026-03-07')], { source: 'linkedin' }),
  life([on('applied', '2026-03-04')], { outcome: 'ghosted' }),
  life([on('applied', '2026-02-01'), on('offer', '2026-03-05')], { source: 'Agency' }),
  life([on('saved', '2026-03-04')]),
]

test('a month’s report has its numbers, flow, sources and weeks', async () => {
  await storeLives(STORY)
  expect(await read('?from=2026-03-01&to=2026-03-31')).toEqual({
    applications: 3,
    answered: 2,
    response_rate: 2 / 3,
    median_days_to_answer: 7,
    offers: 0,
    flow: [
      { from: 'applied', to: 'interviewing', count: 1 },
      { from: 'applied', to: 'rejected', count: 1 },
      { from: 'applied', to: 'no_answer', count: 1 },
      { from: 'interviewing', to: 'open', count: 1 },
    ],
    by_source: [
      { source: 'LinkedIn', applications: 2, answered: 2, interviews: 1, offers: 0 },
      { source: null, applications: 1, answered: 0, interviews: 0, offers: 0 },
    ],
    per_week: [
      { week: '2026-03-02', applications: 3, answers: 2, interviews: 0 },
      { week: '2026-03-09', applications: 0, answers: 1, interviews: 1 },
    ],
  })
})

test('an application that skipped applied starts at its first status', async () => {
  await storeLives([
    life([on('saved', '2026-03-01'), on('interviewing', '2026-03-02')]),
    life([on('offer', '2026-03-03')]),
    life([on('saved', '2026-03-01'), on('rejected', '2026-03-04')]),
    life([on('interviewing', '2026-03-03'), on('applied', '2026-03-05')]),
  ])
  const { flow, applications } = await read('')
  expect(applications).toBe(4)
  expect(new Set(flow)).toEqual(
    new Set([
      { from: 'interviewing', to: 'open', count: 2 },
      { from: 'offer', to: 'open', count: 1 },
    ]),
  )
})

test('the applications of a number are the counted ones', async () => {
  const [first, second, third, earlier] = await storeLives(STORY)
  const march = { from: '2026-03-01', to: '2026-03-31' }
  const cases: [CountedInput['of'], (string | undefined)[]][] = [
    ['applications', [first, second, third]],
    ['answered', [first, second]],
    ['interviews', [first]],
    ['offers', []],
    ['answers', [first, second, earlier]],
    ['invitations', [first]],
    [{ from: 'applied', to: 'no_answer' }, [third]],
    [{ from: 'interviewing', to: 'open' }, [first]],
  ]
  for (const [of, expected] of cases) {
    const found = await listCountedJobs({ ...march, of })
    expect(new Set(found), JSON.stringify(of)).toEqual(new Set(expected))
  }
})

test('without applications there are no rates', async () => {
  await storeLives([])
  expect(await read('')).toEqual({
    applications: 0,
    answered: 0,
    response_rate: null,
    median_days_to_answer: null,
    offers: 0,
    flow: [],
    by_source: [],
    per_week: [],
  })
})

test.each([
  ['?from=2026-02-01&to=2026-01-01', 'From must not be after To'],
  ['?from=soon', 'From must be a date like 2026-01-31'],
])('rejects %s', async (search, message) => {
  const response = await ask(search)
  expect([response.statusCode, response.json()]).toEqual([400, { detail: [message] }])
})
