import { afterAll, beforeAll, expect, test } from 'vitest'
import { USUAL_PARTS } from '#src/dashboard/arrange.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const read = async (who = user) => (await t.rest('GET', '/api/dashboard', undefined, who)).json()
const put = (parts: unknown) => t.rest('PUT', '/api/dashboard', { parts }, user)

test('a dashboard is kept as it was arranged, for its owner alone, until it is reset', async () => {
  expect(await read()).toEqual({ parts: USUAL_PARTS })
  const arranged = [
    { name: 'recent', is_shown: true },
    { name: 'counts', is_shown: false },
  ]
  const answer = await put(arranged)
  expect(answer.statusCode).toBe(200)
  const { parts } = answer.json<{ parts: { name: string }[] }>()
  expect(parts).toHaveLength(USUAL_PARTS.length)
  expect(parts.filter(({ name }) => ['recent', 'counts'].includes(name))).toEqual(arranged)
  expect(await read()).toEqual({ parts })
  expect(await read(await t.register())).toEqual({ parts: USUAL_PARTS })
  expect((await put([])).json()).toEqual({ parts: USUAL_PARTS })
  expect(await read()).toEqual({ parts: USUAL_PARTS })
})

test.each([
  undefined,
  'counts',
  [{ name: 'weather', is_shown: true }],
  [{ name: 'counts' }],
  Array.from({ length: 51 }, () => ({ name: 'counts', is_shown: true })),
])('%j is refused, and nothing changes', async (parts) => {
  expect((await put(parts)).statusCode).toBe(400)
  expect(await read()).toEqual({ parts: USUAL_PARTS })
})
