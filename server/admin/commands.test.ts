import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SecurityEvent } from '#src/security/events.ts'
import type { TotpSetup } from '#src/two-step/schema.ts'
import { ALL_FEATURES } from '../features.ts'
import { createLogger } from '../log.ts'
import { openStorage } from '../storage/open.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import type { AdminServices } from './command.ts'
import { collectCommands } from './commands.ts'
import { runCommand } from './run-command.ts'

const DISABLED = 'This account has been disabled. Please ask the person who runs this server.'
const log = createLogger({ logLevel: 'silent' })
let t: TestApp
let folder: string
let services: AdminServices
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-commands-'))
  t = await createTestApp({ env: { DATA_DIR: folder, REGISTRATION: 'invite' } })
  const accountParts = ALL_FEATURES.flatMap(({ account }) => account ?? [])
  const { config, database } = t
  const storage = await openStorage(config, log)
  services = { ...storage, config, database, db: database.db, log, accountParts }
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

test('there is no reset link if password sign-in is off', async () => {
  const config = { ...t.config, hasPasswordLogin: false, providerName: 'Example ID' }
  const line = ['reset-link', (await register('reset-off@example.com')).email]
  const refused = await runCommand(collectCommands(ALL_FEATURES), { ...services, config }, line)
  expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
  expect(refused.stderr).toContain('This server does not use passwords')
})

const run = (...line: string[]) => runCommand(collectCommands(ALL_FEATURES), services, line)
async function runJson<T>(...line: string[]): Promise<T> {
  const { exitCode, stdout, stderr } = await run(...line, '--json')
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  return JSON.parse(stdout)
}

/** Registers by an invitation, as everybody in this file. */
async function register(email: string) {
  const { link } = await runJson<{ link: string }>('invite')
  const invite = new URL(link).searchParams.get('invite')
  const names = { first_name: 'Ada', last_name: 'Lovelace' }
  const sent = { ...names, email, password: 'Correct-horse-1!', invite }
  const { statusCode } = await t.rest('POST', '/api/auth/register', sent)
  if (statusCode !== 201) return { statusCode, token: '', email }
  const token = (await t.login(email)).json<{ access_token: string }>().access_token
  return { statusCode, token, email }
}

test('an invitation admits one person, and one for an address only that person', async () => {
  expect((await register('ada@example.com')).statusCode).toBe(201)
  const { link } = await runJson<{ link: string }>('invite', '--email', 'eve@example.com')
  expect(link).toMatch(/^http:\/\/localhost:3000\/register\?invite=[\w-]{43}$/)
  for (const days of ['0', '366', 'x', '1.5']) {
    expect((await run('invite', '--days', days)).exitCode).toBe(2)
  }
  expect((await run('invite', '--email', 'nobody')).exitCode).toBe(2)
})

test('a disabled person is signed out at once, sees why after the right password, and can be enabled', async () => {
  const grace = await register('grace@example.com')
  const read = () => t.rest('GET', '/api/jobs', undefined, grace)
  expect((await read()).statusCode).toBe(200)
  expect((await run('disable', 'Grace@Example.com')).stdout).toBe(
    'grace@example.com is disabled and signed out.\n',
  )
  expect((await read()).statusCode).toBe(401)
  const refused = await t.login(grace.email)
  expect([refused.statusCode, refused.json()]).toEqual([403, { detail: DISABLED }])
  const wrong = await t.login(grace.email, 'Wrong-horse-1!')
  expect([wrong.statusCode, wrong.json()]).toEqual([
    401,
    { detail: 'Invalid username or password' },
  ])
  const { users } = await runJson<{ users: object[] }>('users')
  expect(users).toContainEqual(
    expect.objectContaining({ email: grace.email, disabled_at: expect.stringMatching(/Z$/) }),
  )
  await run('enable', grace.email)
  expect((await t.login(grace.email)).statusCode).toBe(200)
  const events = await t.database.db
    .selectFrom('security_events')
    .select(['kind', 'device'])
    .execute()
  for (const kind of ['account_disabled', 'account_enabled']) {
    expect(events).toContainEqual({ kind, device: null })
  }
})

test('a reset link sets a new password, once', async () => {
  const { email } = await register('mary@example.com')
  const { link } = await runJson<{ link: string }>('reset-link', email)
  const token = new URL(link).searchParams.get('token')
  const password = 'Another-horse-2!'
  const sent = { token, new_password: password, confirm_password: password }
  const reset = () => t.rest('POST', '/api/auth/reset-password', sent)
  expect((await reset()).statusCode).toBeLessThan(300)
  expect((await t.login(email, password)).statusCode).toBe(200)
  expect((await reset()).statusCode).toBe(400)
})

test('a lost second step is removed, which the person sees', async () => {
  const person = await register('lost@example.com')
  const password = 'Correct-horse-1!'
  const begun = await t.rest('POST', '/api/auth/two-step/totp', { password }, person)
  const app = new TOTP({ secret: Secret.fromBase32(begun.json<TotpSetup>().secret) })
  const sent = { code: app.generate() }
  await t.rest('POST', '/api/auth/two-step/totp/confirm', sent, person)
  expect((await t.login(person.email)).statusCode).toBe(403)
  expect((await run('two-step-off', person.email)).stdout).toBe(
    'lost@example.com signs in without a second step.\n',
  )
  expect((await t.login(person.email)).statusCode).toBe(200)
  const { events } = (await t.rest('GET', '/api/auth/events', undefined, person)).json<{
    events: SecurityEvent[]
  }>()
  expect(events.map(({ kind }) => kind)).toContain('two_step_removed')
})

test('deleting needs a confirmation, and removes everything of the person', async () => {
  const { email } = await register('gone@example.com')
  expect((await run('delete', email)).exitCode).toBe(2)
  expect((await t.login(email)).statusCode).toBe(200)
  expect((await run('delete', email, '--yes')).exitCode).toBe(0)
  expect((await t.login(email)).statusCode).toBe(401)
  const { users } = await runJson<{ users: { email: string }[] }>('usage')
  expect(users.map((user) => user.email)).not.toContain(email)
})

test('usage counts the rows of each account', async () => {
  const { email, token } = await register('rows@example.com')
  const job = { company: 'Acme', position: 'Engineer', notes: 'x'.repeat(1000) }
  for (let count = 0; count < 3; count += 1) {
    await t.rest('POST', '/api/jobs', job, { email, token })
  }
  const { users } = await runJson<{ users: { email: string; rows: number; bytes: number }[] }>(
    'usage',
  )
  const found = users.find((user) => user.email === email)
  expect(found?.rows).toBeGreaterThan(6)
  expect(found?.bytes).toBeGreaterThan(3000)
})

test('missing items and invalid input have separate exit codes', async () => {
  const missing = await run('disable', 'nobody@example.com')
  expect(missing).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'There is no account nobody@example.com.\n',
  })
  for (const line of [
    ['disable'],
    ['disable', 'a', 'b'],
    ['users', '--all'],
    ['fly'],
    ['toString'],
  ]) {
    expect((await run(...line)).exitCode, line.join(' ')).toBe(2)
  }
})

test('doctor reports no problem on a working server', async () => {
  const { checks } = await runJson<{ checks: { name: string; is_good: boolean }[] }>('doctor')
  expect(checks.filter(({ is_good }) => !is_good)).toEqual([])
  expect(checks.map(({ name }) => name)).toEqual([
    'configuration',
    'database',
    'storage',
    'mail',
    'clock',
    'disk',
    'versions',
    'keys',
    'backups',
  ])
})

test('doctor explains what to do, and exits with failure', async () => {
  const broken = {
    ...services,
    config: { ...services.config, smtpUrl: 'smtp://127.0.0.1:1' },
    files: { ...services.files, open: async () => undefined },
  }
  const { exitCode, stdout } = await runCommand(collectCommands(ALL_FEATURES), broken, ['doctor'])
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(
    /^BAD +mail +127\.0\.0\.1:1 does not accept the sign-in \(ESOCKET\): check SMTP_URL$/m,
  )
  expect(stdout).toMatch(/^BAD +storage +.* lost a file/m)
  expect(stdout).toMatch(/^good +database/m)
})
