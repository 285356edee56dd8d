import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppDeps } from '../app.ts'
import { createLogger } from '../log.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createTestDatabase } from '../testing/database.ts'
import { findFreePort } from '../testing/free-port.ts'
import { type Mailbox, startMailbox } from '../testing/mailbox.ts'
import type { DatabaseHandle } from '../db/client.ts'
import { createOutbox } from './outbox.ts'

let database: DatabaseHandle
let log: string
const closers: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  log = ''
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  await database.close()
})

const logger = createLogger({ logLevel: 'info' }, { write: (line) => void (log += line) })
const QUICK: AppDeps['mail'] = { timing: { retryAfterMs: [20, 20, 20], pollMs: 20, graceMs: 100 } }

/** Starts an app on the test's database with the mail server `url`. */
async function start(url: string | undefined, mail: AppDeps['mail'] = QUICK): Promise<TestApp> {
  const env = { LOG_LEVEL: 'info', ...(url !== undefined && { SMTP_URL: url }) }
  const t = await createTestApp({ database, logger, env, mail })
  closers.push(() => t.app.close())
  return t
}

async function open(options: Parameters<typeof startMailbox>[0] = {}): Promise<Mailbox> {
  const mailbox = await startMailbox(options)
  closers.push(mailbox.close)
  return mailbox
}

const requestReset = (t: TestApp, { email }: Pick<TestUser, 'email'>) =>
  t.rest('POST', '/api/auth/forgot-password', { email })
const countWaiting = async () => {
  const rows = await database.db.selectFrom('mail_outbox').select('id').execute()
  return rows.length
}
async function untilEmpty(): Promise<void> {
  await expect.poll(countWaiting).toBe(0)
}
async function waitForLog(text: string): Promise<void> {
  await expect.poll(() => log).toContain(text)
}

test('a mail is sent once, for any number of servers on the database', async () => {
  const mailbox = await open()
  const servers = await Promise.all([start(mailbox.url), start(mailbox.url), start(mailbox.url)])
  const [first] = servers
  const users = await Promise.all([first?.register(), first?.register(), first?.register()])
  for (const [i, user] of users.entries()) {
    const server = servers[i]
    if (server && user) await requestReset(server, user)
  }
  await untilEmpty()
  const recipients = mailbox.mails.flatMap((mail) => mail.recipients)
  expect(recipients.toSorted()).toEqual(users.map((user) => user?.email).toSorted())
})

test('a mail is sent once the mail server is up again', async () => {
  const port = await findFreePort()
  const t = await start(`smtp://127.0.0.1:${port}`, {
    timing: { retryAfterMs: Array<number>(500).fill(20) },
  })
  const user = await t.register()
  expect((await requestReset(t, user)).statusCode).toBe(200)
  await waitForLog('A mail could not be sent and will be retried')
  const mailbox = await open({ port })
  expect(await mailbox.waitFor(user.email)).toHaveLength(1)
  await untilEmpty()
})

test('a permanently rejected recipient is tried once', async () => {
  const mailbox = await open({ bounces: () => true })
  const t = await start(mailbox.url)
  const user = await t.register()
  await requestReset(t, user)
  await waitForLog('A mail could not be sent and will not be retried')
  await untilEmpty()
  expect(log).toContain('"responseCode":550')
  expect(log).toContain('"attempt":1')
  expect(log).not.toContain('will be retried')
  expect(log).not.toContain(user.email)
})

test('a refused login to the mail server is retried and then dropped', async () => {
  const { port } = await open({ login: { user: 'foothold', password: 'right' } })
  const t = await start(`smtp://foothold:wrong@127.0.0.1:${port}`)
  await requestReset(t, await t.register())
  await waitForLog('A mail could not be sent and will not be retried')
  await untilEmpty()
  expect(log.match(/will be retried/g)).toHaveLength(3)
  expect(log).toContain('"responseCode":535')
  expect(log).not.toContain('wrong')
})

test('a correct login to the mail server is used', async () => {
  const mailbox = await open({ login: { user: 'foothold', password: 'p@ss/word' } })
  const t = await start(
    `smtp://foothold:${encodeURIComponent('p@ss/word')}@127.0.0.1:${mailbox.port}`,
  )
  const user = await t.register()
  await requestReset(t, user)
  expect(await mailbox.waitFor(user.email)).toHaveLength(1)
})

test('an unresponsive mail server blocks nobody', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    silent.close()
    await once(silent, 'close')
  })
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const t = await start(`smtp://127.0.0.1:${address.port}`, {
    ...QUICK,
    timeouts: { greetingTimeout: 100 },
  })
  const user = await t.register()
  const started = performance.now()
  expect((await requestReset(t, user)).statusCode).toBe(200)
  expect((await t.login(user.email)).statusCode).toBe(200)
  expect(performance.now() - started).toBeLessThan(5_000)
  await waitForLog('"code":"ETIMEDOUT"')
})

test('a stopping server leaves its mail to the next one', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const stopped = await start(`smtp://127.0.0.1:${address.port}`)
  const user = await stopped.register()
  const connection = once(silent, 'connection')
  await requestReset(stopped, user)
  await connection
  const started = performance.now()
  await stopped.app.close()
  expect(performance.now() - started).toBeLessThan(3_000)
  silent.close()

  const mailbox = await open()
  await start(mailbox.url)
  expect(await mailbox.waitFor(user.email)).toHaveLength(1)
})

test('no mail is sent before the database may be used', async () => {
  const { id } = await database.db
    .insertInto('users')
    .values({ email: 'ada@example.com', email_key: 'ada@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const addMail = () =>
    database.db.insertInto('mail_outbox').values({ user_id: id, kind: 'digest' }).execute()
  const senders: string[] = []
  const run = (name: string, firstMs: number, databaseReady?: Promise<void>) => {
    const deliver = new Map([['digest', async () => void senders.push(name)]])
    const timing = { firstDelayMs: [firstMs, firstMs], pollMs: 20 } as const
    const outbox = createOutbox({ db: database.db, databaseReady, log: logger, deliver, timing })
    closers.push(outbox.stop)
    return outbox
  }
  await addMail()
  const ready = Promise.withResolvers<void>()
  run('waiting', 0, ready.promise)
  const ordinary = run('ordinary', 100)
  await untilEmpty()
  expect(senders).toEqual(['ordinary'])
  await ordinary.stop()
  await addMail()
  ready.resolve()
  await untilEmpty()
  expect(senders).toEqual(['ordinary', 'waiting'])
})

test('mails older than an hour are not sent', async () => {
  const mailbox = await open()
  const t = await start(mailbox.url, { timing: { firstDelayMs: [60_000, 60_000] } })
  const [late, prompt] = [await t.register(), await t.register()]
  await requestReset(t, late)
  await database.db
    .updateTable('mail_outbox')
    .set({ created_at: new Date(Date.now() - 61 * 60_000).toISOString() })
    .execute()
  await requestReset(t, prompt)
  await start(mailbox.url)
  await mailbox.waitFor(prompt.email)
  expect(mailbox.mails).toHaveLength(1)
})

test('without a mail server the link is logged once, without the address', async () => {
  const t = await start(undefined)
  const user = await t.register()
  await requestReset(t, { email: 'nobody@example.com' })
  await requestReset(t, user)
  await waitForLog('/reset-password?token=')
  await untilEmpty()
  const links = [...log.matchAll(/http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})/g)]
  expect(links).toHaveLength(1)
  expect(log).not.toContain('@example.com')
  const response = await t.rest('POST', '/api/auth/reset-password', {
    token: links[0]?.[1],
    new_password: 'Other-horse-2!',
  })
  expect(response.statusCode).toBe(200)
})
