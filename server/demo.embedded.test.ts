import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analytics } from '#src/analytics/responses.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../tools/demo-account.ts'
import { createTestApp, type TestApp } from './testing/app.ts'

let t: TestApp
let address: string
beforeAll(async () => {
  t = await createTestApp({ env: { RATE_LIMIT_MULTIPLIER: '1000' } })
  address = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const fillDemo = async () => {
  const program = join(import.meta.dirname, '../tools/demo.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--url', address])
  return stdout
}

test('the demo spans some weeks, and is added once', async () => {
  expect(await fillDemo()).toMatch(/^40 applications added/)
  expect(await fillDemo()).toMatch(/^0 applications added/)

  const { access_token: token } = (await t.login(DEMO_EMAIL, DEMO_PASSWORD)).json<{
    access_token: string
  }>()
  const user = { email: DEMO_EMAIL, token }
  const numbers = analytics.parse((await t.rest('GET', '/api/analytics', undefined, user)).json())
  expect(numbers).toMatchObject({ applications: 32, answered: 17, offers: 2 })
  expect(numbers.per_week.filter(({ answers }) => answers > 0).length).toBeGreaterThan(3)
  expect(numbers.by_source).toHaveLength(5)
})
