import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from '../../testing/app.ts'

const NEW = 'Other-horse-2!'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const change = (user: TestUser | undefined, fields: object = {}) =>
  t.rest(
    'POST',
    '/api/auth/change-password',
    { current_password: PASSWORD, new_password: NEW, confirm_password: NEW, ...fields },
    user,
  )
const openAnother = async (user: TestUser, password = PASSWORD): Promise<TestUser> => {
  const response = await t.login(user.email, password)
  return { ...user, token: response.json<{ access_token: string }>().access_token }
}
const isOpen = async (user: TestUser) =>
  (await t.rest('GET', '/api/jobs', undefined, user)).statusCode === 200

test('a change ends every other session of the account and no other account’s', async () => {
  const user = await t.register()
  const stranger = await t.register()
  const elsewhere = [await openAnother(user), await openAnother(user)]
  const response = await change(user)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ message: 'Password successfully changed!' })
  expect(await isOpen(user)).toBe(true)
  expect(await isOpen(stranger)).toBe(true)
  for (const session of elsewhere) expect(await isOpen(session)).toBe(false)
  expect((await t.login(user.email, PASSWORD)).statusCode).toBe(401)
  expect((await t.login(user.email, NEW)).statusCode).toBe(200)
})

test.each([
  [{ current_password: '', new_password: null, confirm_password: 7 }, ['All fields are required']],
  [{ current_password: '', confirm_password: 'x' }, ['All fields are required']],
  [{ new_password: 'short' }, ['New passwords do not match']],
  [
    { new_password: 'short', confirm_password: 'short' },
    [
      'Password must be at least 8 characters long',
      'Must include at least one uppercase letter',
      'Must include at least one number',
      'Must include a special character (!@#$%^&*)',
    ],
  ],
])('the errors of %j are reported in the specified order', async (fields, detail) => {
  const response = await change(await t.register(), fields)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ detail })
})

test('a password of 1,000 characters is rejected in both fields with a clear message', async () => {
  const user = await t.register()
  const long = `Aa1!${'x'.repeat(996)}`
  const asNew = await change(user, { new_password: long, confirm_password: long })
  expect(asNew.json()).toEqual({ detail: ['Password must be at most 128 characters long'] })
  const asCurrent = await change(user, { current_password: long })
  expect(asCurrent.statusCode).toBe(400)
  expect(asCurrent.json()).toEqual({ detail: 'Current password is incorrect' })
})

test('wrong current passwords change nothing, and after ten of them none is checked for a while', async () => {
  const user = await t.register()
  for (let i = 0; i < 10; i += 1) {
    const response = await change(user, { current_password: 'Wrong-horse-1!' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: 'Current password is incorrect' })
  }
  const refused = await change(user)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await t.login(user.email)).statusCode).toBe(200)
  expect(await isOpen(user)).toBe(true)
})

test('without a session nothing else is checked', async () => {
  expect((await change(undefined)).statusCode).toBe(401)
})

test('an account without a password gets a message that explains how to set one', async () => {
  const user = await t.register()
  await sql`update users set password_hash = null where email = ${user.email}`.execute(
    t.database.db,
  )
  const response = await change(user)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    detail: 'Your account has no password yet. To set one, sign out and choose “Forgot password?”.',
  })
})

test('only one of two concurrent changes succeeds, and sets the password', async () => {
  const user = await t.register()
  const passwords = ['First-horse-1!', 'Second-horse-2!']
  const responses = await Promise.all(
    passwords.map((password) =>
      change(user, { new_password: password, confirm_password: password }),
    ),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400])
  expect((await t.login(user.email, passwords[statuses.indexOf(200)])).statusCode).toBe(200)
})

test('no login with the old password survives the change, not even one in progress', async () => {
  const user = await t.register()
  let password = PASSWORD
  for (const next of ['Third-horse-3!', 'Fourth-horse-4!', 'Fifth-horse-5!']) {
    const [responses] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => t.login(user.email, password))),
      change(user, { current_password: password, new_password: next, confirm_password: next }),
    ])
    for (const response of responses) {
      if (response.statusCode !== 200) continue
      const token = response.json<{ access_token: string }>().access_token
      expect(await isOpen({ ...user, token })).toBe(false)
    }
    password = next
  }
  expect(await isOpen(user)).toBe(true)
})

test('a change invalidates reset links sent before', async () => {
  const user = await t.register()
  await t.rest('POST', '/api/auth/forgot-password', { email: user.email })
  await expect
    .poll(() => t.database.db.selectFrom('password_resets').select('user_id').execute())
    .toHaveLength(1)
  expect((await change(user)).statusCode).toBe(200)
  const left = await t.database.db.selectFrom('password_resets').select('user_id').execute()
  expect(left).toEqual([])
})
