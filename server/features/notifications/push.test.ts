import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PushStatus } from '#src/notifications/schema.ts'
import { loadConfig } from '../../config.ts'
import type { DatabaseHandle } from '../../db/client.ts'
import { createLogger } from '../../log.ts'
import { rotateKeys } from '../../secrets/rotate.ts'
import { createVault } from '../../secrets/vault.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { allowPort } from '../../testing/foreign-site.ts'
import { type PushService, startPushService } from '../../testing/push-service.ts'
import { notifications } from './index.ts'
import { planDue } from './planner.ts'
import { getVapidKeys } from './vapid.ts'

const [OLD, FRESH] = [1, 2].map(() => randomBytes(32).toString('base64'))

let database: DatabaseHandle
let service: PushService
let servers: TestApp[]
let t: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  service = await startPushService()
  const start = () =>
    createTestApp({
      database,
      env: { DATA_ENCRYPTION_KEY: OLD, DATA_DIR: `${tmpdir()}/none` },
      mail: { timing: { pollMs: 20, retryAfterMs: [20, 20, 20] } },
      pages: { guard: allowPort(service.port) },
    })
  servers = await Promise.all([start(), start(), start()])
  const [first] = servers
  if (first === undefined) throw new Error('no server')
  t = first
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
  await service.close()
  await database.close()
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ahead = (ms: number) => new Date(Date.now() + ms)
const planOn = (now: Date) =>
  Promise.all(
    servers.map(({ app, config }) => planDue({ db: database.db, config, log: app.log }, now)),
  )
const settle = async () => {
  const listWaiting = () => database.db.selectFrom('mail_outbox').select('id').execute()
  await expect.poll(listWaiting).toEqual([])
}
const pushedTo = (device: string) => service.pushed.filter((one) => one.device === device)

const subscribe = (user: TestUser, device: string) =>
  t.trpc('mutation', 'notifications.subscribe', service.subscribe(device), user)
const readStatus = async (user: TestUser) =>
  (await t.trpc('query', 'notifications.status', undefined, user)).json<{
    result: { data: PushStatus }
  }>().result.data
const addFollowUp = async (user: TestUser, fields: object) =>
  (await t.rest('POST', '/api/reminders', { title: 'Call Ann', ...fields }, user)).json<{
    id: string
  }>().id
const addJob = async (user: TestUser) =>
  (await t.rest('POST', '/api/jobs', { company: 'Acme', position: 'Engineer' }, user)).json<{
    id: string
  }>().id

test('every device of a person is notified once of a due follow-up, by any server', async () => {
  const user = await t.register()
  const { access_token: token } = (await t.login(user.email)).json<{ access_token: string }>()
  await subscribe(user, 'phone')
  await subscribe({ ...user, token }, 'laptop')
  const job_id = await addJob(user)
  const due = ahead(HOUR_MS)
  const id = await addFollowUp(user, { due_at: due.toISOString(), job_id })
  await planOn(new Date(due.getTime() - 1))
  await settle()
  expect(service.pushed).toEqual([])
  await planOn(due)
  await planOn(new Date(due.getTime() + MINUTE_MS))
  await planOn(new Date(due.getTime() - HOUR_MS))
  await planOn(new Date(due.getTime() + MINUTE_MS))
  await settle()
  for (const device of ['phone', 'laptop']) {
    const [pushed, ...others] = pushedTo(device)
    expect(others).toEqual([])
    expect(pushed?.notice).toMatchObject({
      title: 'Call Ann',
      body: 'Engineer at Acme',
      path: `/job-tracker?dialog=overview&job=${job_id}`,
    })
    expect(pushed?.headers).toMatchObject({ urgency: 'normal', topic: pushed?.notice.tag })
  }
  // Put off, it is another occasion.
  const later = new Date(due.getTime() + HOUR_MS)
  await t.rest('PUT', `/api/reminders/${id}`, { due_at: later.toISOString() }, user)
  await planOn(later)
  await settle()
  expect(pushedTo('phone')).toHaveLength(2)
})

test('an interview is announced an hour before, with its time in the person’s time zone', async () => {
  const user = await t.register()
  await t.rest('PUT', '/api/notifications', { time_zone: 'Asia/Tokyo' }, user)
  await subscribe(user, 'early')
  const job = await addJob(user)
  const starts_at = '2036-05-05T05:30:00.000Z'
  const add = (fields: object) =>
    t.rest('POST', `/api/jobs/${job}/interviews`, { starts_at, place: 'Room 5', ...fields }, user)
  const added = await add({})
  expect(added.statusCode, added.body).toBe(201)
  await add({ result: 'cancelled' })
  await planOn(new Date('2036-05-05T04:29:59Z'))
  await planOn(new Date('2036-05-05T04:30:00Z'))
  await planOn(new Date('2036-05-05T05:00:00Z'))
  await settle()
  expect(pushedTo('early').map(({ notice }) => notice)).toEqual([
    {
      title: 'Interview at 2:30 PM',
      body: 'Engineer at Acme · Room 5',
      path: `/job-tracker?dialog=overview&job=${job}`,
      tag: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
  expect(pushedTo('early')[0]?.headers).toMatchObject({ urgency: 'high' })
})

test('nothing is pushed for done, overdue, or unwanted notices', async () => {
  const user = await t.register()
  await subscribe(user, 'quiet')
  const due = ahead(HOUR_MS)
  const due_at = due.toISOString()
  const done = await addFollowUp(user, { due_at })
  await addFollowUp(user, { due_at: ahead(-HOUR_MS).toISOString() })
  const job_id = await addJob(user)
  await addFollowUp(user, { due_at, job_id })
  await t.rest('PUT', `/api/reminders/${done}`, { done: true }, user)
  await t.rest('DELETE', `/api/jobs/${job_id}`, undefined, user)
  await planOn(due)
  const late = await addFollowUp(user, { due_at })
  await planOn(new Date(due.getTime() + 13 * HOUR_MS))
  await t.rest('PUT', '/api/notifications', { push: false }, user)
  await planOn(due)
  await settle()
  expect(late).toMatch(/^[0-9a-f-]{36}$/)
  expect(pushedTo('quiet')).toEqual([])
})

test('a device gets nothing more once its session has ended', async () => {
  const user = await t.register()
  await subscribe(user, 'signed-out')
  expect(await readStatus(user)).toMatchObject({ is_on: true, has_mail: false })
  const { access_token: token } = (await t.login(user.email)).json<{ access_token: string }>()
  const other = { ...user, token }
  expect(await readStatus(other)).toMatchObject({ is_on: false })
  await t.trpc('mutation', 'auth.logout', undefined, user)
  const due = ahead(HOUR_MS)
  await addFollowUp(other, { due_at: due.toISOString() })
  await planOn(due)
  await settle()
  expect(pushedTo('signed-out')).toEqual([])
  const left = database.db
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'user_id')
  expect(await left.select('endpoint').where('email', '=', user.email).execute()).toEqual([])
})

test('a removed device is deleted; one whose service fails is retried', async () => {
  const user = await t.register()
  await subscribe(user, 'gone')
  service.answer('gone', 410)
  const { access_token: token } = (await t.login(user.email)).json<{ access_token: string }>()
  await subscribe({ ...user, token }, 'flaky')
  service.answer('flaky', 503, 429)
  const due = ahead(HOUR_MS)
  await addFollowUp(user, { due_at: due.toISOString() })
  await planOn(due)
  await settle()
  expect(pushedTo('flaky')).toHaveLength(1)
  expect(await readStatus(user)).toMatchObject({ is_on: false })
  expect(await readStatus({ ...user, token })).toMatchObject({ is_on: true })
})

test.each([
  ['http://push.example/x', 'That is not the address of a push service'],
  ['https://127.0.0.1/x', 'That is not the address of a push service'],
  ['https://[::1]/x', 'That is not the address of a push service'],
  ['ftp://push.example/x', 'That is not a push subscription of a browser'],
])('%s is rejected', async (endpoint, detail) => {
  const user = await t.register()
  const sent = { ...service.subscribe('x'), endpoint }
  const response = await t.trpc('mutation', 'notifications.subscribe', sent, user)
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain(detail)
})

test('the server has one key pair, which outlives the key it is encrypted with', async () => {
  const user = await t.register()
  const config = loadConfig({
    DATA_DIR: `${tmpdir()}/none`,
    DATA_ENCRYPTION_KEY: `${FRESH},${OLD}`,
  })
  const log = createLogger({ logLevel: 'silent' })
  const { sealed } = notifications
  const vault = createVault({ config, log, tables: [sealed.table] })
  const keys = await getVapidKeys({ db: database.db, vault })
  expect((await readStatus(user)).public_key).toBe(keys.publicKey)
  await rotateKeys([sealed], { db: database.db, vault, config, log })
  const fresh = createVault({
    config: loadConfig({ DATA_DIR: `${tmpdir()}/none`, DATA_ENCRYPTION_KEY: FRESH }),
    log,
    tables: [sealed.table],
  })
  expect(await getVapidKeys({ db: database.db, vault: fresh })).toEqual(keys)
  // The other servers do not have that key, which they report while everything else works.
  expect(await readStatus(user)).toMatchObject({ public_key: null })
})
