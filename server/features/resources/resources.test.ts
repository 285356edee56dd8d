import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import type { CategoryCount, Resource } from '#src/resources/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
let other: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
  other = await t.register()
})
afterAll(() => t.close())

const BASE = { url: 'https://example.com/guide', title: 'A guide' }
const post = (fields: object, who = user) => t.rest('POST', '/api/resources', fields, who)
const create = async (fields: object = {}, who = user) => {
  const response = await post({ ...BASE, ...fields }, who)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Resource>()
}
const patch = (id: string, fields: object, who = user) =>
  t.rest('PATCH', `/api/resources/${id}`, fields, who)
const remove = (id: string, who = user) => t.rest('DELETE', `/api/resources/${id}`, undefined, who)
const list = async (query = '', who = user) => {
  const response = await t.rest('GET', `/api/resources${query}`, undefined, who)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ resources: Resource[] }>().resources
}

describe('creating', () => {
  test('returns the bookmark with its defaults', async () => {
    const created = await create({ tags: ' go, , Go,sql ', description: ' Long  text ' })
    expect(created).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'A guide',
      url: 'https://example.com/guide',
      category: 'other',
      description: 'Long  text',
      tags: 'go,sql',
      created_at: expect.stringMatching(/Z$/),
      updated_at: created.created_at,
    })
    expect(await list()).toContainEqual(created)
  })

  test.each([
    [{ title: '' }, 'example.com'],
    [{ title: null }, 'example.com'],
    [{ title: undefined, url: 'https://www.bücher.example:8443/a' }, 'xn--bcher-kva.example'],
  ])('uses the host’s name if there is no title: %o', async (fields, title) => {
    expect((await create(fields)).title).toBe(title)
  })

  test('accepts tags as a list, and a category in any case', async () => {
    const created = await create({ tags: ['a', ' b ', 'c,d'], category: ' System_Design ' })
    expect(created).toMatchObject({ tags: 'a,b,c,d', category: 'system_design' })
  })

  test.each([
    [{}, 'URL is required'],
    [{ url: '' }, 'URL is required'],
    [{ url: '   ' }, 'URL is required'],
    [{ url: null }, 'URL is required'],
    [{ url: 7 }, 'URL must be text'],
    [{ url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ url: 'data:text/html,x' }, 'Please enter a valid URL'],
    [{ url: 'ftp://example.com' }, 'Please enter a valid URL'],
    [{ url: 'http:example.com' }, 'Please enter a valid URL'],
    [{ url: 'https://exa mple.com' }, 'Please enter a valid URL'],
    [{ url: 'example' }, 'Please enter a valid URL'],
    [{ url: `https://example.com/${'x'.repeat(3_000)}` }, 'URL must be at most 2,048 characters'],
    [{ ...BASE, title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    [{ ...BASE, tags: 'x'.repeat(201) }, 'Tags must be at most 200 characters'],
    [{ ...BASE, tags: { a: 1 } }, 'Tags must be text or a list of texts'],
    [{ ...BASE, description: 'x'.repeat(20_001) }, /^Description must be at most 20,000/],
    [{ ...BASE, category: 'news' }, /^Category must be one of: article, course, /],
  ])('rejects missing and invalid fields: %o', async (fields, message) => {
    const response = await post(fields)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: [expect.stringMatching(message)] })
  })

  test('a repeated request returns the first bookmark', async () => {
    const request_id = randomUUID()
    const [first, second] = await Promise.all([create({ request_id }), create({ request_id })])
    expect(second).toEqual(first)
    expect(await create({ request_id, title: 'Again' })).toEqual(first)
  })
})

describe('listing', () => {
  test('is newest first, by category and by words anywhere in a bookmark', async () => {
    const who = await t.register()
    const a = await create({ title: 'Zürich jobs', category: 'job_posting' }, who)
    const b = await create({ title: 'B', description: 'graph ALGORITHMS', tags: 'trees' }, who)
    const c = await create({ title: 'C', url: 'https://graphs.example/zurich' }, who)
    expect(await list('', who)).toEqual([c, b, a])
    expect(await list('?category=&search=', who)).toEqual([c, b, a])
    expect(await list('?category=Job_posting', who)).toEqual([a])
    expect(await list('?search=zurich', who)).toEqual([c, a])
    expect(await list('?search=trees%20graph', who)).toEqual([b])
    expect(await list('?category=other&search=zurich', who)).toEqual([c])
    expect(await list('?search=nothing', who)).toEqual([])
  })

  test('rejects an unknown category', async () => {
    const response = await t.rest('GET', '/api/resources?category=news', undefined, user)
    expect(response.statusCode).toBe(400)
  })

  test('counts every category in the specified order, without deleted bookmarks', async () => {
    const who = await t.register()
    await create({ category: 'course' }, who)
    await create({ category: 'course' }, who)
    await remove((await create({ category: 'article' }, who)).id, who)
    const response = await t.rest('GET', '/api/resources/categories/list', undefined, who)
    const { categories } = response.json<{ categories: CategoryCount[] }>()
    expect(categories.map(({ category }) => category)).toEqual(RESOURCE_CATEGORIES)
    expect(categories.filter(({ count }) => count > 0)).toEqual([{ category: 'course', count: 2 }])
  })
})

describe('updating', () => {
  test('changes only sent fields; null and an empty text clear', async () => {
    const created = await create({ description: 'd', tags: 'a,b', category: 'course' })
    const response = await patch(created.id, { description: null, tags: '' })
    const updated = response.json<Resource>()
    expect(updated).toEqual({
      ...created,
      description: null,
      tags: null,
      updated_at: updated.updated_at,
    })
    expect(updated.updated_at > created.updated_at).toBe(true)
    expect(await list()).toContainEqual(updated)
  })

  test('an emptied title becomes the host’s name, and follows the address from then on', async () => {
    const { id } = await create()
    expect((await patch(id, { title: '' })).json()).toMatchObject({ title: 'example.com' })
    const moved = await patch(id, { url: 'https://example.org/b' })
    expect(moved.json()).toMatchObject({ title: 'example.org' })
    await patch(id, { title: 'Mine' })
    const again = await patch(id, { url: 'https://example.net' })
    expect(again.json()).toMatchObject({ title: 'Mine', url: 'https://example.net' })
  })

  test.each([
    [{}, 'Nothing to change was sent'],
    [{ unknown: 1 }, 'Nothing to change was sent'],
    [{ url: '' }, ['URL is required']],
    [{ url: 'javascript:alert(1)' }, ['Please enter a valid URL']],
    [{ category: '' }, [expect.stringContaining('Category must be one of')]],
  ])('rejects %o, and changes nothing', async (fields, detail) => {
    const created = await create()
    const response = await patch(created.id, fields)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail })
    expect(await list()).toContainEqual(created)
  })
})

describe('another user’s bookmark', () => {
  test('can be neither seen, changed nor deleted, which is reported', async () => {
    const theirs = await create({ title: 'Secret' }, other)
    expect(await list()).not.toContainEqual(theirs)
    const changed = await patch(theirs.id, { title: 'Taken over' })
    expect(changed.statusCode).toBe(403)
    expect(changed.json()).toEqual({
      detail: 'You do not have permission to update this resource',
    })
    const deleted = await remove(theirs.id)
    expect(deleted.statusCode).toBe(403)
    expect(deleted.json()).toEqual({
      detail: 'You do not have permission to delete this resource',
    })
    const call = await t.trpc('mutation', 'resources.delete', { id: theirs.id }, user)
    expect(call.statusCode).toBe(403)
    const restored = await t.trpc('mutation', 'resources.restore', { id: theirs.id }, user)
    expect(restored.statusCode).toBe(404)
    expect(await list('', other)).toContainEqual(theirs)
  })

  test('that was deleted is missing for everybody', async () => {
    const theirs = await create({}, other)
    await remove(theirs.id, other)
    expect((await patch(theirs.id, { title: 'x' })).statusCode).toBe(404)
  })

  test('is not returned for its request id', async () => {
    const request_id = randomUUID()
    const theirs = await create({ request_id, title: 'Secret' }, other)
    const mine = await create({ request_id })
    expect(mine.id).not.toBe(theirs.id)
  })
})

test.each([
  ['PATCH', { title: 'x' }],
  ['DELETE', undefined],
] as const)('%s of an unknown bookmark is a 404', async (method, body) => {
  const response = await t.rest(method, `/api/resources/${randomUUID()}`, body, user)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ detail: 'Resource not found' })
})

describe('deleting', () => {
  test('hides the bookmark, and restoring brings it back as it was', async () => {
    const created = await create({ tags: 'mine' })
    const response = await remove(created.id)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect((await list()).some(({ id }) => id === created.id)).toBe(false)
    expect((await remove(created.id)).statusCode).toBe(404)
    for (let times = 0; times < 2; times += 1) {
      const restored = await t.trpc('mutation', 'resources.restore', { id: created.id }, user)
      expect(restored.json()).toEqual({ result: { data: created } })
    }
    expect(await list()).toContainEqual(created)
  })

  test('can be undone for a day', async () => {
    const { id } = await create()
    await remove(id)
    await sql`update resources set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(
      t.database.db,
    )
    expect((await t.trpc('mutation', 'resources.restore', { id }, user)).statusCode).toBe(404)
  })
})
