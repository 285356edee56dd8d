import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DISTRIBUTION } from './db/distribution.ts'
import { hashPassword } from './features/auth/password.ts'
import { createTestApp, PASSWORD, type TestApp } from './testing/app.ts'
import { createTestDatabase } from './testing/database.ts'
import { queryAll, createDevice, isMarked, NAMES, SOURCES } from './testing/holding-device.ts'
import { openLocalDirect } from './testing/local-direct.ts'
import { awaitOlderWrites } from './testing/older-writes.ts'
import { OWNERSHIP_CASES } from './testing/ownership-cases.ts'
import { kindOf } from './testing/ownership.ts'
import { createPerson, type Person } from './testing/person.ts'
import { recordReads } from './testing/recorded-reads.ts'

const folder = mkdtempSync(join(tmpdir(), 'foothold-query-sources-calls-'))
let t: TestApp
let create: () => Promise<Person>
let takeReads: () => string[]
beforeAll(async () => {
  const recorded = recordReads(await createTestDatabase())
  takeReads = recorded.takeReads
  const storage = openLocalDirect(folder)
  t = await createTestApp({
    storage,
    database: recorded.database,
    pages: { resolve: async () => [] },
    env: { WRITES_PER_MINUTE: '100000' },
  })
  const passwordHash = await hashPassword(PASSWORD)
  create = () => createPerson(t, 'some', { passwordHash, files: { files: storage.files, folder } })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Stops the clock in the middle of an hour. */
const stopClock = () => {
  const now = new Date((Math.floor(Date.now() / HOUR_MS) + 0.5) * HOUR_MS)
  vi.useFakeTimers({ toFake: ['Date'], now })
  return now.getTime()
}
afterEach(() => {
  vi.useRealTimers()
})
const run = (statement: string) => sql.raw(statement).execute(t.database.db)

/** Read for every request, or to count all stored text. */
const BESIDE = ['sessions', 'users', 'changed_tables', 'notification_settings']

test.each([...SOURCES])('%s reads no undeclared table', async (name, { tables }) => {
  const { user } = await create()
  takeReads()
  const response = await t.trpc('query', name, undefined, user)
  expect(response.statusCode, response.body).toBe(200)
  const read = takeReads()
    .filter((statement) => !statement.includes('octet_length'))
    .flatMap((statement) => [...statement.matchAll(/\w+/g)].map(([word]) => word))
  const unnamed = Object.keys(DISTRIBUTION).filter(
    (table) =>
      read.includes(table) && !BESIDE.includes(table) && !tables.some((named) => named === table),
  )
  expect(unnamed).toEqual([])
  expect(read).toContain(tables[0])
})

/** These end the session. */
const ENDING = ['auth.', 'security.', 'twoStep.']
const CALLS = Object.entries(OWNERSHIP_CASES).filter(
  ([name]) => kindOf(name) === 'mutation' && !ENDING.some((feature) => name.startsWith(feature)),
)

test('after any call, the held response equals the current one', async () => {
  const { user, things } = await create()
  const device = createDevice(t, user)
  await device.sync()
  for (const [name, { input }] of CALLS) {
    await t.trpc('mutation', name, input?.(things), user)
    expect(await device.sync(), name).toEqual(await queryAll(t, user))
  }
})

/** Replaces responses of marks only by the plain ones. */
const fillIn = (responses: unknown[], plain: unknown[]) =>
  responses.map((response, index) =>
    isMarked(response) && 'data' in response ? response.data : plain[index],
  )

test('another user, day, time zone or query gets a new response', async () => {
  const [one, two] = [await create(), await create()]
  await awaitOlderWrites(t.database.db)
  const device = createDevice(t, one.user)
  await device.sync()
  const marks = device.marks()
  const changed = (at: number, part: string) =>
    marks.map((mark) => mark.split('.').with(at, part).join('.'))
  const strange = [changed(1, 'A'.repeat(16)), changed(0, 'A'.repeat(22)), changed(2, 'x'), []]
  for (const sent of [...strange.slice(0, 3), changed(2, '9'.repeat(19))]) {
    const plain = await queryAll(t, one.user)
    const responses = await queryAll(t, one.user, sent)
    expect(fillIn(responses, plain)).toEqual(plain)
  }
  const plain = await queryAll(t, two.user)
  const foreign = await queryAll(t, two.user, marks)
  expect(fillIn(foreign, plain)).toEqual(plain)
  const unasked = foreign.filter(
    (response) => isMarked(response) && Object.keys(response).length === 1,
  )
  expect(unasked).toEqual([])
})

test('changes that depend only on the time are sent an hour and a day later', async () => {
  const { user, things } = await create()
  const now = stopClock()
  const ofUser = `where user_id = '${things.userId}'`
  for (const table of ['interviews', 'reminders', 'activities', 'suggestion_snoozes']) {
    await run(`delete from ${table} ${ofUser}`)
  }
  await run(`update jobs set status_changed_at = '2020-01-01' ${ofUser}`)
  const next = new Date(now + HOUR_MS / 2).toISOString()
  await run(`insert into suggestion_snoozes (user_id, job_id, snoozed_until)
    values ('${things.userId}', '${things.job}', '${next}')`)
  const silent = { job_id: things.job }
  const device = createDevice(t, user)
  const show = async () => {
    const shown = await device.sync()
    expect(shown).toEqual(await queryAll(t, user))
    return Object.fromEntries(NAMES.map((name, index) => [name, shown[index]]))
  }
  const first = await show()
  expect(first['dashboard.today']).not.toMatchObject({
    silent: expect.arrayContaining([expect.objectContaining(silent)]),
  })
  vi.setSystemTime(now + HOUR_MS)
  expect((await show())['dashboard.today']).toMatchObject({
    silent: expect.arrayContaining([expect.objectContaining(silent)]),
  })
  vi.setSystemTime(now + 7 * DAY_MS)
  expect((await show())['goal.get']).not.toEqual(first['goal.get'])
})

test('an interview that has started since is sent, though nobody has written anything', async () => {
  const { user, things } = await create()
  stopClock()
  const { rows } = await sql<{ ms: number }>`
    update interviews set starts_at = now() - interval '30 seconds'
    where user_id = ${things.userId}
    returning (extract(epoch from starts_at) * 1000)::float8 as ms`.execute(t.database.db)
  const began = Math.floor(rows[0]?.ms ?? 0)
  await awaitOlderWrites(t.database.db)
  const device = createDevice(t, user)
  await device.sync()
  const knownAt = async (ms: number) => {
    const marks = device.marks().map((mark) => mark.split('.').with(3, String(ms)).join('.'))
    const responses = await queryAll(t, user, marks)
    return NAMES.filter((_, index) => {
      const response = responses[index]
      return isMarked(response) && response.next_mark !== undefined
    })
  }
  expect(await knownAt(began - 1_000)).toEqual(['dashboard.today'])
  expect(await knownAt(began + 1_000)).toEqual([])
})
