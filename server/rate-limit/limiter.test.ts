import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '../db/client.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createRateLimiter } from './limiter.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const TWO = { name: 'two', limit: 2, windowMs: 60_000 }

test('concurrent calls whose counts are all returned are never refused', async () => {
  const limiter = createRateLimiter(database.db, 1)
  for (let round = 0; round < 5; round += 1) {
    const checks = [{ rule: TWO, subject: `crowd-${round}` }]
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        limiter.run(
          checks,
          () => Promise.resolve(i),
          () => false,
        ),
      ),
    )
    expect(responses).toHaveLength(12)
  }
})

test('concurrent calls whose counts are all kept are refused beyond the limit, each at once', async () => {
  const limiter = createRateLimiter(database.db, 1)
  const checks = [{ rule: TWO, subject: 'kept' }]
  let works = 0
  const run = () =>
    limiter.run(
      checks,
      () => Promise.resolve((works += 1)),
      () => true,
    )
  const responses = await Promise.allSettled(Array.from({ length: 50 }, run))
  expect(works).toBe(2)
  expect(responses.filter(({ status }) => status === 'rejected')).toHaveLength(48)
})
