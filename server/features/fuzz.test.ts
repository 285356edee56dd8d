import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INTERVIEW_TYPES, JOB_STATUSES } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import { createLogger } from '../log.ts'
import { PROCEDURES } from '../procedures.ts'
import { createBuild } from '../testing/build.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'

const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 10_000)
const RAW_REQUESTS = Math.ceil(INPUTS / 20)

let t: TestApp
let user: TestUser
let reader: TestUser
const ids: string[] = [randomUUID()]
/** What the server said about failures: the reason, where an answer only says that there was one. */
const logged: string[] = []
const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void logged.push(line) })
beforeAll(async () => {
  // Low limits, so that few of the inputs cost a password hash.
  const env = { RATE_LIMIT_MULTIPLIER: '0.2' }
  t = await createTestApp({ env, logger, staticDir: createBuild().directory })
  user = await t.register()
  reader = await t.register()
  const job = await t.rest('POST', '/api/jobs', { company: 'a', position: 'b' }, user)
  ids.push(job.json<Job>().id)
})
afterAll(() => t.close())

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnirts',
  "'; drop table users; --",
  '$1',
  '{}',
  '\\',
  '%00',
  '__proto__',
  'constructor',
  'Infinity',
  'NaN',
  '0000-00-00',
  '9999-12-31',
  '2026-02-29',
  '+275760-09-13T00:00:00.000Z',
  '2026-01-01T00:00:00+23:59',
  '1900-01-01T00:00:00+23:59',
  '2200-12-31T23:59:59.999999999999-23:59',
  '-0001-01-01',
  '2026-11-21T24:00:00Z',
  'http://[::1',
  'http://a b',
  'https://ex\u00e4mple.com',
  'http://\ud800',
  'x'.repeat(201),
  'é'.repeat(2049),
  '💼'.repeat(100),
  'a@b.c',
  'Aa1!aaaa',
]

/** Any UTF-16 at all, halves of pairs among it. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units))
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), anyText)
const hostileNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, 1, 99, 100, 1e21, 2 ** 31, 2 ** 63, -1, 1.5, Number.MAX_VALUE),
)
const hostileValue = fc.oneof(
  { depthSize: 'small' },
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: {} }),
  fc.jsonValue({ maxDepth: 3 }),
)
const mostly = <T>(valid: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: hostileValue })

const shortText = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), hostileText)
const anyDate = fc.date({ noInvalidDate: false })
const dateText = anyDate.map((date) => (Number.isNaN(date.getTime()) ? 'x' : date.toISOString()))
/** Close enough to what is asked for that many inputs reach the database. */
const nearlyRight = fc.record(
  {
    id: mostly(fc.constantFrom(0, 1).map((index) => ids[index])),
    request_id: mostly(fc.uuid()),
    company: mostly(shortText),
    position: mostly(shortText),
    location: mostly(shortText),
    status: mostly(fc.constantFrom(...JOB_STATUSES)),
    application_date: mostly(dateText.map((text) => text.slice(0, 10))),
    deadline: mostly(dateText.map((text) => text.slice(0, 10))),
    interview_date: mostly(dateText),
    interview_type: mostly(fc.constantFrom(...INTERVIEW_TYPES)),
    interview_round: mostly(fc.integer({ min: -1, max: 101 })),
    url: mostly(fc.webUrl()),
    notes: mostly(fc.string({ unit: 'binary', maxLength: 300 })),
    item: mostly(shortText),
    is_ticked: mostly(fc.boolean()),
    checked_items: mostly(fc.array(hostileText, { maxLength: 5 })),
    first_name: mostly(shortText),
    lastName: mostly(shortText),
    email: mostly(fc.oneof(fc.emailAddress(), hostileText)),
    username: mostly(shortText),
    password: mostly(fc.constantFrom('Aa1!aaaa', '\ud800Aa1!aaaa')),
    confirmPassword: hostileValue,
    ['__proto__']: hostileValue,
    constructor: hostileValue,
    toString: hostileValue,
  },
  { requiredKeys: [] },
)
const anyInput = fc.oneof(
  { weight: 4, arbitrary: nearlyRight },
  { weight: 1, arbitrary: hostileValue },
)

/** One batch of calls; every answer's status. */
async function call(name: string, inputs: unknown[]): Promise<number[]> {
  const path = `/trpc/${inputs.map(() => name).join(',')}?batch=1`
  const body = JSON.stringify(Object.fromEntries(inputs.entries()))
  const isQuery = PROCEDURES.get(name)?._def.type === 'query'
  const answer = await t.app.inject({
    method: isQuery ? 'GET' : 'POST',
    url: isQuery ? `${path}&input=${encodeURIComponent(body)}` : path,
    headers: {
      authorization: `Bearer ${(name === 'jobs.list' ? reader : user).token}`,
      'x-time-zone': 'Europe/Berlin',
      ...(!isQuery && { 'content-type': 'application/json' }),
    },
    ...(!isQuery && { payload: body }),
  })
  const answers = answer.json<{ error?: { data: { httpStatus: number } } }[]>()
  return Array.isArray(answers)
    ? answers.map(({ error }) => error?.data.httpStatus ?? 200)
    : [answer.statusCode]
}

const names = [...PROCEDURES.keys()].filter((name) => name !== 'auth.logout')
const batches = Math.ceil(INPUTS / names.length / TRPC_MAX_BATCH_SIZE)

test.each(names)('no input makes %s fail', { timeout: 120_000 }, async (name) => {
  const seen = new Map<number, number>()
  const batch = fc.array(anyInput, {
    minLength: TRPC_MAX_BATCH_SIZE,
    maxLength: TRPC_MAX_BATCH_SIZE,
  })
  const check = fc.asyncProperty(batch, async (inputs) => {
    const statuses = await call(name, inputs)
    expect(statuses).toHaveLength(inputs.length)
    for (const status of statuses) {
      seen.set(status, (seen.get(status) ?? 0) + 1)
      expect(status, logged.at(-1)).toBeLessThan(500)
    }
  })
  await fc.assert(check, { numRuns: batches, endOnFailure: true })
  // Inputs that all fail the first check would prove nothing.
  const furthest = name === 'auth.login' ? 401 : 200
  expect(seen.get(furthest) ?? 0, JSON.stringify([...seen])).toBeGreaterThan(0)
})

test('no body, header or address makes a REST call fail', { timeout: 120_000 }, async () => {
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')
  const segment = hostileText.map((text) => encodeURIComponent(text.toWellFormed()))
  const url = fc.oneof(
    fc.constantFrom('/api/jobs', '/api/auth/login', '/api/auth/register', `/api/jobs/${ids[0]}`),
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
    anyInput.map((value) => JSON.stringify(value) ?? ''),
    hostileText.map(
      (text) => `--b\r\ncontent-disposition: form-data; name="${text}"\r\n\r\n${text}\r\n--b--\r\n`,
    ),
  )
  const zone = fc.constantFrom('', 'UTC', 'Europe/Berlin', '\u00ff', '+99:99', 'x'.repeat(500))
  const check = fc.asyncProperty(method, url, type, payload, zone, async (...request) => {
    const [verb, address, contentType, body, timeZone] = request
    const answer = await t.app.inject({
      method: verb,
      url: address,
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': contentType,
        'x-time-zone': timeZone,
      },
      ...(verb !== 'GET' && verb !== 'HEAD' && { payload: body }),
    })
    expect(answer.statusCode, logged.at(-1)).toBeLessThan(500)
  })
  await fc.assert(check, { numRuns: RAW_REQUESTS, endOnFailure: true })
})
