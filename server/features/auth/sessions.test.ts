import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenSession } from '#src/auth/account.ts'
import type { LoginResponse } from '#src/auth/schema.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'
import { hashToken } from '../../sessions/token.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  user = await t.register()
})

const list = async (asker = user) =>
  (await t.rest('GET', '/api/auth/sessions', undefined, asker)).json<OpenSession[]>()
const isOpen = async (asker: TestUser) =>
  (await t.rest('GET', '/api/auth/me', undefined, asker)).statusCode === 200

async function signInFrom(userAgent: string): Promise<TestUser> {
  const sent = { username: user.email, password: PASSWORD }
  const headers = { 'user-agent': userAgent }
  const response = await t.rest('POST', '/api/auth/login', sent, undefined, headers)
  return { email: user.email, token: response.json<LoginResponse>().access_token }
}

const ageSession = ({ token }: TestUser, minutes: number) =>
  sql`update sessions set last_used_at = now() - ${minutes} * interval '1 minute'
      where id = ${hashToken(token)}`.execute(t.database.db)

describe('the list of sessions', () => {
  test('names each device, most recently used first, and marks the current one', async () => {
    const phone = await signInFrom(FIREFOX)
    await signInFrom('')
    await ageSession(phone, 2)
    await ageSession(user, 3)
    const sessions = await list(phone)
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Unknown device', false],
      ['Firefox on Linux', true],
      ['Unknown device', false],
    ])
    expect(sessions[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      device: 'Unknown device',
      created_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
      is_current: false,
    })
    expect((await t.trpc('query', 'auth.sessions', undefined, phone)).json()).toEqual({
      result: { data: sessions },
    })
  })

  test('contains neither expired sessions nor another person’s', async () => {
    const old = await signInFrom(FIREFOX)
    await sql`update sessions set expires_at = now() where id = ${hashToken(old.token)}`.execute(
      t.database.db,
    )
    const other = await t.register()
    expect(await list()).toHaveLength(1)
    expect(await list(other)).toHaveLength(1)
  })

  test('says when a session was last used, within five minutes', async () => {
    const readUse = async () => {
      const row = await t.database.db
        .selectFrom('sessions')
        .select('last_used_at')
        .where('id', '=', hashToken(user.token))
        .executeTakeFirstOrThrow()
      return row.last_used_at
    }
    await ageSession(user, 4)
    const before = await readUse()
    await isOpen(user)
    expect(await readUse()).toBe(before)
    await ageSession(user, 6)
    await isOpen(user)
    expect(Date.now() - Date.parse(await readUse())).toBeLessThan(60_000)
  })

  test('accepts a client with a very long user agent', async () => {
    await signInFrom(`${FIREFOX} ${'x'.repeat(5000)}`)
    expect((await list()).map(({ device }) => device)).toContain('Firefox on Linux')
  })
})

describe('ending sessions', () => {
  test('of one session ends that one', async () => {
    const phone = await signInFrom(FIREFOX)
    const found = (await list()).find(({ device }) => device === 'Firefox on Linux')
    const response = await t.rest('DELETE', `/api/auth/sessions/${found?.id}`, undefined, user)
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(await isOpen(phone)).toBe(false)
    expect(await isOpen(user)).toBe(true)
  })

  test('of the current session is possible', async () => {
    const [own] = await list()
    await t.rest('DELETE', `/api/auth/sessions/${own?.id}`, undefined, user)
    expect(await isOpen(user)).toBe(false)
  })

  test('of another person’s or an unknown session is not found', async () => {
    const other = await t.register()
    const [theirs] = await list(other)
    for (const id of [theirs?.id, randomUUID()]) {
      const response = await t.rest('DELETE', `/api/auth/sessions/${id}`, undefined, user)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ detail: 'Session not found' })
    }
    expect(await isOpen(other)).toBe(true)
  })

  test('of all others keeps the current one, and other people’s', async () => {
    const phone = await signInFrom(FIREFOX)
    const other = await t.register()
    const response = await t.rest('DELETE', '/api/auth/sessions', undefined, phone)
    expect(response.statusCode).toBe(204)
    expect(await isOpen(user)).toBe(false)
    expect(await isOpen(phone)).toBe(true)
    expect(await isOpen(other)).toBe(true)
  })
})
