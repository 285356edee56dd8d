import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Resource } from '#src/resources/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const list = async (who = user) =>
  (await t.rest('GET', '/api/resources', undefined, who)).json<{ resources: Resource[] }>()
    .resources

describe('importing', () => {
  const importAll = (entries: unknown, who = user) =>
    t.trpc('mutation', 'resources.importBookmarks', { entries }, who)

  test('adds new bookmarks in order, and counts existing and repeated ones', async () => {
    const who = await t.register()
    await t.rest('POST', '/api/resources', { url: 'https://www.example.com/a/' }, who)
    const response = await importAll(
      [
        { url: 'https://one.example', title: 'One', tags: 'x' },
        { url: 'http://example.com/a', title: 'There already' },
        { url: 'https://two.example', category: 'course', description: 'Two' },
        { url: 'https://one.example/', title: 'One again' },
      ],
      who,
    )
    expect(response.json()).toEqual({ result: { data: { added: 2, skipped: 2 } } })
    const added = (await list(who)).filter(({ url }) => !url.includes('/a/'))
    expect(added).toMatchObject([
      { title: 'One', tags: 'x', category: 'other', description: null },
      { title: 'two.example', tags: null, category: 'course', description: 'Two' },
    ])
  })

  test('twice at once adds everything once', async () => {
    const who = await t.register()
    const entries = Array.from({ length: 50 }, (_, page) => ({ url: `https://e.example/${page}` }))
    const responses = await Promise.all([importAll(entries, who), importAll(entries, who)])
    const counts = responses.map(
      (response) => response.json<{ result: { data: { added: number } } }>().result.data.added,
    )
    expect(counts.toSorted((one, two) => one - two)).toEqual([0, 50])
    expect(await list(who)).toHaveLength(50)
  })

  test.each([
    [[], 'There is nothing to import'],
    [
      Array.from({ length: 501 }, () => ({ url: 'https://e.example' })),
      'At most 500 bookmarks can be imported at once',
    ],
    [[{ url: 'https://e.example/fine' }, { url: 'javascript:x' }], 'Please enter a valid URL'],
  ])('rejects the whole input if a part is invalid: case %#', async (entries, message) => {
    const before = await list()
    const response = await importAll(entries)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(message)
    expect(await list()).toEqual(before)
  })
})
