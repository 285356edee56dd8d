import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from './testing/app.ts'
import { createBuild } from './testing/build.ts'

const { directory } = createBuild()
writeFileSync(join(directory, 'service-worker.js'), 'keeps the shell')
writeFileSync(join(directory, 'service-worker-off.js'), 'removes itself')

test('the worker is checked for changes on each use and may only reach this server', async () => {
  const t = await createTestApp({ staticDir: directory })
  const response = await t.app.inject('/service-worker.js')
  expect(response.body).toBe('keeps the shell')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  expect(response.headers['content-security-policy']).toContain("connect-src 'self'")
  await t.close()
})

test('if it is switched off, a worker that removes itself is served', async () => {
  const t = await createTestApp({ staticDir: directory, env: { SERVICE_WORKER: 'off' } })
  const response = await t.app.inject('/service-worker.js')
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('removes itself')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  await t.close()
})
