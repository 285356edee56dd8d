import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import { TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import { createTestApp, type TestApp, type TestUser } from './testing/app.ts'
import { createUnreachableDatabase } from './testing/unreachable.ts'

let t: TestApp
let user: TestUser
let job: Job
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
  job = (await t.rest('POST', '/api/jobs', { company: 'a', position: 'b' }, user)).json()
})
afterAll(() => t.close())

const send = (url: string, headers: Record<string, string>, payload: string | Buffer) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${user.token}`, ...headers },
    payload,
  })
const JSON_TYPE = { 'content-type': 'application/json' }
type TrpcFailure = { error: { message: string; data: { httpStatus: number; detail: unknown } } }

describe('tRPC and REST agree about', () => {
  const missing = '00000000-0000-4000-8000-000000000000'
  const cases: [string, () => Promise<[rest: unknown, trpc: unknown]>][] = [
    ['wrong input', () => both('POST', '/api/jobs', 'jobs.create', { company: '', status: 'x' })],
    ['an empty patch', () => both('PUT', `/api/jobs/${job.id}`, 'jobs.update', { id: job.id })],
    ['a bad id', () => both('DELETE', '/api/jobs/x', 'jobs.delete', { id: 'x' })],
    [
      'what is not there',
      () => both('DELETE', `/api/jobs/${missing}`, 'jobs.delete', { id: missing }),
    ],
    ['no object', () => both('POST', '/api/jobs', 'jobs.create', 'text')],
    [
      'a wrong login',
      () => both('POST', '/api/auth/login', 'auth.login', { username: 'x', password: 'y' }),
    ],
    ['broken JSON', () => bothRaw(JSON_TYPE, '{"company"')],
    [
      'a body that is too large',
      () => bothRaw(JSON_TYPE, `{"notes":"${'x'.repeat(1024 * 1024)}"}`),
    ],
    ['an unknown media type', () => bothRaw({ 'content-type': 'application/xml' }, '<a/>')],
    ['a compressed body', () => bothRaw({ ...JSON_TYPE, 'content-encoding': 'gzip' }, 'x')],
  ]

  async function both(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    procedure: string,
    input: unknown,
  ): Promise<[unknown, unknown]> {
    const rest = await t.rest(method, url, input, user)
    const trpc = await t.trpc('mutation', procedure, input, user)
    return [
      { status: rest.statusCode, detail: rest.json<{ detail: unknown }>().detail },
      { status: trpc.statusCode, detail: trpc.json<TrpcFailure>().error.data.detail },
    ]
  }

  async function bothRaw(
    headers: Record<string, string>,
    body: string,
  ): Promise<[unknown, unknown]> {
    const rest = await send('/api/jobs', headers, body)
    const trpc = await send('/trpc/jobs.create', headers, body)
    const failure = trpc.json<TrpcFailure>().error
    expect(failure.data.httpStatus).toBe(trpc.statusCode)
    return [
      { status: rest.statusCode, detail: rest.json<{ detail: unknown }>().detail },
      { status: trpc.statusCode, detail: failure.data.detail },
    ]
  }

  test.each(cases)('%s', async (_what, run) => {
    const [rest, trpc] = await run()
    expect(rest).toEqual(trpc)
    expect(rest).toMatchObject({ status: expect.toBeOneOf([400, 401, 404, 413, 415]) })
  })
})

describe('a REST call', () => {
  test.each([
    ['GET', '/api/unknown', 404, 'Not found'],
    ['POST', '/api', 404, 'Not found'],
    ['GET', '/api/jobs/%', 400, 'The request could not be understood'],
    ['PATCH', '/api/jobs/x', 405, 'Method not allowed'],
    ['DELETE', '/api/jobs', 405, 'Method not allowed'],
    ['DELETE', '/api/jobs/bulk/?a=b', 405, 'Method not allowed'],
    ['DELETE', '/api/jobs;a=b', 404, 'Not found'],
    ['PUT', '/api/contacts.vcf', 405, 'Method not allowed'],
    ['POST', '/api/auth/login', 400, ['Username is required', 'Password is required']],
  ] as const)('%s %s returns %i', async (method, url, status, detail) => {
    const response = await t.rest(method, url)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ detail })
  })

  test('with another method returns the allowed ones', async () => {
    expect((await t.rest('PATCH', '/api/jobs/x')).headers.allow).toBe('GET, PUT, DELETE')
    expect((await t.rest('DELETE', '/api/jobs')).headers.allow).toBe('GET, POST')
  })

  test('may end in a slash, and may declare JSON without a body', async () => {
    expect((await t.rest('GET', '/api/jobs/', undefined, user)).statusCode).toBe(200)
    const { id } = (
      await t.rest('POST', '/api/jobs/', { company: 'a', position: 'b' }, user)
    ).json<Job>()
    const headers = JSON_TYPE
    const gone = await t.rest('DELETE', `/api/jobs/${id}`, undefined, user, headers)
    expect(gone.statusCode).toBe(204)
    expect(gone.body).toBe('')
  })

  test('accepts a form only if one is documented', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send('/api/jobs', form, 'company=a&position=b')).statusCode).toBe(415)
  })

  test('uses the id of its path, whatever the body says', async () => {
    const body = { id: 'another', notes: 'mine' }
    const response = await t.rest('PUT', `/api/jobs/${job.id}`, body, user)
    expect(response.json()).toMatchObject({ id: job.id, notes: 'mine' })
  })
})

describe('tRPC', () => {
  test('limits the calls of one batch', async () => {
    const batch = (calls: number) => {
      const path = Array(calls).fill('shell.deployment').join(',')
      return t.app.inject(`/trpc/${path}?batch=1&input=%7B%7D`)
    }
    expect((await batch(TRPC_MAX_BATCH_SIZE)).statusCode).toBe(200)
    expect((await batch(TRPC_MAX_BATCH_SIZE + 1)).statusCode).toBe(400)
  })

  test('accepts only JSON', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await send('/trpc/auth.login', form, '--x--')).statusCode).toBe(415)
  })

  test('explains a missing procedure, a wrong kind of call and a wrong method', async () => {
    expect((await t.trpc('query', 'jobs.nothing')).statusCode).toBe(404)
    expect(
      (await t.trpc('query', 'jobs.create', {}, user)).json<TrpcFailure>().error.data,
    ).toMatchObject({ httpStatus: 405, detail: 'Method not allowed' })
    expect((await t.app.inject({ method: 'PUT', url: '/trpc/jobs.list' })).statusCode).toBe(404)
    expect((await t.app.inject({ url: '/trpc/a/b' })).json()).toEqual({ detail: 'Not found' })
  })
})

describe('an unexpected error', () => {
  test('is a plain 500 by tRPC and REST, without SQL, path or stack', async () => {
    const broken = await createTestApp()
    const someone = await broken.register()
    await sql`drop table job_status_changes`.execute(broken.database.db)
    const viaRest = await broken.rest('POST', '/api/jobs', { company: 'a', position: 'b' }, someone)
    const input = { id: job.id }
    const viaTrpc = await broken.trpc('query', 'jobs.history', input, someone)
    await broken.close()
    expect(viaRest.statusCode).toBe(500)
    expect(viaRest.json()).toEqual({ detail: 'Internal server error' })
    expect(viaTrpc.statusCode).toBe(500)
    expect(viaTrpc.json()).toEqual({
      error: {
        message: 'Internal server error',
        code: -32603,
        data: {
          code: 'INTERNAL_SERVER_ERROR',
          httpStatus: 500,
          path: 'jobs.history',
          detail: 'Internal server error',
        },
      },
    })
  })

  test('is a 503 with a retry time if the database is unreachable', async () => {
    const down = await createTestApp({ database: createUnreachableDatabase() })
    const someone = { email: '', token: 'x' }
    const viaRest = await down.rest('GET', '/api/jobs', undefined, someone)
    const viaTrpc = await down.trpc('query', 'jobs.list', undefined, someone)
    const login = await down.login('a@example.com')
    const ready = await down.app.inject('/readyz')
    const health = await down.app.inject('/healthz')
    await down.close()
    for (const response of [viaRest, viaTrpc, login, ready]) {
      expect(response.statusCode).toBe(503)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(viaRest.json<{ detail: string }>().detail).toMatch(/not available at the moment/)
    expect(viaTrpc.json<TrpcFailure>().error.data.detail).toMatch(/not available at the moment/)
    expect(ready.json()).toEqual({ status: 'unavailable', database: 'unavailable', storage: 'ok' })
    expect(health.statusCode).toBe(200)
  })
})
