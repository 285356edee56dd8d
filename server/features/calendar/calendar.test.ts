import { TZDate } from '@date-fns/tz'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../log.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let log = ''
const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void (log += line) })
beforeAll(async () => {
  t = await createTestApp({ logger, env: { PUBLIC_URL: 'https://jobs.example.com' } })
})
afterAll(() => t.close())

const makeAddress = async (user: TestUser) => {
  const response = await t.rest('POST', '/api/calendar', undefined, user)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ url: string }>().url
}
const readFile = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: new URL(url).pathname, headers })

/** The feed as another program reads it. */
async function readFeed(url: string) {
  const response = await readFile(url)
  expect(response.statusCode, response.body).toBe(200)
  const parsed: unknown = ICAL.parse(response.body)
  if (!Array.isArray(parsed)) throw new Error('no calendar')
  const feed = new ICAL.Component(parsed)
  return { feed, body: response.body, events: feed.getAllSubcomponents('vevent') }
}
const textOf = (part: ICAL.Component, name: string) =>
  String(part.getFirstPropertyValue(name) ?? '')
const findEvent = async (url: string, uid: string) =>
  (await readFeed(url)).events.find((event) => textOf(event, 'uid') === uid)

const post = async (user: TestUser, path: string, body: object) => {
  const response = await t.rest('POST', path, body, user)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string }>().id
}
const addJob = (user: TestUser, fields: object = {}) =>
  post(user, '/api/jobs', { company: 'Acme', position: 'Engineer', ...fields })

test('an address is secret, shown again, and invalid at once when it is renewed or ended', async () => {
  const user = await t.register()
  const get = async () => (await t.rest('GET', '/api/calendar', undefined, user)).json<object>()
  expect(await get()).toEqual({ url: null })
  const first = await makeAddress(user)
  expect(first).toMatch(/^https:\/\/jobs\.example\.com\/calendar\/[\w-]{43}\.ics$/)
  expect(await get()).toEqual({ url: first })
  expect((await readFile(first)).statusCode).toBe(200)
  const second = await makeAddress(user)
  expect((await readFile(first, { accept: 'text/html' })).statusCode).toBe(404)
  expect((await readFile(second)).statusCode).toBe(200)
  expect((await t.rest('DELETE', '/api/calendar', undefined, user)).statusCode).toBe(204)
  expect((await readFile(second)).statusCode).toBe(404)
  expect(await get()).toEqual({ url: null })
  for (const url of [first, second]) expect(log).not.toContain(url.slice(-47, -4))
  const rows = await t.database.db.selectFrom('calendars').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(second.slice(-47, -4))
})

test('a program with the current feed gets 304, until something changes', async () => {
  const user = await t.register()
  const url = await makeAddress(user)
  const first = await readFile(url)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  })
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await readFile(url, headers)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await addJob(user, { deadline: '2036-01-01' })
  expect((await readFile(url, headers)).statusCode).toBe(200)
})

const CHANGES = [
  ['Europe/Berlin', ['2036-03-29', '2036-03-30', '2036-10-25', '2036-10-26']],
  ['America/New_York', ['2036-03-08', '2036-03-09', '2036-11-01', '2036-11-02']],
  ['Australia/Lord_Howe', ['2036-04-05', '2036-04-06', '2036-10-04', '2036-10-05']],
] as const

test.each(CHANGES)(
  'another program reads the same instants in %s, over both clock changes',
  async (timeZone, days) => {
    const user = await t.register()
    const url = await makeAddress(user)
    const job = await addJob(user)
    const starts = days.flatMap((day) =>
      [0, 1, 2, 3, 9].map((hour) => {
        const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
        return new TZDate(year, month - 1, date, hour, 30, timeZone)
      }),
    )
    const instants = starts.map((start) => new Date(start.getTime()).toISOString())
    const expected = new Map<string, string>()
    for (const starts_at of instants) {
      const sent = { starts_at, duration_minutes: 45, time_zone: timeZone }
      const interview = await post(user, `/api/jobs/${job}/interviews`, sent)
      expected.set(`interview-${interview}`, starts_at)
      const reminder = await post(user, '/api/reminders', { title: 'x', due_at: starts_at })
      expected.set(`follow-up-${reminder}`, starts_at)
    }
    const { events } = await readFeed(url)
    const read = events.map((event) => {
      const { uid, startDate } = new ICAL.Event(event)
      return [uid, startDate.toJSDate().toISOString()] as const
    })
    expect(new Map(read)).toEqual(expected)
    const span = events.map((event) => new ICAL.Event(event).duration.toSeconds())
    expect(new Set(span)).toEqual(new Set([45 * 60, 15 * 60]))
  },
)

test('the feed’s and each event’s properties are those that programs need', async () => {
  const user = await t.register()
  const url = await makeAddress(user)
  const notes = 'My secret note'
  const job = await addJob(user, { deadline: '2036-03-30', notes })
  const interview = await post(user, `/api/jobs/${job}/interviews`, {
    starts_at: '2036-03-30T09:00:00Z',
    place: 'Room 5',
    notes,
  })
  await post(user, '/api/reminders', { title: 'Call Ann', due_at: '2036-03-28T09:00:00Z' })
  const { feed, body, events } = await readFeed(url)
  expect(body).not.toContain('secret note')
  expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  expect(body).toContain('X-PUBLISHED-TTL:PT1H\r\n')
  expect(textOf(feed, 'method')).toBe('PUBLISH')
  expect(textOf(feed, 'name')).toBe('Foothold')
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(events.map((event) => textOf(event, 'summary')).toSorted()).toEqual([
    'Deadline: Engineer, Acme',
    'Follow-up: Call Ann',
    expect.stringMatching(/^Interview: Engineer, Acme/),
  ])
  const meeting = events.find((event) => textOf(event, 'uid') === `interview-${interview}`)
  const alarms = meeting?.getAllSubcomponents('valarm').map((alarm) => textOf(alarm, 'trigger'))
  expect(alarms?.toSorted()).toEqual(['-P1D', '-PT1H'])
  const deadline = events.find((event) => textOf(event, 'uid') === `deadline-${job}`)
  if (deadline === undefined) throw new Error('no deadline')
  const { startDate, endDate } = new ICAL.Event(deadline)
  expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
    true,
    '2036-03-30',
    '2036-03-31',
  ])
  for (const event of events) {
    expect(textOf(event, 'sequence')).toBe('0')
    expect(textOf(event, 'last-modified')).not.toBe('')
  }
})

test('moved, cancelled, finished, cleared and deleted events are published with a higher number', async () => {
  const user = await t.register()
  const url = await makeAddress(user)
  const [kept, gone] = [
    await addJob(user, { deadline: '2036-05-01' }),
    await addJob(user, { deadline: '2036-05-02' }),
  ]
  const addInterview = (job: string) =>
    post(user, `/api/jobs/${job}/interviews`, { starts_at: '2036-05-01T09:00:00Z' })
  const addFollowUp = () =>
    post(user, '/api/reminders', { title: 'x', due_at: '2036-05-01T09:00:00Z' })
  const [cancelled, deleted, withJob] = [
    await addInterview(kept),
    await addInterview(kept),
    await addInterview(gone),
  ]
  const [finished, removed, moved] = [await addFollowUp(), await addFollowUp(), await addFollowUp()]
  const readAll = async () => {
    const { events } = await readFeed(url)
    return new Map(
      events.map((event) => [
        textOf(event, 'uid'),
        { status: textOf(event, 'status'), sequence: Number(textOf(event, 'sequence')) },
      ]),
    )
  }
  const before = await readAll()
  expect(new Set([...before.values()].map(({ status }) => status))).toEqual(new Set(['CONFIRMED']))
  const send = async (method: 'PUT' | 'DELETE', path: string, body?: object) =>
    expect((await t.rest(method, path, body, user)).statusCode).toBeLessThan(300)
  await send('PUT', `/api/interviews/${cancelled}`, { result: 'cancelled' })
  await send('DELETE', `/api/interviews/${deleted}`)
  await send('DELETE', `/api/jobs/${gone}`)
  await send('PUT', `/api/jobs/${kept}`, { deadline: null })
  await send('PUT', `/api/reminders/${finished}`, { done: true })
  await send('DELETE', `/api/reminders/${removed}`)
  await send('PUT', `/api/reminders/${moved}`, { due_at: '2036-05-02T09:00:00Z' })
  const after = await readAll()
  expect(new Set(after.keys())).toEqual(new Set(before.keys()))
  for (const [uid, { sequence }] of before) {
    expect(after.get(uid)?.sequence, uid).toBeGreaterThan(sequence)
    const isMoved = uid === `follow-up-${moved}`
    expect(after.get(uid)?.status, uid).toBe(isMoved ? 'CONFIRMED' : 'CANCELLED')
  }
  expect(after.has(`interview-${withJob}`)).toBe(true)
  // Brought back, it counts again.
  await send('PUT', `/api/jobs/${kept}`, { deadline: '2036-05-03' })
  const deadline = await findEvent(url, `deadline-${kept}`)
  expect(deadline && textOf(deadline, 'status')).toBe('CONFIRMED')
  expect(deadline && textOf(deadline, 'sequence')).toBe('2')
  // After 30 days the cancellation is no longer published.
  const past = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await t.database.db
    .updateTable('calendar_events')
    .set({ cancelled_at: past })
    .where('cancelled_at', 'is not', null)
    .execute()
  await t.database.db.updateTable('interviews').set({ updated_at: past }).execute()
  expect([...(await readAll()).keys()].toSorted()).toEqual(
    [`deadline-${kept}`, `follow-up-${moved}`].toSorted(),
  )
})

test('after a password reset or while disabled, an account’s calendar cannot be read', async () => {
  const user = await t.register()
  const url = await makeAddress(user)
  await t.database.db
    .updateTable('users')
    .set({ disabled_at: new Date().toISOString() })
    .where('email', '=', user.email)
    .execute()
  expect((await readFile(url)).statusCode).toBe(404)
})

test('guessing addresses is limited, and reading one’s own is not counted', async () => {
  const url = await makeAddress(await t.register())
  const wrong = `https://jobs.example.com/calendar/${'A'.repeat(43)}.ics`
  const guess = async () => (await readFile(wrong)).statusCode
  expect(await guess()).toBe(404)
  for (let n = 0; n < 5; n += 1) expect((await readFile(url)).statusCode).toBe(200)
  const statuses = await Promise.all(Array.from({ length: 70 }, guess))
  expect(statuses).toContain(404)
  expect(statuses).toContain(429)
})
