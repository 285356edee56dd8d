import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { DatabaseHandle } from '../../db/client.ts'
import { openPostgres } from '../../db/postgres.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { runOnServer, withDatabase } from '../../testing/postgres.ts'
import { runProgram, type RunningProgram } from '../../testing/process.ts'
import { type PushService, startPushService } from '../../testing/push-service.ts'

const HOUR_MS = 60 * 60 * 1000
const PEOPLE = 12

let url: string
let database: DatabaseHandle
let mailbox: Mailbox
let push: PushService
const running = new Set<RunningProgram>()
beforeAll(async () => {
  const source = inject('database')
  if (source.kind !== 'postgres') throw new Error('For PostgreSQL only')
  const name = `notices_${randomUUID().replaceAll('-', '')}`
  await runOnServer(source.url, `create database ${name} template ${source.template}`)
  url = withDatabase(source.url, name)
  database = await openPostgres(url)
  mailbox = await startMailbox()
  push = await startPushService()
})
afterAll(async () => {
  await Promise.all([...running].map(kill))
  await push.close()
  await mailbox.close()
  await database.close()
})

/** A server whose clock is ahead by that much; `smtp` and `pushPort` are what it can reach. */
async function start(shiftMs: number, smtp = mailbox.url, pushPort = push.port) {
  const program = runProgram('server/testing/noticing-server.ts', {
    PORT: String(await findFreePort()),
    DATABASE_URL: url,
    DATA_DIR: `${tmpdir()}/notices`,
    DATA_ENCRYPTION_KEY: 'A'.repeat(43),
    SMTP_URL: smtp,
    CLOCK_SHIFT_MS: String(shiftMs),
    PUSH_PORT: String(pushPort),
  })
  running.add(program)
  await program.said('Foothold is ready')
  return program
}

async function kill(program: RunningProgram): Promise<void> {
  program.child.kill('SIGKILL')
  await program.ended
  running.delete(program)
}

// A zone in which it is about ten in the morning, so that no clock of the test passes the end of
// the day.
const hoursEast = ((10 - new Date().getUTCHours() + 36) % 24) - 12
const TIME_ZONE = `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`

const ahead = (ms: number) => new Date(Date.now() + ms).toISOString()

/**
 * Adds a person with a daily digest in an hour, a device, and a follow-up that is due in half an
 * hour.
 */
async function addPerson(n: number): Promise<void> {
  const { db } = database
  const email = `person-${n}@example.com`
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email, email_key: email })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session_hash = createHash('sha256').update(email).digest('hex')
  await db
    .insertInto('sessions')
    .values({ id: session_hash, user_id, expires_at: ahead(1000 * HOUR_MS) })
    .execute()
  await db
    .insertInto('notification_settings')
    .values({
      user_id,
      digest: 'daily',
      hour: 8,
      time_zone: TIME_ZONE,
      push: true,
      digest_day: ahead((1 + hoursEast) * HOUR_MS).slice(0, 10),
      digest_at: ahead(HOUR_MS),
    })
    .execute()
  await db
    .insertInto('push_subscriptions')
    .values({ user_id, session_hash, ...push.subscribe(`device-${n}`) })
    .execute()
  await db
    .insertInto('reminders')
    .values({ user_id, title: `Follow-up ${n}`, due_at: ahead(HOUR_MS / 2) })
    .execute()
}

/** Starts a mail server that accepts connections and never responds. */
async function startSilence() {
  const server = createServer((socket) => socket.on('error', () => undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const connected = once(server, 'connection')
  return { url: `smtp://127.0.0.1:${address.port}`, connected, close: () => server.close() }
}

const listWaiting = () => database.db.selectFrom('mail_outbox').select('id').execute()

test('each digest and each notification arrives once: three servers, one killed, clocks apart', async () => {
  for (let n = 0; n < PEOPLE; n += 1) await addPerson(n)
  // Ahead of the others, it plans everything and dies in the middle of sending.
  const silence = await startSilence()
  const ahead2 = await start(2 * HOUR_MS, silence.url, await findFreePort())
  await silence.connected
  await expect.poll(async () => (await listWaiting()).length).toBe(2 * PEOPLE)
  await kill(ahead2)
  silence.close()
  // Another server takes over its leased and failed mails once the lease has expired.
  const now = new Date().toISOString()
  await database.db.updateTable('mail_outbox').set({ next_attempt_at: now }).execute()
  const servers = await Promise.all([start(2 * HOUR_MS), start(HOUR_MS + 5_000), start(0)])
  await expect.poll(listWaiting).toEqual([])
  // Started again, with its clock set on.
  await Promise.all(servers.map(kill))
  await start(2 * HOUR_MS + 30_000)
  await expect.poll(listWaiting).toEqual([])
  const expected = Array.from({ length: PEOPLE }, (_, n) => n)
  expect(mailbox.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    expected.map((n) => `person-${n}@example.com`).toSorted(),
  )
  expect(push.pushed.map(({ device }) => device).toSorted()).toEqual(
    expected.map((n) => `device-${n}`).toSorted(),
  )
})
