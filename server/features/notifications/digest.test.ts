import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '../../db/client.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { planDue } from './planner.ts'

let database: DatabaseHandle
let mailbox: Mailbox
let servers: TestApp[]
let t: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  mailbox = await startMailbox()
  const env = { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://jobs.example.com' }
  const mail = { timing: { pollMs: 20 } }
  servers = await Promise.all([1, 2, 3].map(() => createTestApp({ database, env, mail })))
  const [first] = servers
  if (first === undefined) throw new Error('no server')
  t = first
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
  await mailbox.close()
  await database.close()
})

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Runs `planDue` on each server at once, with clocks at `now`. */
const planOn = (now: Date) =>
  Promise.all(
    servers.map(({ app, config }) => planDue({ db: database.db, config, log: app.log }, now)),
  )

const setDigest = async (user: TestUser, fields: object) => {
  const sent = { time_zone: 'Europe/Berlin', hour: 8, ...fields }
  const response = await t.rest('PUT', '/api/notifications', sent, user)
  expect(response.statusCode, response.body).toBe(200)
}

const findNext = async (user: TestUser): Promise<Date> => {
  const { digest_at } = await database.db
    .selectFrom('notification_settings')
    .innerJoin('users', 'users.id', 'notification_settings.user_id')
    .select('digest_at')
    .where('users.email', '=', user.email)
    .executeTakeFirstOrThrow()
  return new Date(digest_at ?? '')
}

const addFollowUp = (user: TestUser, title: string, due_at: Date, job_id?: string) =>
  t.rest('POST', '/api/reminders', { title, due_at: due_at.toISOString(), job_id }, user)

const settle = async () => {
  const listWaiting = () => database.db.selectFrom('mail_outbox').select('id').execute()
  await expect.poll(listWaiting).toEqual([])
}
const mailsTo = ({ email }: TestUser) =>
  mailbox.mails
    .filter(
      ({ recipients, message }) =>
        recipients.includes(email) && /^T(?:oday|his week):/.test(message.subject ?? ''),
    )
    .map(({ message }) => message)

test('a day’s digest is mailed once, by any number of servers and even if their clocks go back', async () => {
  const user = await t.register()
  await setDigest(user, { digest: 'daily' })
  const due = await findNext(user)
  const job = (
    await t.rest(
      'POST',
      '/api/jobs',
      {
        company: 'Acme <b>',
        position: 'Engineer',
        deadline: new Date(due.getTime() + DAY_MS).toISOString().slice(0, 10),
        notes: 'The secret note',
      },
      user,
    )
  ).json<{ id: string }>().id
  await addFollowUp(user, 'Call Ann back', new Date(due.getTime() + 2 * HOUR_MS), job)
  await addFollowUp(user, 'Send the form', new Date(due.getTime() - 3 * DAY_MS))

  await planOn(new Date(due.getTime() - 1))
  await settle()
  expect(mailsTo(user)).toEqual([])
  await planOn(due)
  await planOn(new Date(due.getTime() - HOUR_MS))
  await planOn(new Date(due.getTime() + 5_000))
  await settle()
  const [mail, ...others] = mailsTo(user)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Today: 1 overdue follow-up, 1 follow-up, and 1 deadline')
  expect(mail?.text).toContain('- Call Ann back\n  10:00 AM · Engineer at Acme <b>')
  expect(mail?.text).toContain('OVERDUE\n- Send the form')
  expect(mail?.text).toContain('DEADLINES\n- Engineer at Acme <b>')
  expect(mail?.html).toContain(
    `https://jobs.example.com/job-tracker?dialog=overview&amp;job=${job}`,
  )
  expect(mail?.html).toContain('Acme &lt;b&gt;')
  expect(`${mail?.text}${String(mail?.html)}`).not.toContain('secret note')

  // The next day is another occasion.
  await planOn(await findNext(user))
  await settle()
  expect(mailsTo(user)).toHaveLength(2)
})

test('nothing is mailed if nothing is due, or not any more', async () => {
  const user = await t.register()
  await setDigest(user, { digest: 'daily' })
  const first = await findNext(user)
  await planOn(first)
  await addFollowUp(user, 'Later', new Date(first.getTime() + 30 * DAY_MS))
  const second = await findNext(user)
  expect(second.getTime() - first.getTime()).toBeGreaterThan(22 * HOUR_MS)
  await planOn(second)
  await settle()
  expect(mailsTo(user)).toEqual([])
})

test('a server that was down sends the day’s digest late, and none of the days before', async () => {
  const user = await t.register()
  await setDigest(user, { digest: 'daily' })
  const due = await findNext(user)
  await addFollowUp(user, 'Every day', new Date(due.getTime() - 2 * DAY_MS))
  await planOn(new Date(due.getTime() + 5 * DAY_MS + 3 * HOUR_MS))
  await settle()
  expect(mailsTo(user)).toEqual([])
  const next = await findNext(user)
  expect(next.getTime()).toBeGreaterThan(due.getTime() + 5 * DAY_MS)
  await planOn(new Date(next.getTime() + 6 * HOUR_MS))
  await settle()
  expect(mailsTo(user)).toHaveLength(1)
})

test('a clock that was wrong by years does not stop the digest', async () => {
  const user = await t.register()
  await setDigest(user, { digest: 'daily' })
  const due = await findNext(user)
  await planOn(new Date(due.getTime() + 900 * DAY_MS))
  expect((await findNext(user)).getTime()).toBeGreaterThan(due.getTime() + 800 * DAY_MS)
  await planOn(new Date(due.getTime() - HOUR_MS))
  expect(await findNext(user)).toEqual(due)
})

test('saving the same settings keeps today’s digest due', async () => {
  const user = await t.register()
  await setDigest(user, { digest: 'daily' })
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  const digest_at = new Date(Date.now() - 1000).toISOString()
  const set = database.db.updateTable('notification_settings').set({ digest_at })
  await set.where('user_id', '=', id).execute()
  await setDigest(user, { digest: 'daily', push: true })
  expect((await findNext(user)).toISOString()).toBe(digest_at)
  await setDigest(user, { digest: 'daily', hour: 9 })
  expect((await findNext(user)).getTime()).toBeGreaterThan(Date.now())
})

test('one click in the mail stops it, without a session; opening the link does not', async () => {
  const user = await t.register()
  await setDigest(user, { digest: 'weekly' })
  const due = await findNext(user)
  expect(new Date(due).getUTCDay()).toBe(1)
  await addFollowUp(user, 'Write to Bob', new Date(due.getTime() + 3 * DAY_MS))
  await planOn(due)
  await settle()
  const [mail] = mailsTo(user)
  expect(mail?.subject).toBe('This week: 1 follow-up')
  const header = (name: string) => {
    const line = mail?.headerLines.find(({ key }) => key === name)?.line ?? ''
    return line.replace(/^[^:]*:\s*/, '').replaceAll(/\r?\n\s*/g, '')
  }
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = new URL(header('list-unsubscribe').replaceAll(/[<>]/g, ''))
  expect(link.origin).toBe('https://jobs.example.com')
  expect(mail?.text).toContain(link.href)
  const url = link.pathname + link.search

  const asked = await t.app.inject({ url, headers: { accept: 'text/html' } })
  expect(asked.statusCode).toBe(200)
  expect(asked.body).toContain('<form method="post"')
  expect(asked.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const read = async () =>
    (await t.rest('GET', '/api/notifications', undefined, user)).json<object>()
  expect(await read()).toMatchObject({ digest: 'weekly' })

  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const
  expect((await t.app.inject(post)).statusCode).toBe(200)
  expect(await read()).toMatchObject({ digest: 'off', time_zone: 'Europe/Berlin' })
  expect((await t.app.inject(post)).statusCode).toBe(200)
  expect((await t.app.inject({ url })).body).not.toContain('<form')
  const unknown = await t.app.inject({ ...post, url: `${link.pathname}?token=x` })
  expect(unknown.statusCode).toBe(404)
})

test('a person who stopped it, or whose account was disabled, does not even get queued ones', async () => {
  const [stopped, disabled] = [await t.register(), await t.register()]
  for (const user of [stopped, disabled]) {
    await setDigest(user, { digest: 'daily' })
    await addFollowUp(user, 'Overdue', new Date('2026-01-01'))
  }
  const due = await findNext(disabled)
  await database.db
    .updateTable('users')
    .set({ disabled_at: new Date().toISOString() })
    .where('email', '=', disabled.email)
    .execute()
  await setDigest(stopped, { digest: 'off' })
  await planOn(due)
  await settle()
  expect([...mailsTo(stopped), ...mailsTo(disabled)]).toEqual([])
})
