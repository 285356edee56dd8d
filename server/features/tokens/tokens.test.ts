import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccessToken, NewAccessToken } from '#src/tokens/schema.ts'
import type { TokenScope } from '#src/tokens/scopes.ts'
import { createLogger } from '../../log.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'
import { readZip } from '../../testing/read-zip.ts'
import { deleteExpiredTokens } from './queries.ts'

const REFUSED = { detail: 'This token may not do that' }
const NEW = 'Other-horse-2!'

const lines: string[] = []
const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
let t: TestApp
let ada: TestUser
beforeAll(async () => {
  t = await createTestApp({ logger })
})
afterAll(() => t.close())
beforeEach(async () => {
  ada = await t.register()
})

const make = async (scope: TokenScope, more: object = {}, user = ada) => {
  const sent = { name: `My ${scope}`, scope, ...more }
  const response = await t.rest('POST', '/api/tokens', sent, user)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<NewAccessToken>()
}
/** A user who is signed in by a token. */
const bearer = ({ token = '' }: NewAccessToken): TestUser => ({ email: ada.email, token })
const list = async () =>
  (await t.rest('GET', '/api/tokens', undefined, ada)).json<{ tokens: AccessToken[] }>().tokens
const readStatus = async (user: TestUser, path = '/api/jobs') =>
  (await t.rest('GET', path, undefined, user)).statusCode

describe('a token', () => {
  test('is shown once, listed without it, and stored only as a hash', async () => {
    const { token, ...made } = await make('read')
    expect(token).toMatch(/^fh_[\w-]{43}$/)
    expect(made).toEqual({
      id: expect.any(String),
      name: 'My read',
      scope: 'read',
      created_at: expect.stringMatching(/Z$/),
      last_used_at: null,
      expires_at: null,
    })
    expect(await list()).toEqual([made])
    const { rows } = await sql<{ row: string; token_hash: string }>`
      select token_hash, access_tokens::text as row from access_tokens where id = ${made.id}`.execute(
      t.database.db,
    )
    expect(rows[0]?.row).not.toContain(token)
    expect(rows[0]?.token_hash).toBe(createHash('sha256').update(`${token}`).digest('hex'))
  })

  test('is created once by a repeated request, which does not get its secret', async () => {
    const request_id = randomUUID()
    const responses = await Promise.all([
      make('read', { request_id }),
      make('read', { request_id }),
    ])
    expect(responses.filter(({ token }) => token !== undefined)).toHaveLength(1)
    expect(responses[0]?.id).toBe(responses[1]?.id)
    expect(await make('write', { request_id })).toEqual((await list())[0])
    const other = await t.register()
    expect(await make('read', { request_id }, other)).toHaveProperty('token')
  })

  test('is rejected without a name, with an unknown scope and with a past expiry', async () => {
    const send = (sent: object) => t.rest('POST', '/api/tokens', sent, ada)
    expect((await send({})).json()).toEqual({
      detail: ['Name is required', 'Scope must be one of: read, write, capture'],
    })
    expect((await send({ name: 'x', scope: 'all' })).statusCode).toBe(400)
    const past = await send({ name: 'x', scope: 'read', expires_at: '2020-01-01T00:00:00Z' })
    expect(past.json()).toEqual({ detail: 'Expiry must be in the future' })
    expect(await list()).toEqual([])
  })

  test('is one of at most twenty, even concurrently', async () => {
    const send = () => t.rest('POST', '/api/tokens', { name: 'x', scope: 'read' }, ada)
    const responses = await Promise.all(Array.from({ length: 22 }, send))
    const refused = responses.filter(({ statusCode }) => statusCode === 400)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body).toContain('the limit of 20 access tokens')
    expect(await list()).toHaveLength(20)
  })

  test('shows its last use, which is not saved with every call', async () => {
    const mine = bearer(await make('read'))
    const usedAt = async () => (await list())[0]?.last_used_at ?? null
    expect(await readStatus(mine)).toBe(200)
    const first = await usedAt()
    expect(first).toMatch(/Z$/)
    expect(await readStatus(mine)).toBe(200)
    expect(await usedAt()).toBe(first)
    const hourAgo = sql<string>`now() - interval '1 hour'`
    await t.database.db.updateTable('access_tokens').set({ last_used_at: hourAgo }).execute()
    expect(await readStatus(mine)).toBe(200)
    expect(Date.parse((await usedAt()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  })

  test('is invalid once it has expired, and deleted a month later', async () => {
    const mine = bearer(await make('read', { expires_at: '2200-01-01T00:00:00Z' }))
    expect(await readStatus(mine)).toBe(200)
    const setExpiry = (days: number) =>
      sql`update access_tokens set expires_at = now() - ${days} * interval '1 day'`.execute(
        t.database.db,
      )
    await setExpiry(1)
    expect(await readStatus(mine)).toBe(401)
    expect(await list()).toHaveLength(1)
    await setExpiry(31)
    await deleteExpiredTokens(t.database.db, 30)
    expect(await list()).toEqual([])
  })

  test('ends when its owner ends it, at once and for good', async () => {
    const made = await make('read')
    const end = () => t.rest('DELETE', `/api/tokens/${made.id}`, undefined, ada)
    expect((await end()).statusCode).toBe(204)
    expect(await readStatus(bearer(made))).toBe(401)
    expect((await end()).json()).toEqual({ detail: 'Access token not found' })
    expect(await list()).toEqual([])
  })

  test('is invalid for tRPC', async () => {
    const mine = bearer(await make('write'))
    expect((await t.trpc('query', 'jobs.list', undefined, mine)).statusCode).toBe(401)
  })

  test('is recorded when it is created and ended, and never logged', async () => {
    const made = await make('write', { name: 'Home server' })
    await t.rest('GET', '/api/jobs', undefined, bearer(made))
    await t.rest('DELETE', `/api/tokens/${made.id}`, undefined, ada)
    const { events } = (await t.rest('GET', '/api/auth/events', undefined, ada)).json<{
      events: unknown[]
    }>()
    expect(events).toMatchObject([
      { kind: 'token_deleted', detail: 'Home server' },
      { kind: 'token_created', detail: 'Home server' },
      {},
      {},
    ])
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(made.token)
    expect(lines.join('\n')).not.toContain(made.token?.slice(3))
  })

  test('is in the export without its secret', async () => {
    const { token } = await make('read', { name: 'Home server' })
    const exported = await t.rest('GET', '/api/auth/export', undefined, ada)
    const text = String(readZip(exported.rawPayload).get('foothold.json'))
    expect(text).toContain('"Home server"')
    expect(text).not.toContain(token)
    expect(text).not.toContain(createHash('sha256').update(`${token}`).digest('hex'))
  })
})

describe('a token is ended by', () => {
  test('a reset, but not by a password change or signing out other devices', async () => {
    const mine = bearer(await make('read'))
    const passwords = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
    await t.rest('POST', '/api/auth/change-password', passwords, ada)
    await t.rest('DELETE', '/api/auth/sessions', undefined, ada)
    expect(await readStatus(mine)).toBe(200)
    const token = randomUUID()
    await sql`
      insert into password_resets (user_id, token_hash, expires_at)
      select id, ${createHash('sha256').update(token).digest('hex')}, now() + interval '1 hour'
      from users where email = ${ada.email}`.execute(t.database.db)
    const reset = { token, new_password: PASSWORD, confirm_password: PASSWORD }
    expect((await t.rest('POST', '/api/auth/reset-password', reset)).statusCode).toBe(200)
    expect(await readStatus(mine)).toBe(401)
  })

  test('disabling the account, while it is disabled', async () => {
    const mine = bearer(await make('read'))
    const setDisabled = (at: string | null) =>
      t.database.db
        .updateTable('users')
        .set({ disabled_at: at })
        .where('email', '=', ada.email)
        .execute()
    await setDisabled('2026-01-01T00:00:00Z')
    expect(await readStatus(mine)).toBe(401)
    await setDisabled(null)
    expect(await readStatus(mine)).toBe(200)
  })
})

describe('a token with scope', () => {
  const job = { company: 'Analytical Engines', position: 'Programmer' }

  test('read reads, and changes nothing', async () => {
    const mine = bearer(await make('read'))
    for (const path of ['/api/jobs', '/api/documents', '/api/resources', '/api/profiles/me']) {
      expect(await readStatus(mine, path), path).toBe(200)
    }
    const refused = await t.rest('POST', '/api/jobs', job, mine)
    expect([refused.statusCode, refused.json()]).toEqual([403, REFUSED])
    const search = { job_search_status: 'open' }
    expect((await t.rest('PUT', '/api/profiles/me', search, mine)).statusCode).toBe(403)
    expect((await t.rest('POST', '/api/documents/upload', {}, mine)).statusCode).toBe(403)
    expect((await t.rest('GET', '/api/jobs', undefined, ada)).json()).toEqual([])
  })

  test('write reads and changes everything except credentials', async () => {
    const mine = bearer(await make('write'))
    const added = await t.rest('POST', '/api/jobs', job, mine)
    expect(added.statusCode).toBe(201)
    const path = `/api/jobs/${added.json<{ id: string }>().id}/`
    expect((await t.rest('PUT', path, { notes: 'x' }, mine)).statusCode).toBe(200)
    expect((await t.rest('DELETE', path, undefined, mine)).statusCode).toBe(204)
    const closed: [Parameters<TestApp['rest']>[0], string][] = [
      ['GET', '/api/auth/me'],
      ['PUT', '/api/auth/me'],
      ['GET', '/api/auth/export'],
      ['POST', '/api/auth/delete-account'],
      ['POST', '/api/auth/login'],
      ['GET', '/api/auth/sessions'],
      ['GET', '/api/tokens'],
      ['POST', '/api/tokens'],
      ['DELETE', `/api/tokens/${randomUUID()}`],
    ]
    for (const [method, url] of closed) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const response = await t.rest(method, url, body, mine)
      expect([response.statusCode, response.json()], `${method} ${url}`).toEqual([403, REFUSED])
    }
  })

  test('capture only saves postings', async () => {
    const mine = bearer(await make('capture'))
    const text = 'Programmer\nAnalytical Engines'
    expect((await t.rest('POST', '/api/capture', { text }, mine)).statusCode).toBe(200)
    const { id } = (await t.rest('POST', '/api/jobs', job, mine)).json<{ id: string }>()
    const posting = `/api/jobs/${id}/posting`
    expect((await t.rest('PUT', posting, { text }, mine)).statusCode).toBe(200)
    const query = new URLSearchParams(job)
    const similar = await t.rest('GET', `/api/jobs/similar?${query}`, undefined, mine)
    expect(similar.json()).toMatchObject({ matches: [{ id }] })
    for (const path of ['/api/jobs', `/api/jobs/${id}`, posting, '/api/profiles/me']) {
      expect(await readStatus(mine, path), path).toBe(403)
    }
    expect((await t.rest('PUT', `/api/jobs/${id}`, { notes: 'x' }, mine)).statusCode).toBe(403)
    expect((await t.rest('POST', '/api/logs', { message: 'x' }, mine)).statusCode).toBe(403)
  })
})
