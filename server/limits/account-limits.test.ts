import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import type { Resource } from '#src/resources/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const TOO_MANY_JOBS =
  'You have reached the limit of 5 applications. Those that you deleted count for as long as they can be restored.'
const TOO_MANY_BOOKMARKS = TOO_MANY_JOBS.replace('applications', 'bookmarks')
const TOO_MUCH_TEXT =
  'You have reached the limit of 1 MB of text. Delete something you no longer need before you add more.'

let t: TestApp
/** A second server with the same database. */
let other: TestApp
const env = { LIMIT_APPLICATIONS: '5', LIMIT_BOOKMARKS: '5' }
beforeAll(async () => {
  t = await createTestApp({ env })
  other = await createTestApp({ env, database: t.database })
})
afterAll(async () => {
  await other.app.close()
  await t.close()
})

const JOB = { company: 'Analytical Engines', position: 'Programmer' }
const add = (user: TestUser, on = t, sent: object = {}) =>
  on.rest('POST', '/api/jobs', { ...JOB, ...sent }, user)
const list = async (user: TestUser) =>
  (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()
const LONG = 'n'.repeat(20_000)

test('an account has a limit of applications, even concurrently on two servers', async () => {
  const user = await t.register()
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => add(user, index % 2 === 0 ? t : other)),
  )
  const refused = responses.filter(({ statusCode }) => statusCode !== 201)
  expect(responses.length - refused.length).toBe(5)
  for (const response of refused) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: TOO_MANY_JOBS })
  }
  expect(await list(user)).toHaveLength(5)
})

test('tRPC and REST refuse one too many equally, and others are unaffected', async () => {
  const user = await t.register()
  for (let i = 0; i < 5; i += 1) expect((await add(user)).statusCode).toBe(201)
  const response = await t.trpc('mutation', 'jobs.create', JOB, user)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ error: { data: { detail: TOO_MANY_JOBS } } })
  expect((await add(await t.register())).statusCode).toBe(201)
})

test('a deleted application counts, since it can be restored', async () => {
  const user = await t.register()
  for (let i = 0; i < 5; i += 1) await add(user)
  const [job] = await list(user)
  await t.rest('DELETE', `/api/jobs/${job?.id}`, undefined, user)
  expect((await add(user)).json()).toEqual({ detail: TOO_MANY_JOBS })
  expect((await t.trpc('mutation', 'jobs.restore', { id: job?.id }, user)).statusCode).toBe(200)
  expect(await list(user)).toHaveLength(5)
})

test('a repeated request returns the first one’s application also in a full account', async () => {
  const user = await t.register()
  const request_id = randomUUID()
  const first = (await add(user, t, { request_id })).json<Job>()
  for (let i = 0; i < 4; i += 1) await add(user)
  const again = await add(user, t, { request_id })
  expect([again.statusCode, again.json<Job>().id]).toEqual([201, first.id])
})

test('added and imported bookmarks have one limit, and an import is all or nothing', async () => {
  const user = await t.register()
  const url = (index: number) => `https://example.com/${index}`
  for (const index of [0, 1]) {
    await t.rest('POST', '/api/resources', { url: url(index) }, user)
  }
  const entries = [1, 2, 3, 4, 5].map((index) => ({ url: url(index) }))
  const refused = await t.trpc('mutation', 'resources.importBookmarks', { entries }, user)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: { data: { detail: TOO_MANY_BOOKMARKS } } })
  const listed = await t.rest('GET', '/api/resources', undefined, user)
  expect(listed.json<{ resources: Resource[] }>().resources).toHaveLength(2)
  const fitting = { entries: entries.slice(0, 4) }
  const taken = await t.trpc('mutation', 'resources.importBookmarks', fitting, user)
  expect(taken.statusCode).toBe(200)
  const one = await t.rest('POST', '/api/resources', { url: url(9) }, user)
  expect(one.json()).toEqual({ detail: TOO_MANY_BOOKMARKS })
})

describe('the text of an account', () => {
  let small: TestApp
  beforeAll(async () => {
    small = await createTestApp({ env: { LIMIT_TEXT_MB: '1' }, database: t.database })
  })
  afterAll(() => small.app.close())
  const MEGABYTE = 1024 * 1024
  const FITTING = Math.floor(MEGABYTE / LONG.length)

  test('has a limit for every kind; deletions are never refused', async () => {
    const user = await t.register()
    for (let i = 0; i < FITTING; i += 1) {
      expect((await add(user, small, { notes: LONG })).statusCode).toBe(201)
    }
    const refused = { detail: TOO_MUCH_TEXT }
    expect((await add(user, small, { notes: LONG })).json()).toEqual(refused)
    const [job] = await list(user)
    const bookmark = { url: 'https://example.com', description: 'd'.repeat(500) }
    for (let i = 0; i < 20; i += 1) await small.rest('POST', '/api/resources', bookmark, user)
    expect((await small.rest('POST', '/api/resources', bookmark, user)).json()).toEqual(refused)
    const change = (sent: object) => small.rest('PUT', `/api/jobs/${job?.id}`, sent, user)
    expect((await change({ notes: LONG })).json()).toEqual(refused)
    expect((await change({ status: 'offer' })).statusCode).toBe(200)
    expect((await change({ notes: null })).statusCode).toBe(200)
    expect((await change({ notes: LONG.slice(0, 5_000) })).statusCode).toBe(200)
  })

  test('stays within the limit when much arrives at once', async () => {
    const user = await t.register()
    const responses = await Promise.all(
      Array.from({ length: FITTING * 2 }, () => add(user, small, { notes: LONG })),
    )
    const kept = responses.filter(({ statusCode }) => statusCode === 201)
    expect(kept.length).toBeLessThanOrEqual(FITTING)
    expect(kept.length).toBeGreaterThan(FITTING / 2)
  })
})

test('a list of more than 20 MB is refused, and single rows are not', async () => {
  const user = await t.register()
  const { id } = (await add(user)).json<Job>()
  await sql`
    insert into jobs (user_id, company, position, status, application_date, notes)
    select user_id, 'a', 'b', 'applied', application_date, repeat('n', 20000)
    from jobs, generate_series(1, 1100) where jobs.id = ${id}`.execute(t.database.db)
  const response = await t.rest('GET', '/api/jobs', undefined, user)
  expect([response.statusCode, response.json()]).toEqual([
    413,
    { detail: 'The response would be larger than 20 MB, which is the limit.' },
  ])
  const change = await t.rest('PUT', `/api/jobs/${id}`, { status: 'offer' }, user)
  expect(change.statusCode).toBe(200)
})

test('a batch that repeats one list reads it once, and gets at most 20 MB', async () => {
  const user = await t.register()
  const { id } = (await add(user)).json<Job>()
  let reads = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('application_date')) reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const database = { ...t.database, db: t.database.db.withPlugin(counting) }
  const counted = await createTestApp({ database })
  const ask = (names: string[]) =>
    counted.rest('GET', `/trpc/${names.join(',')}?batch=1&input=%7B%7D`, undefined, user)
  const list20 = Array.from({ length: 20 }, () => 'jobs.list')
  const few = await ask(list20)
  expect(few.statusCode).toBe(200)
  expect(reads).toBe(1)
  expect(few.json<{ result: { data: Job[] } }[]>().map(({ result }) => result.data.length)).toEqual(
    list20.map(() => 1),
  )
  await sql`
    insert into jobs (user_id, company, position, status, application_date, notes)
    select user_id, 'a', 'b', 'applied', application_date, repeat('n', 20000)
    from jobs, generate_series(1, 200) where jobs.id = ${id}`.execute(t.database.db)
  const many = await ask(list20)
  expect(many.body.length).toBeLessThan(20 * 1024 * 1024)
  const statuses = many
    .json<{ error?: { data: { httpStatus: number } } }[]>()
    .map(({ error }) => error?.data.httpStatus ?? 200)
  expect(new Set(statuses)).toEqual(new Set([200, 413]))
  expect((await ask([...list20, 'jobs.list'])).statusCode).toBe(400)
  await counted.app.close()
})

test('an account has a limit of changes per minute, across all servers, counting each call of a batch', async () => {
  const few = { LIMIT_WRITES_PER_MINUTE: '60', RATE_LIMIT_MULTIPLIER: '0.5' }
  const first = await createTestApp({ env: few, database: t.database })
  const second = await createTestApp({ env: few, database: t.database })
  try {
    const user = await t.register()
    const { id } = (await add(user, first)).json<Job>()
    const change = (on: TestApp) => on.rest('PUT', `/api/jobs/${id}`, { notes: 'x' }, user)
    const body = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, { id, notes: 'x' }]))
    const path = `/trpc/${Array.from({ length: 20 }, () => 'jobs.update').join(',')}?batch=1`
    expect((await first.rest('POST', path, body, user)).statusCode).toBe(200)
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => change(index % 2 === 0 ? first : second)),
    )
    const refused = responses.filter(({ statusCode }) => statusCode === 429)
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9)
    expect(refused).toHaveLength(31)
    const [response] = refused
    expect(response?.json()).toEqual({
      detail: expect.stringMatching(
        /^You have reached the limit of 30 changes a minute\. Please try again in \d+ seconds?\.$/,
      ),
    })
    expect(Number(response?.headers['retry-after'])).toBeGreaterThan(0)
    const read = await second.rest('GET', '/api/jobs', undefined, user)
    expect(read.statusCode).toBe(200)
  } finally {
    await first.app.close()
    await second.app.close()
  }
})
