import { gzipSync } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Profile } from '#src/profile/schema.ts'
import type { Resource } from '#src/resources/schema.ts'
import type { NewAccessToken } from '#src/tokens/schema.ts'
import { TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import { createLogger } from '../log.ts'
import { insertReset } from './auth/recovery-queries.ts'
import { insertPending } from './two-step/queries.ts'
import { hashToken } from '../sessions/token.ts'
import { PROCEDURES } from '../procedures.ts'
import { REST_ROUTES } from '../router.ts'
import { createBuild } from '../testing/build.ts'
import { openLocalDirect } from '../testing/local-direct.ts'
import { makeForm } from '../testing/sample-documents.ts'
import { hostileText } from '../testing/arbitraries.ts'
import { RESET_TOKEN } from '../testing/features/auth.ts'
import { LINKED_JOB_ID, STATUS_CHANGE_ID } from '../testing/features/jobs.ts'
import { STORED_IMPORT_ID } from '../testing/features/transfer.ts'
import { STEP_TOKEN } from '../testing/features/two-step.ts'
import { createInputs, listUnstorable } from '../testing/fuzz-inputs.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 5_000)
const RAW_REQUESTS = Math.ceil(INPUTS / 20)

let t: TestApp
let user: TestUser
let reader: TestUser
/** Owns the rows that other users' inputs must not change. */
let leaver: TestUser
/** Has no password, so that the second step's procedures do not ask for one. */
let passwordless: TestUser
/** Resolves no host name, so that no input makes the server call another. */
const NOWHERE = { resolve: async () => [] }
/** The ids for each router's inputs; for the profile's they are chosen by list. */
const ids = new Map<string, string>()
const OF_JOB = new Set([
  'interviews.ofJob',
  'interviews.create',
  'packets.get',
  'packets.list',
  'packets.seal',
])
const findIds = (procedure: string): string[] => {
  const [router, name = ''] = procedure.split('.')
  const list = /(?:Experience|Education|Project)$/.exec(name)?.[0]
  const id = OF_JOB.has(procedure) ? LINKED_JOB_ID : ids.get(list ?? router ?? '')
  return id === undefined ? [UNOWNED_TABLES] : [UNOWNED_TABLES, id]
}
const UNOWNED_TABLES = randomUUID()
/** The log, which has the cause of a failure that a response only reports as one. */
const logged: string[] = []
const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void logged.push(line) })
beforeAll(async () => {
  // Low limits, so that few of the inputs cost a password hash.
  const env = { RATE_LIMIT_MULTIPLIER: '0.2', LIMIT_WRITES_PER_MINUTE: '100000000' }
  const staticDir = createBuild().directory
  t = await createTestApp({
    env,
    logger,
    staticDir,
    pages: NOWHERE,
    storage: openLocalDirect(join(tmpdir(), 'foothold-test')),
  })
  user = await t.register()
  reader = await t.register()
  leaver = await t.register()
  passwordless = await t.register()
  const added = { company: 'a', position: 'b', posting: { text: 'c' } }
  const job = await t.rest('POST', '/api/jobs', added, user)
  ids.set('jobs', job.json<Job>().id)
  const { db } = t.database
  await db.updateTable('job_status_changes').set({ id: STATUS_CHANGE_ID }).execute()
  const bookmark = await t.rest('POST', '/api/resources', { url: 'https://a.example' }, user)
  ids.set('resources', bookmark.json<Resource>().id)
  ids.set('documents', await addDocument())
  await addPeople()
  await addEntries()
  const token = await t.rest('POST', '/api/tokens', { name: 'a', scope: 'read' }, user)
  ids.set('tokens', token.json<NewAccessToken>().id)
  await issueReset(t, await t.register())
  ids.set('twoStep', await prepareSecondStep(t, passwordless))
})
afterAll(() => t.close())

async function addDocument(): Promise<string> {
  const { payload, headers } = makeForm()
  const authorization = `Bearer ${user.token}`
  const url = '/api/documents/upload'
  const sent = { ...headers, authorization }
  const response = await t.app.inject({ method: 'POST', url, headers: sent, payload })
  return response.json<Document>().id
}

/** Adds an application and a person, a follow-up, an activity and an interview for it. */
async function addPeople(): Promise<void> {
  const { db } = t.database
  const job = { company: 'a', position: 'b', status: 'applied' as const }
  const user_id = await findUserId(t, user)
  const row = { ...job, id: LINKED_JOB_ID, user_id, application_date: '2026-01-01' }
  await db.insertInto('jobs').values(row).execute()
  const table = {
    columns: ['Company', 'Position', 'Date', 'x'],
    rows: [['a', 'b', '1/2/2026', 'Odd']],
  }
  const content = gzipSync(JSON.stringify(table))
  const kept = { id: STORED_IMPORT_ID, user_id, format: 'other' as const, content }
  await db.insertInto('imports').values(kept).execute()
  const sent = {
    contacts: { name: 'a' },
    views: { name: 'a', search: 'q=b' },
    reminders: { title: 'a', due_at: '2026-01-01T00:00:00Z' },
    activities: { text: 'a' },
    mail: { text: 'Thank you for applying to Acme.' },
  }
  for (const [router, body] of Object.entries(sent)) {
    const response = await t.rest('POST', `/api/${router}`, body, user)
    ids.set(router, response.json<{ id: string }>().id)
  }
  const interview = { starts_at: '2026-01-01T00:00:00Z' }
  const added = await t.rest('POST', `/api/jobs/${LINKED_JOB_ID}/interviews`, interview, user)
  ids.set('interviews', added.json<{ id: string }>().id)
  const packet = await t.rest('POST', `/api/jobs/${LINKED_JOB_ID}/packet`, {}, user)
  ids.set('packets', packet.json<{ id: string }>().id)
}

/** Adds one entry to each list of the profile. */
async function addEntries(): Promise<void> {
  const start_date = '2020-01-01'
  const entries = {
    experiences: [{ company_name: 'a', title: 'b', start_date }],
    educations: [{ school_name: 'a', degree: 'b', field_of_study: 'c', start_date }],
    projects: [{ project_name: 'a', description: 'b' }],
  }
  const response = await t.rest('PUT', '/api/profiles/me', entries, user)
  const { experiences, educations, projects } = response.json<Profile>()
  const added = { Experience: experiences, Education: educations, Project: projects }
  for (const [list, [entry]] of Object.entries(added)) if (entry) ids.set(list, entry.id)
}

const findUserId = async ({ database: { db } }: TestApp, { email }: TestUser) =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id

/** For an account that no other input uses. */
async function issueReset(app: TestApp, somebody: TestUser): Promise<void> {
  const { db } = app.database
  const userId = await findUserId(app, somebody)
  await insertReset(db, { tokenHash: hashToken(RESET_TOKEN), userId, ttlMinutes: 60 })
}

/** Adds two passkeys and a sign-in that waits for its second step; returns a passkey's id. */
async function prepareSecondStep(app: TestApp, owner: TestUser): Promise<string> {
  const { db } = app.database
  const user_id = await findUserId(app, owner)
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', user_id).execute()
  const provider_at = new Date().toISOString()
  await db.updateTable('sessions').set({ provider_at }).where('user_id', '=', user_id).execute()
  await insertPending(db, { token_hash: hashToken(STEP_TOKEN), user_id, method: 'provider' })
  const passkey = { user_id, public_key: new Uint8Array(1), counter: 0, name: 'a' }
  const { id } = await db
    .insertInto('passkeys')
    .values(['a', 'b'].map((credential_id) => ({ ...passkey, credential_id })))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const findCaller = (name: string): TestUser => {
  if (name === 'jobs.list' || name === 'resources.list') return reader
  // Each document costs a process; the sandbox's own tests try worse ones.
  if (name === 'documents.text') return reader
  // Its lists would replace the entries whose ids other inputs need.
  if (name === 'profile.update') return reader
  if (name.startsWith('twoStep.')) return passwordless
  return name === 'auth.deleteAccount' ? leaver : user
}

/** Sends one batch of calls; returns each response's status. */
async function call(name: string, inputs: unknown[]): Promise<number[]> {
  const path = `/trpc/${inputs.map(() => name).join(',')}?batch=1`
  const body = JSON.stringify(Object.fromEntries(inputs.entries()))
  const isQuery = PROCEDURES.get(name)?._def.type === 'query'
  const response = await t.app.inject({
    method: isQuery ? 'GET' : 'POST',
    url: isQuery ? `${path}&input=${encodeURIComponent(body)}` : path,
    headers: {
      authorization: `Bearer ${findCaller(name).token}`,
      'x-time-zone': 'Europe/Berlin',
      ...(!isQuery && { 'content-type': 'application/json' }),
    },
    ...(!isQuery && { payload: body }),
  })
  const responses = response.json<{ error?: { data: { httpStatus: number } } }[]>()
  return Array.isArray(responses)
    ? responses.map(({ error }) => error?.data.httpStatus ?? 200)
    : [response.statusCode]
}

const names = [...PROCEDURES.keys()].filter((name) => name !== 'auth.logout')
const batches = Math.ceil(INPUTS / names.length / TRPC_MAX_BATCH_SIZE)

/** The statuses that valid inputs reach where that is not just success. */
const FURTHEST: Record<string, number[]> = {
  'resources.fetchTitle': [429],
  'auth.login': [401],
  // This server receives no mail, and no mail folder is connected.
  'mailAddress.make': [404],
  'mailFolder.connect': [429],
  'mailFolder.check': [404],
  // Two wrong guesses lock the account.
  'auth.changePassword': [200, 429],
  'auth.updateAccount': [200, 429],
  'auth.deleteAccount': [400],
  'auth.endSession': [404],
  'auth.unlinkIdentity': [404],
  // No change of address is pending, and the valid token is of another kind.
  'auth.cancelEmailChange': [404],
  'auth.confirmEmail': [400],
  'auth.takeBack': [400],
  // Only a valid token and a code of the right kind reach the limit.
  'twoStep.finish': [429],
  'twoStep.confirmTotp': [429],
  // Other procedures have used up the limit.
  'twoStep.askAnyPasskey': [200, 429],
  'twoStep.removePasskey': [200, 429],
  // No change exists that could be undone.
  'undo.run': [404],
  // No authenticator has signed any of these.
  'twoStep.signInByPasskey': [401],
  'twoStep.addPasskey': [400],
  // None of these keys was issued.
  'documents.finalize': [404],
  'documents.text': [404],
  // A process for each of them would take minutes.
  'import.parse': [404],
  // Another input may have accepted it.
  'mail.dismiss': [200, 409],
}

test.each(names)('no input makes %s fail', async (name) => {
  const seen = new Map<number, number>()
  const batch = fc.array(
    createInputs(name, () => findIds(name)),
    {
      minLength: TRPC_MAX_BATCH_SIZE,
      maxLength: TRPC_MAX_BATCH_SIZE,
    },
  )
  const check = fc.asyncProperty(batch, async (inputs) => {
    const statuses = await call(name, inputs)
    expect(statuses).toHaveLength(inputs.length)
    for (const status of statuses) {
      seen.set(status, (seen.get(status) ?? 0) + 1)
      expect(status, logged.at(-1)).toBeLessThan(500)
    }
  })
  await fc.assert(check, { numRuns: batches, endOnFailure: true })
  // If all inputs failed the first check, the test would prove nothing.
  const furthest = FURTHEST[name] ?? [200]
  expect(
    furthest.some((status) => seen.has(status)),
    JSON.stringify([...seen]),
  ).toBe(true)
})

test('text that cannot be stored makes no procedure fail', async () => {
  for (const name of names) {
    const inputs = listUnstorable(name, () => findIds(name))
    for (let from = 0; from < inputs.length; from += TRPC_MAX_BATCH_SIZE) {
      const batch = inputs.slice(from, from + TRPC_MAX_BATCH_SIZE)
      for (const [index, status] of (await call(name, batch)).entries()) {
        const input = JSON.stringify(batch[index])
        expect(status, `${name} ${input} ${logged.at(-1)}`).toBeLessThan(500)
      }
    }
  }
})

test('no body, header or address makes a REST call fail', async () => {
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')
  const paths = REST_ROUTES.map(({ path }) => path.replace(/:\w+/, UNOWNED_TABLES))
  const files = ['/api/documents/upload', `/api/documents/${UNOWNED_TABLES}/download`]
  const addresses = [...paths, ...files].filter(
    // It would end the session that the other requests need.
    (path) => path !== '/api/auth/logout',
  )
  const input = fc.constantFrom(...names).chain((name) => createInputs(name, () => findIds(name)))
  const segment = hostileText.map((text) => encodeURIComponent(text.toWellFormed()))
  const url = fc.oneof(
    fc.constantFrom(...addresses),
    segment.map((text) => `/api/jobs/${text}`),
    segment.map((text) => `/${text}?${text}`),
    fc.constantFrom(
      '/api/jobs/%',
      '/%c0%ae/',
      '/trpc/jobs.history?input=%',
      '//api',
      '/trpc/a,b?batch=1',
    ),
  )
  const type = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'text/plain',
    'application/octet-stream',
    'nonsense',
    '',
  )
  const payload = fc.oneof(
    hostileText,
    input.map((value) => JSON.stringify(value) ?? ''),
    hostileText.map(
      (text) => `--b\r\ncontent-disposition: form-data; name="${text}"\r\n\r\n${text}\r\n--b--\r\n`,
    ),
  )
  const zone = fc.constantFrom('', 'UTC', 'Europe/Berlin', '\u00ff', '+99:99', 'x'.repeat(500))
  const check = fc.asyncProperty(method, url, type, payload, zone, async (...request) => {
    const [verb, address, contentType, body, timeZone] = request
    const response = await t.app.inject({
      method: verb,
      url: address,
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': contentType,
        'x-time-zone': timeZone,
      },
      ...(verb !== 'GET' && verb !== 'HEAD' && { payload: body }),
    })
    expect(response.statusCode, logged.at(-1)).toBeLessThan(500)
  })
  await fc.assert(check, { numRuns: RAW_REQUESTS, endOnFailure: true })
})
