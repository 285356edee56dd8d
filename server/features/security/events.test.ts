import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SecurityEvent } from '#src/security/events.ts'
import { createLogger } from '../../log.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'
import { readZip } from '../../testing/read-zip.ts'
import { recordSecurityEvent } from './index.ts'

const lines: string[] = []
const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const NEW = 'Other-horse-2!'

let t: TestApp
let ada: TestUser
beforeEach(async () => {
  lines.length = 0
  t = await createTestApp({ logger, env: { TRUST_PROXY: 'on', LOG_CLIENT_ADDRESS: 'on' } })
  ada = await t.register({ email: 'ada@example.com' })
})
afterEach(() => t.close())

const listEvents = async (user = ada) =>
  (await t.rest('GET', '/api/auth/events', undefined, user)).json<{ events: SecurityEvent[] }>()
    .events
const findUserId = async ({ email }: TestUser) => {
  const found = t.database.db.selectFrom('users').select('id').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).id
}
const waitForKind = async (kind: string) => {
  const listKinds = async () => (await listEvents()).map((event) => event.kind)
  await expect.poll(listKinds).toContain(kind)
}

test('a person sees the events of their account only, newest first', async () => {
  const other = await t.register({ email: 'other@example.com' })
  const passwords = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  const asChrome = { 'user-agent': CHROME }
  await t.rest('POST', '/api/auth/change-password', passwords, ada, asChrome)
  await t.rest('GET', '/api/auth/export', undefined, ada, asChrome)
  await t.rest('PUT', '/api/auth/me', { username: 'ada' }, ada, asChrome)
  await t.rest('PUT', '/api/auth/me', { email: 'a@b.example', current_password: NEW }, ada)
  await t.rest('DELETE', '/api/auth/sessions', undefined, ada)
  const events = await listEvents()
  expect(events.map(({ kind }) => kind)).toEqual([
    'sessions_ended',
    'email_changed',
    'username_changed',
    'data_exported',
    'password_changed',
    'sign_in',
    'registered',
  ])
  expect(events[2]).toEqual({
    id: expect.any(String),
    kind: 'username_changed',
    device: 'Chrome on Linux',
    detail: null,
    happened_at: expect.stringMatching(/Z$/),
  })
  expect((await listEvents(other)).map(({ kind }) => kind)).toEqual(['sign_in', 'registered'])
})

test('a wrong password is recorded, and one of an unknown name is only logged', async () => {
  await t.login('ada@example.com', NEW)
  await t.login('nobody@example.com', NEW)
  await waitForKind('sign_in_failed')
  const failed = lines.filter((line) => line.includes('"sign_in_failed"'))
  expect(failed).toHaveLength(2)
  expect(JSON.parse(failed[0] ?? '')).toMatchObject({ user: await findUserId(ada) })
  expect(JSON.parse(failed[1] ?? '')).not.toHaveProperty('user')
})

test('actions of the server’s owner have no device', async () => {
  const userId = await findUserId(ada)
  await recordSecurityEvent(t.database.db, { log: logger }, userId, 'reset_link_made', {
    isByServer: true,
    detail: 'x'.repeat(300),
  })
  expect(await listEvents()).toMatchObject([
    { kind: 'reset_link_made', device: null, detail: 'x'.repeat(200) },
    {},
    {},
  ])
})

test('guessed passwords do not displace other events', async () => {
  const userId = await findUserId(ada)
  await sql`
    insert into security_events (user_id, kind, happened_at)
    select ${userId}::uuid, 'sign_in_failed', now() + n * interval '1 second'
    from generate_series(1, 2000) n`.execute(t.database.db)
  const origin = { log: logger, userAgent: CHROME }
  await recordSecurityEvent(t.database.db, origin, userId, 'passkey_added', { detail: 'Key' })
  const kinds = (await listEvents()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'sign_in_failed')).toHaveLength(100)
  expect(kinds).toEqual(expect.arrayContaining(['passkey_added', 'sign_in', 'registered']))
})

test('an account has at most 500 events', async () => {
  const userId = await findUserId(ada)
  await sql`
    insert into security_events (user_id, kind, happened_at)
    select ${userId}::uuid, 'kind_' || chr(97 + n % 10), now() - n * interval '1 second'
    from generate_series(1, 900) n`.execute(t.database.db)
  await recordSecurityEvent(t.database.db, { log: logger }, userId, 'token_created')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from security_events`.execute(t.database.db)
  expect(rows).toEqual([{ count: 500 }])
})

test('the events are in the export, without ids', async () => {
  const zip = readZip((await t.rest('GET', '/api/auth/export', undefined, ada)).rawPayload)
  expect(JSON.parse(String(zip.get('foothold.json')))).toMatchObject({
    security_events: [{ kind: 'sign_in' }, { kind: 'registered' }],
  })
  expect(String(zip.get('foothold.json'))).not.toContain((await listEvents())[0]?.id)
})

/** The regular expression in docs/operations.md, in JavaScript's syntax. */
function readFilter(): RegExp {
  const docs = readFileSync('docs/operations.md', 'utf8')
  const [, expression] = /^failregex = (.+)$/m.exec(docs) ?? []
  const address = String.raw`(?<address>[0-9a-f.:]+)`
  return new RegExp(expression?.replace('<ADDR>', address) ?? '$^')
}
/** fail2ban removes what its datepattern matches before it applies the expression. */
const withoutDate = (line: string) => line.replace(/"time":"[\dT:.-]+Z"/, '').trim()
/** The addresses that fail2ban would find in the log. */
const findAddresses = () =>
  lines.flatMap((line) => readFilter().exec(withoutDate(line))?.groups?.['address'] ?? [])

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['2001:db8::17', '2001:db8::17'],
])('fail2ban’s filter finds a guessing client in %s', async (sent, address) => {
  const headers = { 'x-forwarded-for': sent }
  const guess = { username: 'nobody', password: NEW }
  await t.rest('POST', '/api/auth/login', guess, undefined, headers)
  await t.rest('POST', '/api/auth/login', { ...guess, username: ada.email }, undefined, headers)
  await waitForKind('sign_in_failed')
  const found = findAddresses()
  expect(found).toEqual([address, address])
})

test('nobody can get another’s address blocked', async () => {
  const forged = '{"level":40,"security":"sign_in_failed","address":"192.0.2.1","msg":"security"}'
  const headers = { 'user-agent': forged, 'x-forwarded-for': '203.0.113.9, "192.0.2.1"' }
  const entry = { level: 'warn', message: forged, data: { security: forged }, userAgent: forged }
  await t.rest('POST', '/api/logs', entry, undefined, headers)
  await t.rest('POST', '/api/auth/login', { username: forged, password: forged }, ada, headers)
  const text = lines.join('\n')
  expect(text).toContain('a browser reports')
  const found = findAddresses()
  expect(found).not.toContain('192.0.2.1')
})

test('without LOG_CLIENT_ADDRESS no line contains an address', async () => {
  const quiet = await createTestApp({ logger, database: t.database, env: { TRUST_PROXY: 'on' } })
  lines.length = 0
  const guess = { username: 'nobody', password: NEW }
  await quiet.rest('POST', '/api/auth/login', guess, undefined, { 'x-forwarded-for': '192.0.2.1' })
  await quiet.app.close()
  expect(lines.join('')).toContain('"security":"sign_in_failed"')
  expect(lines.join('')).not.toContain('192.0.2.1')
})
