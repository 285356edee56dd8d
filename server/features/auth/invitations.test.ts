import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RegisterResponse } from '#src/auth/schema.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'
import { createInvitation } from './invitations.ts'

const CLOSED = { detail: 'Registration is closed on this server' }
const BY_INVITATION = { detail: 'Registration is by invitation on this server' }

let open: TestApp
let invite: TestApp
let closed: TestApp
beforeAll(async () => {
  open = await createTestApp()
  const { database } = open
  invite = await createTestApp({ env: { REGISTRATION: 'invite' }, database })
  closed = await createTestApp({ env: { REGISTRATION: 'closed' }, database })
})
afterAll(async () => {
  await invite.app.close()
  await closed.app.close()
  await open.close()
})

const register = (t: TestApp, email: string, token?: unknown) =>
  t.rest('POST', '/api/auth/register', {
    first_name: 'Grace',
    last_name: 'Hopper',
    email,
    password: PASSWORD,
    ...(token !== undefined && { invite: token }),
  })

describe('if registration is not open', () => {
  test('nobody can register without an invitation, with the specified message', async () => {
    const cases = [
      [invite, BY_INVITATION],
      [closed, CLOSED],
    ] as const
    for (const [t, said] of cases) {
      for (const token of [undefined, '', 'x', 'A'.repeat(43)]) {
        const response = await register(t, 'nobody@example.com', token)
        expect(response.statusCode).toBe(403)
        expect(response.json()).toEqual(said)
      }
    }
    expect((await open.login('nobody@example.com')).statusCode).toBe(401)
  })

  test('nobody can find out who has an account', async () => {
    const { email } = await open.register()
    expect((await register(closed, email)).json()).toEqual(CLOSED)
  })

  test('an invitation is valid once, by either way of registering', async () => {
    for (const t of [invite, closed]) {
      const token = await createInvitation(t.database.db, { days: 7 })
      expect(token).toMatch(/^[\w-]{43}$/)
      const email = `guest-${t.config.registration}@example.com`
      const response = await register(t, email, token)
      expect(response.statusCode).toBe(201)
      expect(response.json<RegisterResponse>().user).toMatchObject({ email })
      expect((await register(t, `again-${email}`, token)).statusCode).toBe(403)
    }
  })

  test('only one of many concurrent registrations with one invitation succeeds, on two servers', async () => {
    const token = await createInvitation(open.database.db, { days: 7 })
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        register(n % 2 ? invite : closed, `crowd-${n}@example.com`, token),
      ),
    )
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 403, 403, 403, 403, 403, 403, 403])
  })

  test('one for an address is only valid for that address, in any case', async () => {
    const token = await createInvitation(open.database.db, { email: 'Mary@Example.com', days: 1 })
    expect((await register(invite, 'eve@example.com', token)).json()).toEqual(BY_INVITATION)
    expect((await register(invite, 'mary@example.com', token)).statusCode).toBe(201)
  })

  test('an expired one is invalid', async () => {
    const { db } = open.database
    const token = await createInvitation(db, { days: 1 })
    await db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute()
    expect((await register(invite, 'late@example.com', token)).json()).toEqual(BY_INVITATION)
  })

  test('a taken address does not use up an invitation', async () => {
    const { email } = await open.register()
    const token = await createInvitation(open.database.db, { days: 1 })
    expect((await register(invite, email, token)).statusCode).toBe(409)
    expect((await register(invite, `other-${email}`, token)).statusCode).toBe(201)
  })

  test('existing accounts can still sign in', async () => {
    const { email } = await open.register()
    expect((await closed.login(email)).statusCode).toBe(200)
  })
})

test('if registration is open, an invalid invitation changes nothing', async () => {
  expect((await register(open, 'welcome@example.com', 'x')).statusCode).toBe(201)
})

test('only a hash of an invitation is stored', async () => {
  const { db } = open.database
  const token = await createInvitation(db, { email: 'kept@example.com', days: 7 })
  const rows = await db.selectFrom('invitations').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const row = rows.find(({ email }) => email === 'kept@example.com')
  const daysLeft = (Date.parse(row?.expires_at ?? '') - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(6.9)
  expect(daysLeft).toBeLessThan(7.1)
})

test('anyone with an invitation can read its description', async () => {
  const { db } = open.database
  const token = await createInvitation(db, { email: 'kept@example.com', days: 7 })
  const ask = async (asked: string) =>
    (await invite.trpc('query', 'auth.invitation', { token: asked })).json()
  expect(await ask(token)).toMatchObject({
    result: { data: { is_good: true, email: 'kept@example.com' } },
  })
  expect(await ask('x')).toMatchObject({ result: { data: { is_good: false, email: null } } })
})
