import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VIEWS_MAX, type View } from '#src/views/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const post = (fields: object, who = user) => t.rest('POST', '/api/views', fields, who)
const create = async (fields: object = {}, who = user) => {
  const response = await post({ name: 'Remote', search: 'work_mode=remote', ...fields }, who)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<View>()
}
const list = async (who = user) =>
  (await t.rest('GET', '/api/views', undefined, who)).json<{ views: View[] }>().views

test('filters are saved under a name, in the order of saving', async () => {
  const who = await t.register()
  const first = await create({}, who)
  expect(first).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Remote',
    search: 'work_mode=remote',
  })
  const second = await create({ name: 'All', search: '' }, who)
  expect(await list(who)).toEqual([first, second])
})

test('a view can be renamed and get other filters', async () => {
  const { id, search } = await create()
  const put = (fields: object) => t.rest('PUT', `/api/views/${id}`, fields, user)
  expect((await put({ name: ' Far away ' })).json()).toEqual({ id, name: 'Far away', search })
  expect((await put({ search: 'q=x' })).json()).toEqual({ id, name: 'Far away', search: 'q=x' })
  expect((await put({})).statusCode).toBe(400)
})

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'x'.repeat(81) }, 'Name must be at most 80 characters'],
  [{ search: 'x'.repeat(4001) }, 'Search must be at most 4,000 characters'],
  [{ search: 7 }, 'Search must be text'],
])('rejects %o', async (fields, message) => {
  const response = await post({ name: 'Remote', search: '', ...fields })
  expect([response.statusCode, response.json()]).toEqual([400, { detail: [message] }])
})

test('a repeated request returns the first view', async () => {
  const sent = { request_id: randomUUID() }
  const [first, second] = await Promise.all([create(sent), create(sent)])
  expect(second).toEqual(first)
})

test('a deleted view can be restored for a day, to its place', async () => {
  const who = await t.register()
  const views = [await create({ name: 'a' }, who), await create({ name: 'b' }, who)]
  const url = `/api/views/${views[0]?.id}`
  expect((await t.rest('DELETE', url, undefined, who)).statusCode).toBe(204)
  expect((await t.rest('DELETE', url, undefined, who)).statusCode).toBe(404)
  expect(await list(who)).toEqual([views[1]])
  const restored = await t.rest('POST', `${url}/restore`, {}, who)
  expect([restored.statusCode, restored.json()]).toEqual([200, views[0]])
  expect(await list(who)).toEqual(views)
  await t.rest('DELETE', url, undefined, who)
  await sql`update views set deleted_at = now() - interval '25 hours'
    where id = ${views[0]?.id}`.execute(t.database.db)
  expect((await t.rest('POST', `${url}/restore`, {}, who)).statusCode).toBe(404)
})

test(`there are at most ${VIEWS_MAX}, also when two are saved at once`, async () => {
  const who = await t.register()
  const { id } = await create({}, who)
  for (let index = 2; index < VIEWS_MAX; index += 1) await create({}, who)
  const responses = await Promise.all([1, 2].map(() => post({ name: 'x', search: '' }, who)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400]))
  await t.rest('DELETE', `/api/views/${id}`, undefined, who)
  await create({}, who)
  const restored = await t.rest('POST', `/api/views/${id}/restore`, {}, who)
  expect([restored.statusCode, restored.json()]).toMatchObject([
    400,
    { detail: expect.stringContaining('limit of 50 views') },
  ])
  expect(await list(who)).toHaveLength(VIEWS_MAX)
})
