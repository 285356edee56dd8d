import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { awaitOlderWrites } from '../testing/older-writes.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const read = (url: string, tag?: string, who = user) =>
  t.rest('GET', url, undefined, who, tag === undefined ? {} : { 'if-none-match': tag })
const create = (company: string) =>
  t.rest('POST', '/api/jobs', { company, position: 'Engineer' }, user)

test.each(['/api/jobs', '/api/jobs?q=acme', '/api/jobs?status=applied&archived=no'])(
  'an unchanged list is not sent again: %s',
  async (url) => {
    await create('Acme')
    await awaitOlderWrites(t.database.db)
    const first = await read(url)
    expect(first.statusCode).toBe(200)
    const tag = String(first.headers.etag)
    const again = await read(url, tag)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers.etag).toMatch(/^W\/"/)
    await create('Acme')
    const changed = await read(url, tag)
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toHaveLength(first.json<unknown[]>().length + 1)
    expect(changed.headers.etag).not.toBe(tag)
  },
)

test('deleting and restoring each count as a change', async () => {
  const { id } = (await create('Deleted')).json<{ id: string }>()
  const before = String((await read('/api/jobs')).headers.etag)
  await t.rest('DELETE', `/api/jobs/${id}`, undefined, user)
  const deleted = await read('/api/jobs', before)
  expect(deleted.statusCode).toBe(200)
  await t.rest('POST', `/api/jobs/${id}/restore`, {}, user)
  expect((await read('/api/jobs', String(deleted.headers.etag))).statusCode).toBe(200)
  expect((await read('/api/jobs', before)).statusCode).toBe(200)
})

test('one person’s tag is invalid for another, and does not replace signing in', async () => {
  const other = await t.register()
  await awaitOlderWrites(t.database.db)
  for (const url of ['/api/jobs', '/api/profiles/me']) {
    const tag = String((await read(url)).headers.etag)
    expect((await read(url, tag)).statusCode).toBe(304)
    expect((await read(url, tag, other)).statusCode).toBe(200)
    const stranger = await t.rest('GET', url, undefined, undefined, { 'if-none-match': tag })
    expect(stranger.statusCode).toBe(401)
  }
})

test.each([
  '/api/dashboard',
  '/api/profiles/me',
  '/api/resources',
  '/api/documents',
  '/api/contacts',
])('a response is tagged by its content: %s', async (url) => {
  const first = await read(url)
  expect(first.statusCode, first.body).toBe(200)
  const again = await read(url, String(first.headers.etag))
  expect([again.statusCode, again.body]).toEqual([304, ''])
  for (const tag of ['*', '"x"', 'W/"', '""', `"${'x'.repeat(5_000)}"`]) {
    const other = await read(url, tag)
    expect([other.statusCode, other.body]).toEqual([200, first.body])
  }
})
