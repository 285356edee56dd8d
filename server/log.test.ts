import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import { createLogger, serializeError } from './log.ts'
import { createTestApp, PASSWORD } from './testing/app.ts'

const EMAIL = 'very.personal@example.com'
const ADDRESS = '203.0.113.77'

test('a whole journey logs no password, token, body, name or address', async () => {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
  const t = await createTestApp({ logger, env: { TRUST_PROXY: 'on' } })
  const headers = { 'x-forwarded-for': ADDRESS }
  const user = await t.register({ email: EMAIL, first_name: 'Zebulon', last_name: 'Quixote' })
  await t.rest('POST', '/api/auth/register', { email: EMAIL, password: PASSWORD }, user, headers)
  await t.login(EMAIL, 'Wrong-Secret-1!')
  await t.trpc('mutation', 'auth.login', { username: EMAIL, password: PASSWORD })
  const sent = { company: 'Xylophone Ltd', position: 'Tuner', notes: 'Confidential remark' }
  const job = (await t.rest('POST', '/api/jobs', sent, user, headers)).json<Job>()
  await t.trpc('query', 'jobs.history', { id: job.id, note: 'Confidential remark' }, user, headers)
  await t.trpc('query', `jobs.list,${EMAIL}?batch=1`, undefined, user)
  await t.rest('PUT', `/api/jobs/${job.id}`, { company: 7, notes: 'Confidential remark' }, user)
  await t.rest('GET', `/api/jobs/${EMAIL}?token=${user.token}`, undefined, user)
  await t.rest('GET', `/reset-password?token=${user.token}`)
  await t.rest('GET', `/${EMAIL}`)
  await t.app.inject({ url: `/%zz${EMAIL}` })
  await t.app.inject({
    method: 'POST',
    url: '/api/jobs',
    headers: { 'content-type': 'application/json' },
    payload: `{"${PASSWORD}`,
  })
  // Unexpected errors are logged completely, and a database error's message would quote the input.
  await sql`alter table jobs add constraint no_tuners check (company = 'x') not valid`.execute(
    t.database.db,
  )
  await sql`drop table profiles cascade`.execute(t.database.db)
  await t.rest('POST', '/api/jobs', sent, user, headers)
  await t.trpc('mutation', 'jobs.update', { id: job.id, notes: 'Confidential remark' }, user)
  await t.trpc('query', 'auth.me', undefined, user)
  await t.rest('POST', '/api/auth/logout', undefined, user)
  await t.close()

  const log = lines.join('')
  expect(log).toContain('/api/jobs/:id')
  expect(log).toContain('"calls":["auth.login"]')
  expect(log).toContain('23514')
  expect(lines.filter((line) => line.includes('unexpected failure'))).toHaveLength(3)
  const personal = [
    PASSWORD,
    'Wrong-Secret',
    user.token,
    EMAIL,
    'Zebulon',
    'Quixote',
    'Xylophone',
    'Confidential',
    ADDRESS,
    '127.0.0.1',
    'earer',
    'argon2',
    job.id,
  ]
  for (const word of personal) expect(log).not.toContain(word)
})

test('a request is one line of JSON with its method, route, status, time and id', async () => {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const t = await createTestApp({ logger })
  const response = await t.rest('GET', '/api/jobs?secret=1')
  await t.app.inject('/healthz')
  await t.close()
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: response.headers['x-request-id'],
      method: 'GET',
      route: '/api/jobs',
      status: 401,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('an error keeps its type, message, code and place; a database’s message is left out', () => {
  const error = Object.assign(new TypeError('plain'), { code: 'E_PLAIN', secret: 'x' })
  expect(serializeError(error)).toEqual({
    type: 'TypeError',
    message: 'plain',
    code: 'E_PLAIN',
    stack: expect.stringMatching(/^\s+at /),
  })
  const fromDatabase = Object.assign(new Error('Key (email)=(a@b.c) exists'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'a@b.c',
  })
  const logged = serializeError(new Error('outer', { cause: fromDatabase }))
  expect(JSON.stringify(logged)).not.toContain('a@b.c')
  expect(logged.cause).toMatchObject({ code: '23505', constraint: 'users_email' })
})
