import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenSession } from '#src/auth/account.ts'
import type { LoginResponse } from '#src/auth/schema.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'

const ADA = 'ada@example.com'
const WRONG = 'Wrong-horse-1!'
const NEW = 'Other-horse-2!'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

let t: TestApp
let mailbox: Mailbox
beforeEach(async () => {
  mailbox = await startMailbox()
  t = await createTestApp({
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://jobs.example.com' },
  })
  const names = { first_name: 'Ada', last_name: 'Lovelace' }
  await t.rest('POST', '/api/auth/register', { ...names, email: ADA, password: PASSWORD })
})
afterEach(async () => {
  await t.close()
  await mailbox.close()
})

/** A browser that stores the cookie it receives. */
function openBrowser(userAgent = CHROME) {
  let cookie: string | undefined
  return {
    readCookie: () => cookie,
    async signIn(password = PASSWORD, username = ADA) {
      const headers = { 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) }
      const sent = { username, password }
      const response = await t.rest('POST', '/api/auth/login', sent, undefined, headers)
      const set = [response.headers['set-cookie'] ?? []].flat()[0]
      if (set !== undefined) cookie = set.split(';')[0]
      const token = response.statusCode === 200 ? response.json<LoginResponse>().access_token : ''
      return { status: response.statusCode, user: { email: ADA, token }, set }
    },
  }
}
const lockOut = async () => {
  for (let i = 0; i < 11; i += 1) await t.login(ADA, WRONG)
}

test('strangers who guess do not lock out a device that has signed in before', async () => {
  const browser = openBrowser()
  const { set } = await browser.signIn()
  expect(set).toMatch(
    /^foothold_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  await lockOut()
  expect((await openBrowser().signIn()).status).toBe(429)
  expect((await browser.signIn()).status).toBe(200)
})

test('a known device may use ten wrong passwords too, counted separately', async () => {
  const browser = openBrowser()
  await browser.signIn()
  const statuses = []
  for (let i = 0; i < 12; i += 1) statuses.push((await browser.signIn(WRONG)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  expect((await browser.signIn()).status).toBe(429)
  expect((await openBrowser().signIn()).status).toBe(200)
})

test('a device is only known for its own accounts', async () => {
  const other = await t.register({ email: 'other@example.com' })
  const browser = openBrowser()
  await browser.signIn(PASSWORD, other.email)
  await lockOut()
  expect((await browser.signIn()).status).toBe(429)
  expect((await browser.signIn(PASSWORD, other.email)).status).toBe(200)
})

test('signing out keeps a device known', async () => {
  const browser = openBrowser()
  const { user } = await browser.signIn()
  await t.rest('POST', '/api/auth/logout', undefined, user)
  await lockOut()
  expect((await browser.signIn()).status).toBe(200)
})

test('ending its session from elsewhere makes a device unknown', async () => {
  const lost = openBrowser(FIREFOX)
  await lost.signIn()
  const own = openBrowser()
  const { user } = await own.signIn()
  const { sessions } = {
    sessions: (await t.rest('GET', '/api/auth/sessions', undefined, user)).json<OpenSession[]>(),
  }
  const id = sessions.find(({ is_current }) => !is_current)?.id
  await t.rest('DELETE', `/api/auth/sessions/${id}`, undefined, user)
  await lockOut()
  expect((await lost.signIn()).status).toBe(429)
  expect((await own.signIn()).status).toBe(200)
})

test('a password change makes every other device unknown', async () => {
  const other = openBrowser(FIREFOX)
  await other.signIn()
  const own = openBrowser()
  const { user } = await own.signIn()
  const passwords = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  await t.rest('POST', '/api/auth/change-password', passwords, user)
  await lockOut()
  expect((await other.signIn(NEW)).status).toBe(429)
  expect((await own.signIn(NEW)).status).toBe(200)
})

test('an account remembers its 20 last used devices', async () => {
  const first = openBrowser()
  await first.signIn()
  for (let i = 0; i < 20; i += 1) await openBrowser().signIn()
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from known_devices`.execute(t.database.db)
  expect(rows).toEqual([{ count: 20 }])
  await lockOut()
  expect((await first.signIn()).status).toBe(429)
})

test('only a sign-in on a new device is mailed, once a day, and never the first one', async () => {
  const first = openBrowser()
  await first.signIn()
  await first.signIn()
  await openBrowser(FIREFOX).signIn()
  await openBrowser(FIREFOX).signIn()
  const [mail] = await mailbox.waitFor(ADA, 1, /^New sign-in/)
  expect(mail?.message.subject).toBe('New sign-in to your Foothold account')
  expect(mail?.message.text).toMatch(/Firefox on Linux, on \d{4}-\d\d-\d\d at \d\d:\d\d UTC/)
  await t.rest('POST', '/api/auth/forgot-password', { email: ADA })
  await mailbox.waitFor(ADA)
  expect(mailbox.mails.map(({ message }) => message.subject)).toEqual([
    'New sign-in to your Foothold account',
    'Reset your Foothold password',
  ])
})

test('at most fifty sessions are open, and the least recently used ones end', async () => {
  const { user: oldest } = await openBrowser().signIn()
  const { user: busy } = await openBrowser().signIn()
  await sql`update sessions set last_used_at = now() - interval '1 day'`.execute(t.database.db)
  await sql`update sessions set last_used_at = now() + interval '1 minute'
    where created_at = (select max(created_at) from sessions)`.execute(t.database.db)
  const opened = await Promise.all(Array.from({ length: 49 }, () => openBrowser().signIn()))
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(49)
  const me = (user: { email: string; token: string }) =>
    t.rest('GET', '/api/auth/me', undefined, user)
  expect((await me(oldest)).statusCode).toBe(401)
  const left = await t.rest('GET', '/api/auth/sessions', undefined, busy)
  expect(left.json<OpenSession[]>()).toHaveLength(50)
})
