import { afterAll, beforeAll, expect, test } from 'vitest'
import { KNOWN_HEADER, type MarkedResponse } from '#src/shell/response-marks.ts'
import { createTestApp, type TestApp, type TestUser } from './testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const LISTS = 'contacts.list,documents.list,profile.get,resources.list,dashboard.today'
const ask = async (user: TestUser, known?: string) => {
  const response = await t.app.inject({
    url: `/trpc/${LISTS}?batch=1&input=%7B%7D`,
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(known === undefined ? {} : { [KNOWN_HEADER]: known }),
    },
  })
  expect(response.statusCode, response.body).toBe(200)
  const responses = response.json<{ result: { data: MarkedResponse } }[]>()
  return { data: responses.map(({ result }) => result.data), bytes: response.body.length }
}
/** Expects responses of marks only, whatever their next marks. */
const expectOnlyMarks = (data: MarkedResponse[], held: MarkedResponse[]) =>
  expect(data.map((response) => ({ ...response, next_mark: '' }))).toEqual(
    held.map(({ response_mark }) => ({ response_mark, next_mark: '' })),
  )
const marksOf = (data: MarkedResponse[]) => data.map((response) => response.response_mark).join(',')

test('a screen that is requested again without changes transfers almost nothing', async () => {
  const user = await t.register()
  for (let index = 0; index < 30; index += 1) {
    await t.rest('POST', '/api/contacts', { name: `Person ${index}`, notes: 'A note. ' }, user)
    await t.rest('POST', '/api/jobs', { company: `Acme ${index}`, position: 'Engineer' }, user)
  }
  const plain = await ask(user)
  const first = await ask(user, '-,-,-,-,-')
  expect(first.data.map(({ data }) => data)).toEqual(plain.data)
  const again = await ask(user, marksOf(first.data))
  expectOnlyMarks(again.data, first.data)
  expect(plain.bytes).toBeGreaterThan(10_000)
  expect(again.bytes).toBeLessThan(1_000)

  await t.rest('POST', '/api/contacts', { name: 'Somebody new' }, user)
  const [people, ...others] = (await ask(user, marksOf(first.data))).data
  expect(JSON.stringify(people?.data)).toContain('Somebody new')
  expectOnlyMarks(others, first.data.slice(1))
})

test('unknown marks and those of another user get the full responses', async () => {
  const user = await t.register()
  const other = await t.register()
  await t.rest('POST', '/api/contacts', { name: 'Ann' }, user)
  const { data } = await ask(user, '-,-,-,-,-')
  const [people] = (await ask(other, marksOf(data))).data
  expect(people?.data).toEqual((await ask(other)).data[0])
  const plain = await ask(user)
  expect((await ask(user, '')).data).toEqual(plain.data)
  const odd = (await ask(user, 'x,,-, ,y,z')).data
  expect(odd.filter((response) => 'response_mark' in response)).toHaveLength(3)
})

test('a REST call ignores marks', async () => {
  const user = await t.register()
  const response = await t.rest('GET', '/api/dashboard', undefined, user, { [KNOWN_HEADER]: '-' })
  expect(response.json()).toHaveProperty('parts')
})
