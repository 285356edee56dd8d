import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ env: { RATE_LIMIT_MULTIPLIER: '0.2' } })
})
afterAll(() => t.close())

test('a person has two exports under way at once, and another one when they have ended', async () => {
  const user = await t.register()
  const download = () => t.rest('GET', '/api/auth/export', undefined, user)
  const answers = await Promise.all([1, 2, 3, 4].map(download))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toEqual({
    detail:
      'Two downloads of your data are still under way. Please try again when one is finished.',
  })
  expect((await download()).statusCode).toBe(200)
})

test('a person exports their data a few times in an hour, and others all the same', async () => {
  const user = await t.register()
  const download = async (who = user) =>
    (await t.rest('GET', '/api/auth/export', undefined, who)).statusCode
  const statuses: number[] = []
  for (let i = 0; i < 7; i += 1) statuses.push(await download())
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(await download(await t.register())).toBe(200)
})
