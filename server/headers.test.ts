import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findIconOrigins } from './security.ts'
import { createTestApp, type TestApp, type TestUser } from './testing/app.ts'
import { createBuild } from './testing/build.ts'

let t: TestApp
let user: TestUser
const { directory, files } = createBuild()
beforeAll(async () => {
  t = await createTestApp({ staticDir: directory })
  user = await t.register()
})
afterAll(() => t.close())

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
const WORKER = 'pdfjs-1/legacy/build/pdf.worker.min.mjs'
const PAGE = { accept: 'text/html,application/xhtml+xml' }

describe('every response', () => {
  test.each([
    '/',
    '/api/jobs',
    '/api/unknown',
    '/trpc/shell.deployment',
    '/favicon.svg',
    '/healthz',
  ])('has the security headers and a request id: %s', async (url) => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("img-src 'self' data: https://www.google.com https://*.gstatic.com;")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(policy.match(/unsafe-[a-z]+/g)).toEqual(['unsafe-inline'])
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('has them also for a malformed URL', async () => {
    const response = await get('/%')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: 'The request could not be understood' })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('requires https if the public address does', async () => {
    const env = { PUBLIC_URL: 'https://jobs.example.com', ICON_SERVICE_URL: 'off' }
    const secure = await createTestApp({ env, database: t.database })
    const { headers } = await secure.app.inject('/healthz')
    await secure.app.close()
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;")
  })

  test('accepts a request id from outside only behind a trusted proxy', async () => {
    const given = { 'x-request-id': 'from-the-outside' }
    expect((await get('/healthz', given)).headers['x-request-id']).not.toBe('from-the-outside')
    const env = { TRUST_PROXY: '1' }
    const behind = await createTestApp({ env, database: t.database })
    const response = await behind.app.inject({ url: '/healthz', headers: given })
    const forged = await behind.app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'x"; drop' },
    })
    await behind.app.close()
    expect(response.headers['x-request-id']).toBe('from-the-outside')
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('icons may only come from the configured service', () => {
  expect(findIconOrigins(null)).toEqual([])
  expect(findIconOrigins('https://icons.example.com/{domain}?s={size}')).toEqual([
    'https://icons.example.com',
  ])
  expect(findIconOrigins('https://{domain}.icons.example.com/{size}')).toEqual([
    'https://x.icons.example.com',
  ])
})

test('personal responses are never cached, and are compressed', async () => {
  const job = { company: 'a', position: 'b', notes: 'x'.repeat(3000) }
  await t.rest('POST', '/api/jobs', job, user)
  const authorization = `Bearer ${user.token}`
  for (const url of ['/api/jobs', '/trpc/jobs.list']) {
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await get(url, { authorization, 'accept-encoding': encoding })
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-encoding']).toBe(encoding)
      expect(rawPayload.length).toBeLessThan(1000)
    }
  }
})

describe('the web app', () => {
  test('is cached for a year if names are hashed, and revalidated otherwise', async () => {
    const asset = await get('/assets/a-1.js')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toMatch(/javascript/)
    expect(asset.headers['x-content-type-options']).toBe('nosniff')
    expect(asset.headers).not.toHaveProperty('content-security-policy')
    expect(asset.headers).not.toHaveProperty('permissions-policy')
    for (const encoding of ['identity', 'gzip', 'br']) {
      const worker = await get(`/assets/${WORKER}`, { 'accept-encoding': encoding })
      expect(worker.headers['content-security-policy']).toContain("default-src 'self'")
    }
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('is served as the build compressed it', async () => {
    for (const encoding of ['br', 'gzip']) {
      for (const url of ['/assets/a-1.js', '/', '/dashboard']) {
        const response = await get(url, { ...PAGE, 'accept-encoding': encoding })
        expect(response.statusCode).toBe(200)
        expect(response.headers['content-encoding']).toBe(encoding)
        expect(response.headers.vary).toMatch(/accept-encoding/i)
      }
    }
    expect((await get('/assets/a-1.js')).body).toBe(files['assets/a-1.js'])
  })

  test('returns 304 to a browser that has it', async () => {
    const { etag } = (await get('/', PAGE)).headers
    expect((await get('/', { ...PAGE, 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test.each(['/', '/dashboard', '/job-tracker?q=a', '/reset-password?token=x', '/no/such/page'])(
    'opens at %s',
    async (url) => {
      const response = await get(url, PAGE)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toMatch(/text\/html/)
      expect(response.body).toContain('<script src="/assets/a-1.js"></script>')
    },
  )

  test.each(['/assets/gone-2.js', '/api/x', '/trpc', '/api', '/assets', '/api?a=b', '/assets?a=b'])(
    'is not returned for %s',
    async (url) => {
      const response = await get(url, PAGE)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ detail: 'Not found' })
      // The next release may have this file.
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  test('returns the status of a range or a condition that cannot be met', async () => {
    const part = await get('/assets/a-1.js', { range: 'bytes=999999-' })
    expect(part.statusCode).toBe(416)
    expect(part.headers['cache-control']).not.toContain('immutable')
    const changed = await get('/assets/a-1.js', { 'if-match': '"another"' })
    expect(changed.statusCode).toBe(412)
  })

  test('does not return a page for a script or an image', async () => {
    expect((await get('/old-script.js', { accept: '*/*' })).statusCode).toBe(404)
    expect((await get('/logo.png', { accept: 'image/*' })).statusCode).toBe(404)
    expect((await t.app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404)
  })

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fetc/passwd',
    '/.git/config',
  ])('shows nothing outside its directory: %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  })

  test('that is not built explains how to build it', async () => {
    const unbuilt = await createTestApp({ database: t.database })
    const response = await unbuilt.app.inject({ url: '/dashboard', headers: PAGE })
    await unbuilt.app.close()
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('npm run build')
  })
})

test('readiness is checked once a second, for any number of requests', async () => {
  let checks = 0
  const check = () => {
    checks += 1
    return t.database.check()
  }
  const asked = await createTestApp({ database: { ...t.database, check } })
  const responses = await Promise.all(Array.from({ length: 50 }, () => asked.app.inject('/readyz')))
  responses.push(await asked.app.inject('/readyz'))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(checks).toBe(1)
  const askAgain = async () => {
    await asked.app.inject('/readyz')
    return checks
  }
  await expect.poll(askAgain).toBe(2)
  await asked.app.close()
})

test('readiness names what is missing, and nothing else', async () => {
  expect((await get('/readyz')).json()).toEqual({ status: 'ok', database: 'ok', storage: 'ok' })
  const env = { DATA_DIR: join(directory, 'index.html') }
  const broken = await createTestApp({ env, database: t.database })
  const response = await broken.app.inject('/readyz')
  await broken.app.close()
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({ status: 'unavailable', database: 'ok', storage: 'unavailable' })
})
