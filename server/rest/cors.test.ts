import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_ROUTES } from '../router.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'

const OWN = 'https://tools.example.com'
const ALLOWED = [
  OWN,
  'http://localhost:5173',
  'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
  'moz-extension://1f0e1d2c-0b0a-4000-8000-aabbccddeeff',
  'safari-web-extension://1F0E1D2C-0B0A-4000-8000-AABBCCDDEEFF',
]
const REFUSED = [
  'https://evil.example.com',
  'http://tools.example.com',
  'https://tools.example.com.evil.example',
  'https://chrome-extension',
  'null',
  'chrome-extension://x/../y',
]

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ env: { CORS_ORIGINS: `${OWN}, http://localhost:5173/` } })
})
afterAll(() => t.close())

const ask = (origin: string, method: string, url: string) =>
  t.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  })

describe.each(ALLOWED)('a page of %s', (origin) => {
  test('is allowed, without credentials', async () => {
    const response = await t.app.inject({ url: '/api/jobs', headers: { origin } })
    expect(response.statusCode).toBe(401)
    expect(response.headers['access-control-allow-origin']).toBe(origin)
    expect(response.headers['vary']).toContain('Origin')
    expect(response.headers['access-control-expose-headers']).toContain('Retry-After')
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('may send a preflight request', async () => {
    const response = await ask(origin, 'PUT', '/api/jobs/00000000-0000-4000-8000-000000000000')
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match, X-Time-Zone',
      'access-control-max-age': '600',
    })
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('is not allowed elsewhere', async () => {
    for (const url of ['/trpc/jobs.list', '/', '/healthz', '/api/nothing']) {
      for (const response of [
        await t.app.inject({ url, headers: { origin } }),
        await ask(origin, 'GET', url),
      ]) {
        expect(response.headers['access-control-allow-origin'], url).toBeUndefined()
      }
    }
  })
})

test.each(REFUSED)('a page of %s is treated like no page', async (origin) => {
  const response = await t.app.inject({ url: '/api/jobs', headers: { origin } })
  const asked = await ask(origin, 'GET', '/api/jobs')
  for (const { headers } of [response, asked]) {
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['vary']).toContain('Origin')
  }
  expect([asked.statusCode, asked.headers.allow]).toEqual([204, 'GET, POST'])
})

test('every documented path accepts preflight requests', async () => {
  for (const { method, path } of API_ROUTES) {
    const response = await ask(OWN, method, path.replace(/:\w+/, 'x'))
    expect(response.statusCode, path).toBe(204)
    const methods = String(response.headers['access-control-allow-methods']).split(', ')
    expect(methods, path).toContain(method)
  }
})

test('refusals before a call is reached can be read as well', async () => {
  const headers = { origin: OWN, 'content-type': 'application/xml' }
  const sent = await t.app.inject({ method: 'POST', url: '/api/jobs', headers, payload: '<a/>' })
  expect(sent.statusCode).toBe(415)
  const other = await t.app.inject({ method: 'PATCH', url: '/api/jobs', headers: { origin: OWN } })
  expect(other.statusCode).toBe(405)
  for (const response of [sent, other]) {
    expect(response.headers['access-control-allow-origin']).toBe(OWN)
  }
})
