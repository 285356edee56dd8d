import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { sendHostileInputs } from '../testing/hostile-run.ts'

const INPUTS = 600
const SEED = 13

let t: TestApp
beforeAll(async () => {
  const env = { RATE_LIMIT_MULTIPLIER: '0.2', LIMIT_WRITES_PER_MINUTE: '100000000' }
  t = await createTestApp({ env, pages: { resolve: async () => [] } })
})
afterAll(() => t.close())

test('rejected hostile inputs change nothing', async () => {
  const report = await sendHostileInputs(
    async ({ method, path: url, headers, body }) => {
      const response = await t.app.inject({
        method,
        url,
        headers,
        ...(body !== undefined && { payload: body }),
      })
      return { status: response.statusCode, body: response.body }
    },
    { inputs: INPUTS, seed: SEED, slowMs: 30_000 },
  )
  expect(report.faults).toEqual([])
  expect(report.statuses[200]).toBeGreaterThan(50)
  expect(report.statuses[400]).toBeGreaterThan(50)
})
