import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Me } from '#src/auth/schema.ts'
import { planDue } from './features/notifications/planner.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from './testing/app.ts'
import { type Mailbox, startMailbox } from './testing/mailbox.ts'

let t: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
  t = await createTestApp({
    env: {
      SMTP_URL: mailbox.url,
      PUBLIC_URL: 'https://jobs.example.com',
      RATE_LIMIT_MULTIPLIER: '100',
    },
    mail: { timing: { pollMs: 20 } },
  })
})
afterAll(async () => {
  await t.close()
  await mailbox.close()
})

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }

const setLanguage = async (user: TestUser, language: string | null) => {
  const response = await t.rest('PUT', '/api/auth/me', { language }, user)
  expect(response.statusCode, response.body).toBe(200)
}
async function registerGerman(): Promise<TestUser> {
  const user = await t.register()
  await setLanguage(user, 'de')
  return user
}
const requestReset = ({ email }: TestUser, headers: Record<string, string> = {}) =>
  t.rest('POST', '/api/auth/forgot-password', { email }, undefined, headers)
const waitFor = async ({ email }: TestUser, subject: RegExp) =>
  (await mailbox.waitFor(email, 1, subject)).at(-1)?.message

test('registering on a German page sets German, and on an English one follows the browser', async () => {
  const register = async (headers: Record<string, string>) => {
    const email = `${randomUUID()}@example.com`
    const sent = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' }
    const response = await t.rest('POST', '/api/auth/register', sent, undefined, headers)
    expect(response.statusCode, response.body).toBe(201)
    const { access_token: token } = (await t.login(email)).json<{ access_token: string }>()
    return (await t.rest('GET', '/api/auth/me', undefined, { email, token })).json<Me>().language
  }
  expect(await register(GERMAN)).toBe('de')
  expect(await register({ cookie: 'theme=dark; language=nl', ...GERMAN })).toBe('nl')
  expect(await register({ cookie: 'language=xx', 'accept-language': 'sv' })).toBeNull()
  expect(await register({ cookie: 'language=en', ...GERMAN })).toBeNull()
})

test('a mail is in the account’s language, whoever requests it', async () => {
  const user = await registerGerman()
  await requestReset(user, { 'accept-language': 'en' })
  const mail = await waitFor(user, /Passwort/)
  expect(mail?.subject).toBe('Foothold-Passwort zurücksetzen')
  expect(mail?.text).toContain('Der Link funktioniert einmal und 60 Minuten lang.')
  expect(mail?.html).toContain('<html lang="de">')
  expect(mail?.html).toContain('Falls die Schaltfläche nicht funktioniert')
})

test('an account without a language gets responses in the request’s language', async () => {
  const [german, other] = [await t.register(), await t.register()]
  await requestReset(german, GERMAN)
  await requestReset(other)
  expect((await waitFor(german, /./))?.subject).toBe('Foothold-Passwort zurücksetzen')
  const mail = await waitFor(other, /./)
  expect(mail?.subject).toBe('Reset your Foothold password')
  expect(mail?.html).toContain('<html lang="en">')
})

test('a new address gets a German question, and the former one a German notice', async () => {
  const user = await registerGerman()
  const email = `${randomUUID()}@example.com`
  const sent = { email, current_password: PASSWORD }
  expect((await t.rest('PUT', '/api/auth/me', sent, user)).statusCode).toBe(200)
  const asked = await waitFor({ ...user, email }, /./)
  expect(asked?.subject).toBe('Neue E-Mail-Adresse für Foothold bestätigen')
  const token = /confirm-email\?token=([\w-]+)/.exec(asked?.text ?? '')?.[1]
  const response = await t.rest('POST', '/api/auth/confirm-email', { token })
  expect(response.statusCode, response.body).toBe(200)
  const told = await waitFor(user, /geändert/)
  expect(told?.text).toContain('stellen Sie das Konto innerhalb von 7 Tagen wieder her')
})

test('a stranger cannot choose the language of an owner’s warning', async () => {
  const [german, other] = [await registerGerman(), await t.register()]
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
  for (const { email } of [german, other]) {
    const headers = { 'user-agent': agent, 'accept-language': 'nl' }
    const sent = { username: email, password: PASSWORD }
    await t.rest('POST', '/api/auth/login', sent, undefined, headers)
  }
  const mail = await waitFor(german, /Neue Anmeldung/)
  expect(mail?.text).toMatch(/Firefox unter Linux, am \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC/u)
  const english = await waitFor(other, /New sign-in/)
  expect(english?.text).toMatch(/Firefox on Linux, on \d{4}-\d\d-\d\d at \d\d:\d\d UTC/)
})

const HOUR_MS = 60 * 60 * 1000

test('a digest uses the person’s numbers and dates, and its link responds in their language', async () => {
  const user = await registerGerman()
  const settings = { digest: 'daily', hour: 8, time_zone: 'Europe/Berlin' }
  expect((await t.rest('PUT', '/api/notifications', settings, user)).statusCode).toBe(200)
  const { digest_at } = await t.database.db
    .selectFrom('notification_settings')
    .innerJoin('users', 'users.id', 'notification_settings.user_id')
    .select('digest_at')
    .where('users.email', '=', user.email)
    .executeTakeFirstOrThrow()
  const due = new Date(digest_at ?? '')
  const job = (
    await t.rest('POST', '/api/jobs', { company: 'Acme', position: 'Chemiker' }, user)
  ).json<{ id: string }>()
  for (const [title, hours] of Object.entries({ Anrufen: 6.5, Danken: 7, Absagen: -48 })) {
    const due_at = new Date(due.getTime() + hours * HOUR_MS).toISOString()
    const sent = { title, due_at, job_id: job.id }
    expect((await t.rest('POST', '/api/reminders', sent, user)).statusCode).toBe(201)
  }
  await planDue({ db: t.database.db, config: t.config, log: t.app.log }, due)
  const mail = await waitFor(user, /Heute/)
  expect(mail?.subject).toBe('Heute: 1 überfällige Wiedervorlage und 2 Wiedervorlagen')
  expect(mail?.text).toContain('- Anrufen\n  14:30 · Chemiker bei Acme')
  expect(mail?.text).toContain('ÜBERFÄLLIG\n- Absagen')
  expect(mail?.html).toContain('<html lang="de">')
  const link = /https:\/\/\S+\/stop\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  const page = await t.rest('GET', `${pathname}${search}`)
  expect(page.body).toContain('<html lang="de">')
  expect(page.body).toContain('Diese E-Mails abbestellen?')
  const unknown = await t.rest('GET', `${pathname}?token=x`, undefined, undefined, GERMAN)
  expect(unknown.body).toContain('Dieser Link ist nicht bekannt')
})

test('a calendar is in the person’s language, and updated when that changes', async () => {
  const user = await registerGerman()
  const { url } = (await t.rest('POST', '/api/calendar', undefined, user)).json<{ url: string }>()
  const fields = { company: 'Acme', position: 'Chemiker', deadline: '2036-01-01' }
  const job = (await t.rest('POST', '/api/jobs', fields, user)).json<{ id: string }>()
  const at = { starts_at: '2036-01-02T10:00:00Z', time_zone: 'UTC', round: 2 }
  const added = await t.rest('POST', `/api/jobs/${job.id}/interviews`, at, user)
  expect(added.statusCode, added.body).toBe(201)
  const read = async () =>
    (await t.rest('GET', new URL(url).pathname)).body.replaceAll(/\r\n /g, '')
  const german = await read()
  expect(german).toContain(String.raw`SUMMARY:Bewerbungsfrist: Chemiker\, Acme`)
  expect(german).toContain(String.raw`SUMMARY:Gespräch: Chemiker\, Acme (Runde 2)`)
  const file = `/api/interviews/${added.json<{ id: string }>().id}/ics`
  expect((await t.rest('GET', file, undefined, user)).body).toContain('SUMMARY:Gespräch')
  await setLanguage(user, null)
  const english = await read()
  expect(english).toContain(String.raw`SUMMARY:Deadline: Chemiker\, Acme`)
  expect(english).toMatch(/UID:deadline-\S+\r\nSEQUENCE:1/)
  const sent = await t.rest('GET', file, undefined, user, GERMAN)
  expect(sent.body).toContain('SUMMARY:Gespräch')
})
