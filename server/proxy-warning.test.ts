import { expect, test } from 'vitest'
import { createLogger } from './log.ts'
import { createTestApp } from './testing/app.ts'

const request = async (env: NodeJS.ProcessEnv, headers: Record<string, string>[]) => {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) })
  const t = await createTestApp({ env, logger })
  for (const sent of headers) await t.rest('GET', '/healthz', undefined, undefined, sent)
  await t.close()
  return lines.filter((line) => line.includes('TRUST_PROXY is off'))
}
const FORWARDED = { 'x-forwarded-for': '203.0.113.9' }

test('a server behind an untrusted proxy logs a warning once', async () => {
  const lines = await request({}, [{}, FORWARDED, FORWARDED])
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('203.0.113.9')
})

test('a server without a proxy, or with a trusted one, logs no warning', async () => {
  expect(await request({}, [{}])).toEqual([])
  expect(await request({ TRUST_PROXY: '1' }, [FORWARDED])).toEqual([])
})
