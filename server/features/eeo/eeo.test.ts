import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EeoData } from '#src/eeo/schema.ts'
import { createLogger } from '../../log.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { readZip } from '../../testing/read-zip.ts'

const PATH = '/api/equal-employment-data/me'
const newKey = () => randomBytes(32).toString('base64')

let t: TestApp
const logged: string[] = []
beforeAll(async () => {
  const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void logged.push(line) })
  t = await createTestApp({ logger, env: { DATA_ENCRYPTION_KEY: newKey() } })
})
afterAll(() => t.close())

const NOTHING = {
  ethnicity: null,
  ethnicity_decline_to_state: false,
  us_work_authorized: null,
  requires_sponsorship: null,
  has_disability: null,
  disability_decline_to_state: false,
  is_lgbtq: null,
  lgbtq_decline_to_state: false,
  gender: null,
  gender_decline_to_state: false,
  is_veteran: null,
  veteran_decline_to_state: false,
}
const ANSWERS = { ethnicity: 'Two or More Races', gender: 'Non-Binary', is_veteran: false }

const send = (user: TestUser, method: 'GET' | 'POST' | 'PUT' | 'DELETE', fields?: object) =>
  t.rest(method, PATH, fields, user)
const readResponse = async (answer: ReturnType<typeof send>) => {
  const { statusCode, body } = await answer
  const content: unknown = body === '' ? undefined : JSON.parse(body)
  return [statusCode, content]
}
const NOT_FOUND = [404, { detail: 'Equal employment data not found' }]

test('answers are created once, read, merged and deleted', async () => {
  const user = await t.register()
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const fields = method === 'PUT' ? { is_veteran: true } : undefined
    expect(await readResponse(send(user, method, fields))).toEqual(NOT_FOUND)
  }
  const created = await send(user, 'POST', ANSWERS)
  expect(created.statusCode, created.body).toBe(201)
  const data = created.json<EeoData>()
  const stamps = { id: data.id, created_at: data.created_at, updated_at: data.updated_at }
  expect(data).toEqual({ ...NOTHING, ...ANSWERS, ...stamps })
  expect(await readResponse(send(user, 'POST', {}))).toEqual([
    409,
    { detail: 'Equal employment data already exists' },
  ])
  expect(await readResponse(send(user, 'GET'))).toEqual([200, data])

  const changed = await send(user, 'PUT', { gender: 'Decline', has_disability: false })
  expect(changed.json()).toEqual({
    ...data,
    gender: null,
    gender_decline_to_state: true,
    has_disability: false,
    updated_at: changed.json<EeoData>().updated_at,
  })
  expect(await readResponse(send(user, 'GET'))).toEqual([200, changed.json()])
  expect((await send(user, 'DELETE')).statusCode).toBe(204)
  expect(await readResponse(send(user, 'GET'))).toEqual(NOT_FOUND)
})

test('only one of two concurrent creations succeeds, and the other gets a conflict', async () => {
  const user = await t.register()
  const answers = await Promise.all([send(user, 'POST', ANSWERS), send(user, 'POST', {})])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
})

test('two tabs that answer different questions at once lose neither', async () => {
  const user = await t.register()
  await send(user, 'POST', {})
  await Promise.all([
    send(user, 'PUT', { is_lgbtq: true }),
    send(user, 'PUT', { has_disability: true }),
    send(user, 'PUT', { veteran_decline_to_state: true }),
  ])
  expect((await send(user, 'GET')).json()).toMatchObject({
    is_lgbtq: true,
    has_disability: true,
    veteran_decline_to_state: true,
  })
})

test.each([
  [
    { ethnicity: 'White', ethnicity_decline_to_state: true },
    'Ethnicity cannot be both answered and declined',
  ],
  [{ is_veteran: 'yes' }, 'Is a veteran must be true or false'],
  [{ gender: 'x' }, 'Gender must be one of: Male, Female, Non-Binary, Decline'],
])('%o is rejected', async (fields, detail) => {
  const user = await t.register()
  expect(await readResponse(send(user, 'POST', fields))).toEqual([400, { detail: [detail] }])
})

test('an empty change is rejected', async () => {
  const user = await t.register()
  await send(user, 'POST', {})
  expect(await readResponse(send(user, 'PUT', {}))).toEqual([
    400,
    { detail: 'Nothing to change was sent' },
  ])
})

test('neither the database nor the log contains an answer, and every record has the same length', async () => {
  const user = await t.register()
  await send(user, 'POST', ANSWERS)
  await send(user, 'PUT', { ...ANSWERS, gender: 'Male' })
  await send(await t.register(), 'POST', {})
  const { rows } = await sql<{ row: string; length: number }>`
    select record::text || encode(ciphertext, 'escape') as row, length(ciphertext) as length
    from equal_employment_data as record`.execute(t.database.db)
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
  for (const text of [...rows.map(({ row }) => row), logged.join('')]) {
    expect(text).not.toMatch(/races|binary|veteran|ethnicity/i)
  }
})

test('the same answers are never stored as the same bytes', async () => {
  const user = await t.register()
  const readBytes = async () => {
    const { rows } = await sql<{ nonce: string; bytes: string }>`
      select encode(nonce, 'hex') as nonce, encode(ciphertext, 'hex') as bytes
      from equal_employment_data
      where user_id = (select id from users where email = ${user.email})`.execute(t.database.db)
    return rows[0]
  }
  await send(user, 'POST', ANSWERS)
  const before = await readBytes()
  await send(user, 'PUT', ANSWERS)
  const after = await readBytes()
  expect(after?.nonce).not.toBe(before?.nonce)
  expect(after?.bytes).not.toBe(before?.bytes)
})

const UNAVAILABLE = [
  503,
  {
    detail:
      'Equal employment data is not available: the server does not have the key that encrypts it.',
  },
]

test('a record copied to another person, or changed, cannot be decrypted', async () => {
  const [ada, grace] = [await t.register(), await t.register()]
  await send(ada, 'POST', ANSWERS)
  await send(grace, 'POST', {})
  await sql`
    update equal_employment_data as mine set nonce = theirs.nonce, ciphertext = theirs.ciphertext
    from equal_employment_data as theirs, users as a, users as g
    where a.email = ${ada.email} and g.email = ${grace.email}
      and theirs.user_id = a.id and mine.user_id = g.id`.execute(t.database.db)
  expect(await readResponse(send(grace, 'GET'))).toEqual(UNAVAILABLE)
  expect((await send(ada, 'GET')).statusCode).toBe(200)
  // Not a fixed value, which would equal the existing byte once in 256 times.
  await sql`
    update equal_employment_data set ciphertext = set_byte(ciphertext, 3, get_byte(ciphertext, 3) # 1)
    where user_id = (select id from users where email = ${ada.email})`.execute(t.database.db)
  expect(await readResponse(send(ada, 'GET'))).toEqual(UNAVAILABLE)
  expect((await send(ada, 'DELETE')).statusCode).toBe(204)
})

test('the data download contains the answers only on request', async () => {
  const user = await t.register()
  await send(user, 'POST', ANSWERS)
  const download = async (query: string) => {
    const answer = await t.rest('GET', `/api/auth/export${query}`, undefined, user)
    expect(answer.statusCode).toBe(200)
    return String(readZip(answer.rawPayload).get('foothold.json'))
  }
  expect(await download('')).not.toMatch(/equal_employment|Two or More/)
  const content: unknown = JSON.parse(await download('?include=eeo'))
  expect(content).toMatchObject({ equal_employment_data: ANSWERS })
})

test('deleting the account deletes the answers', async () => {
  const user = await t.register()
  await send(user, 'POST', ANSWERS)
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from equal_employment_data`.execute(t.database.db)
    return rows[0]?.count ?? 0
  }
  const before = await count()
  await sql`delete from users where email = ${user.email}`.execute(t.database.db)
  expect(await count()).toBe(before - 1)
})
