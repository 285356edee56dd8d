import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECKED_ITEMS_MAX, type Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const addJob = async (fields: object = {}) =>
  (
    await t.rest('POST', '/api/jobs', { company: 'Acme', position: 'Engineer', ...fields }, user)
  ).json<Job>().id
const tick = (id: string, item: string, is_ticked = true) =>
  t.trpc('mutation', 'jobs.tick', { id, item, is_ticked }, user)
const readTicked = async (id: string) => {
  const jobs = (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()
  return jobs.find((job) => job.id === id)?.checked_items.toSorted()
}

test('items ticked in several tabs at once are all kept', async () => {
  const id = await addJob()
  const items = ['a', 'b', 'c', 'd', 'e', 'f']
  const responses = await Promise.all(items.map((item) => tick(id, item)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(items.map(() => 200))
  expect(await readTicked(id)).toEqual(items)
})

test('ticking twice counts once, and unticking leaves the others', async () => {
  const id = await addJob({ checked_items: ['a', 'b'] })
  await tick(id, 'c')
  await tick(id, 'c')
  await tick(id, 'a', false)
  expect(await readTicked(id)).toEqual(['b', 'c'])
})

test('more items than any checklist has are rejected, and can still be unticked', async () => {
  const id = await addJob({
    checked_items: Array.from({ length: CHECKED_ITEMS_MAX }, (_, index) => `item-${index}`),
  })
  expect((await tick(id, 'one-more')).statusCode).toBe(400)
  expect((await tick(id, 'item-0', false)).statusCode).toBe(200)
  expect((await tick(id, 'one-more')).statusCode).toBe(200)
})

test('unticking changes no other application, neither the person’s nor another’s', async () => {
  const [one, other] = [
    await addJob({ checked_items: ['a'] }),
    await addJob({ checked_items: ['a'] }),
  ]
  const stranger = await t.register()
  const fields = { company: 'Acme', position: 'Engineer', checked_items: ['a'] }
  const theirs = (await t.rest('POST', '/api/jobs', fields, stranger)).json<Job>()
  await tick(one, 'a', false)
  expect([await readTicked(one), await readTicked(other)]).toEqual([[], ['a']])
  expect((await t.rest('GET', '/api/jobs', undefined, stranger)).json()).toEqual([theirs])
})
