import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ env: { RATE_LIMIT_MULTIPLIER: '0.2' } })
})
afterAll(() => t.close())

test('a person can run two exports at once, and another one when they have ended', async () => {
  const user = await t.register()
  const download = () => t.rest('GET', '/api/auth/export', undefined, user)
  const isRefused = ({ statusCode }: { statusCode: number }) => statusCode === 429
  // Two exports wait for this table, so that neither ends before the others have been requested.
  const { finished, downloads } = await t.database.db.transaction().execute(async (trx) => {
    await sql`lock table jobs in access exclusive mode`.execute(trx)
    const finished: Awaited<ReturnType<typeof download>>[] = []
    const downloads = [1, 2, 3, 4].map(async () => finished.push(await download()))
    await vi.waitUntil(() => finished.filter(isRefused).length === 2, { timeout: 60_000 })
    return { finished, downloads }
  })
  await Promise.all(downloads)
  expect(finished.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  const refused = finished.find(isRefused)
  expect(refused?.json()).toEqual({
    detail: 'Two downloads of your data are still running. Please try again when one is finished.',
  })
  expect((await download()).statusCode).toBe(200)
})

test('a person can export their data a few times per hour, independent of others', async () => {
  const user = await t.register()
  const download = async (who = user) =>
    (await t.rest('GET', '/api/auth/export', undefined, who)).statusCode
  const statuses: number[] = []
  for (let i = 0; i < 7; i += 1) statuses.push(await download())
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(await download(await t.register())).toBe(200)
})
