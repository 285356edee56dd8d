import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Me } from '#src/auth/schema.ts'
import { hashToken } from '../../sessions/token.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
let n = 0
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  n += 1
  user = await t.register({ email: `ada-${n}@example.com` })
})

const update = (body: object, who = user) => t.rest('PUT', '/api/auth/me', body, who)
const remove = (body: object, who = user) => t.rest('POST', '/api/auth/delete-account', body, who)
const readMe = async (who = user) =>
  (await t.rest('GET', '/api/auth/me', undefined, who)).json<Me>()
const removePassword = () =>
  sql`update users set password_hash = null where email = ${user.email}`.execute(t.database.db)

/** Changes this session as if a provider had opened it this long ago. */
const signInAtProvider = (ago: string) =>
  sql`update sessions set provider_at = now() - ${ago}::interval
      where user_id = (select user_id from sessions where id = ${hashToken(user.token)})`.execute(
    t.database.db,
  )
const SIGN_IN_AGAIN = {
  detail: 'Please sign in with LinkedIn again, and then repeat this within 10 minutes',
}

describe('an account', () => {
  test('returns the signed-in user, by tRPC and REST', async () => {
    const me = await readMe()
    expect(me).toEqual({
      id: expect.any(String),
      email: user.email,
      pending_email: null,
      username: null,
      first_name: 'Ada',
      last_name: 'Lovelace',
      has_password: true,
      third_party_icons: true,
      language: null,
    })
    const viaTrpc = await t.trpc('query', 'auth.me', undefined, user)
    expect(viaTrpc.json()).toEqual({ result: { data: me } })
  })

  test('accepts a username to sign in with, changes it and clears it', async () => {
    expect((await update({ username: ` Ada-${n} ` })).json<Me>().username).toBe(`Ada-${n}`)
    expect((await t.login(`ADA-${n}`)).statusCode).toBe(200)
    expect((await update({ username: '' })).json<Me>().username).toBeNull()
    expect((await t.login(`ada-${n}`)).statusCode).toBe(401)
    await update({ username: 'x' })
    expect((await update({ username: null })).json<Me>().username).toBeNull()
  })

  test('changes only the sent fields', async () => {
    const before = await readMe()
    const response = await update({ third_party_icons: false })
    expect(response.json()).toEqual({ ...before, third_party_icons: false })
    expect(await readMe()).toEqual({ ...before, third_party_icons: false })
    expect((await update({ language: 'de' })).json()).toMatchObject({ language: 'de' })
    expect((await update({ language: null })).json()).toMatchObject({ language: null })
    const nothing = await update({ current_password: PASSWORD })
    expect(nothing.statusCode).toBe(400)
    expect(nothing.json()).toEqual({ detail: 'Nothing to change was sent' })
  })

  test.each([
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ email: '' }, 'Invalid email address'],
    [{ username: 'a@b' }, 'Username cannot contain @'],
    [{ username: 'a\u202eb' }, 'Username contains a character that cannot be used'],
    [{ username: 'x'.repeat(201) }, 'Username must be at most 200 characters'],
    [{ language: 'xx' }, 'Language must be one of: en, de, es, fr, it, nl, pt'],
    [{ third_party_icons: 'yes' }, 'Third-party icons must be on or off'],
  ])('rejects %j', async (body, message) => {
    const response = await update(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: [message] })
  })

  test('rejects an address or username of another account, in any case', async () => {
    const other = await t.register({ email: `grace-${n}@example.com` })
    await update({ username: `grace-${n}` }, other)
    const taken = { email: `GRACE-${n}@example.com`, current_password: PASSWORD }
    const email = await update(taken)
    expect([email.statusCode, email.json()]).toEqual([409, { detail: 'Email already registered' }])
    const username = await update({ username: `Grace-${n}` })
    expect([username.statusCode, username.json()]).toEqual([
      409,
      { detail: 'Username already taken' },
    ])
    expect(await readMe()).toMatchObject({ email: user.email, username: null })
  })

  test('gives a username to only one of two concurrent requests', async () => {
    const others = await Promise.all([t.register(), t.register(), t.register()])
    const responses = await Promise.all(
      others.map((who) => update({ username: `wanted-${n}` }, who)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  })
})

describe('a new email address', () => {
  const email = () => `new-${n}@example.com`

  test('needs the password, and is required to sign in from then on', async () => {
    const without = await update({ email: email() })
    expect(without.statusCode).toBe(400)
    expect(without.json()).toEqual({ detail: 'Please enter your password to change your email' })
    const wrong = await update({ email: email(), current_password: 'Wrong-horse-1!' })
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { detail: 'The password is incorrect' }])
    const right = await update({ email: email(), current_password: PASSWORD })
    expect(right.json<Me>().email).toBe(email())
    expect((await t.login(email())).statusCode).toBe(200)
    expect((await t.login(user.email)).statusCode).toBe(401)
  })

  test('needs no password for another spelling, and a fresh sign-in if there is no password', async () => {
    expect((await update({ email: user.email.toUpperCase() })).statusCode).toBe(200)
    expect(await readMe()).toMatchObject({ email: user.email.toUpperCase() })
    await sql`update users set password_hash = null where email_key = ${user.email}`.execute(
      t.database.db,
    )
    const stale = await update({ email: email() })
    expect([stale.statusCode, stale.json()]).toEqual([403, SIGN_IN_AGAIN])
    await signInAtProvider('11 minutes')
    expect((await update({ email: email() })).statusCode).toBe(403)
    await signInAtProvider('9 minutes')
    expect((await update({ email: email() })).statusCode).toBe(200)
  })

  test('is not confirmed, and invalidates links sent to the former one', async () => {
    const db = t.database.db
    const { id } = await readMe()
    const expires_at = new Date(Date.now() + 60_000).toISOString()
    await sql`update users set email_verified_at = now() where id = ${id}`.execute(db)
    await db
      .insertInto('password_resets')
      .values({ token_hash: String(n).padStart(64, 'a'), user_id: id, expires_at })
      .execute()
    await update({ email: email(), current_password: PASSWORD })
    const { rows } = await sql`
      select email_verified_at, (select count(*)::int from password_resets where user_id = ${id}) as links
      from users where id = ${id}`.execute(db)
    expect(rows).toEqual([{ email_verified_at: null, links: 0 }])
  })
})

describe('deleting an account', () => {
  /** The rows of every table there is, but for hashed counts of requests. */
  const countRows = async () => {
    const db = t.database.db
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'
      order by table_name`.execute(db)
    const counts: Record<string, number | undefined> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from ${sql.table(name)}`.execute(db)
      counts[name] = rows[0]?.n
    }
    return counts
  }

  test('deletes every row that refers to the person, in every table', async () => {
    const { rows } = await sql`
      select conname from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`.execute(
      t.database.db,
    )
    expect(rows).toEqual([])
  })

  test('deletes everything of the person and nothing of others', async () => {
    const before = await countRows()
    const leaver = await t.register({ email: `leaver-${n}@example.com` })
    const { id } = await readMe(leaver)
    const job = { company: 'Acme', position: 'Engineer', status: 'applied' }
    await t.rest('POST', '/api/jobs', job, leaver)
    await t.database.db
      .insertInto('identities')
      .values({ issuer: 'https://id.example.com', subject: id, user_id: id })
      .execute()
    await t.login(leaver.email)
    expect(await countRows()).not.toEqual(before)
    const response = await remove({ password: PASSWORD }, leaver)
    expect(response.statusCode).toBe(204)
    expect(await countRows()).toEqual(before)
    expect((await t.rest('GET', '/api/jobs', undefined, leaver)).statusCode).toBe(401)
    expect((await t.login(leaver.email)).statusCode).toBe(401)
    expect((await t.rest('GET', '/api/jobs', undefined, user)).statusCode).toBe(200)
    await t.register({ email: leaver.email })
  })

  test('needs the right password', async () => {
    const attempts = [{}, { password: '' }, { password: 'Wrong-horse-1!' }, { email: user.email }]
    for (const body of [...attempts, { password: 'x'.repeat(5000) }]) {
      const response = await remove(body)
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { detail: 'The password is incorrect' },
      ])
    }
    expect((await readMe()).email).toBe(user.email)
  })

  test('is confirmed by the address if there is no password', async () => {
    await removePassword()
    for (const body of [{}, { email: 'other@example.com' }, { password: PASSWORD }]) {
      const response = await remove(body)
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { detail: 'That is not the email address of this account' },
      ])
    }
    const stale = await remove({ email: user.email })
    expect([stale.statusCode, stale.json()]).toEqual([403, SIGN_IN_AGAIN])
    await signInAtProvider('1 minute')
    expect((await remove({ email: ` ${user.email.toUpperCase()}` })).statusCode).toBe(204)
  })

  test('counts wrong passwords apart from wrong logins, and keeps the session open', async () => {
    for (let i = 0; i < 10; i += 1) await remove({ password: 'Wrong-horse-1!' })
    const refused = await remove({ password: PASSWORD })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const change = { email: 'other@example.com', current_password: PASSWORD }
    expect((await update(change)).statusCode).toBe(429)
    expect((await t.login(user.email)).statusCode).toBe(200)
    expect((await readMe()).email).toBe(user.email)
  })
})
