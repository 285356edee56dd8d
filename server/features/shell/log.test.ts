import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogger } from '../../log.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
const lines: string[] = []
const logger = createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
beforeAll(async () => {
  t = await createTestApp({ logger, env: { TRUST_PROXY: 'on' } })
})
afterAll(() => t.close())
beforeEach(() => {
  lines.length = 0
})

const ENTRY = {
  level: 'error',
  message: 'Uncaught error',
  data: { name: 'TypeError', message: 'x is not a function', mail: 'ada@example.com' },
  timestamp: '2026-11-21T04:00:00.000Z',
  url: 'https://jobs.example.com/reset-password?token=abc',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
}
const send = (entry: unknown, headers: Record<string, string> = {}) =>
  t.rest('POST', '/api/logs', entry, undefined, headers)
const reports = () =>
  lines
    .filter((line) => line.includes('"a browser reports"'))
    .map((line): unknown => JSON.parse(line))

test('a browser’s report is one line of the server’s log, marked as such', async () => {
  const response = await send(ENTRY)
  expect(response.statusCode).toBe(204)
  expect(response.body).toBe('')
  expect(reports()).toEqual([
    {
      level: 50,
      time: expect.any(String),
      requestId: response.headers['x-request-id'],
      msg: 'a browser reports',
      browser: {
        message: 'Uncaught error',
        data: '{"name":"TypeError","message":"x is not a function","mail":"[e-mail]"}',
        page: 'https://jobs.example.com/reset-password',
        at: '2026-11-21T04:00:00.000Z',
        device: 'Firefox on Linux',
      },
    },
  ])
  expect((await t.trpc('mutation', 'shell.log', ENTRY)).statusCode).toBe(200)
  expect(reports()).toHaveLength(2)
})

test.each([
  ['debug', 20],
  ['INFO', 30],
  ['Warn', 40],
  [0, 20],
  [3, 50],
])('an entry of level %s keeps it', async (level, expected) => {
  await send({ level, message: 'x' })
  expect(reports()).toMatchObject([{ level: expected }])
})

test.each([
  { ...ENTRY, level: 'fatal' },
  { ...ENTRY, level: 4 },
  { ...ENTRY, level: undefined },
  { ...ENTRY, message: undefined },
  { ...ENTRY, message: { text: 'x' } },
  { ...ENTRY, message: 'x'.repeat(20_001) },
  { ...ENTRY, timestamp: 5 },
  'text',
])('an invalid entry is rejected: %#', async (entry) => {
  expect((await send(entry)).statusCode).toBe(400)
  expect(reports()).toEqual([])
})

test('nobody can forge lines or fill the log', async () => {
  await send({ level: 'error', message: '\n{"level":60}\u001b[2J', data: ['x'.repeat(500_000)] })
  const [line] = lines.filter((text) => text.includes('a browser reports'))
  expect(line?.trim()).not.toContain('\n')
  expect(line?.length).toBeLessThan(6_000)
  expect(line).not.toContain('\\u001b')
})

test('an address may send 120 entries a minute', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const responses = await Promise.all(Array.from({ length: 125 }, () => send(ENTRY, headers)))
  const refused = responses.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(5)
  expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await send(ENTRY, { 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(204)
})
