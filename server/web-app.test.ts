import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATED } from '#src/language/languages.ts'
import { PAGE_DESCRIPTIONS } from '#src/shell/page-descriptions.ts'
import { findPagePath, PAGES } from '#src/shell/pages.ts'
import { createTestApp, type TestApp } from './testing/app.ts'
import { createBuild } from './testing/build.ts'
import { findVariant, renderPage } from './render-page.ts'

const PUBLIC_URL = 'https://jobs.example.com'
const ACCEPTS_PAGE = { accept: 'text/html,application/xhtml+xml' }
const LISTED = Object.entries(PAGE_DESCRIPTIONS).map(
  ([path, description]) =>
    [path, { title: PAGES[findPagePath(path) ?? '/'].title, description }] as const,
)

let t: TestApp
const { directory } = createBuild()
beforeAll(async () => {
  t = await createTestApp({ staticDir: directory, env: { PUBLIC_URL } })
})
afterAll(() => t.close())

const open = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { ...ACCEPTS_PAGE, ...headers } })

const readContent = (page: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(page)?.[1]

describe('a public page', () => {
  test.each(LISTED)('%s describes itself to search engines', async (path, page) => {
    const { body } = await open(path)
    expect(body).toContain(`<title>${page.title} · Foothold</title>`)
    expect(readContent(body, 'description')).toBe(page.description)
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}" />`)
    expect(body).not.toContain('noindex')
    expect(body.match(/<title>/g)).toHaveLength(1)
  })

  test.each(LISTED)('%s describes itself in shared links', async (path, page) => {
    const { body } = await open(path)
    expect(readContent(body, 'og:title')).toBe(`${page.title} · Foothold`)
    expect(readContent(body, 'og:description')).toBe(page.description)
    expect(readContent(body, 'og:url')).toBe(`${PUBLIC_URL}${path}`)
    expect(readContent(body, 'og:image')).toBe(`${PUBLIC_URL}/social.png`)
    expect(readContent(body, 'og:image:width')).toBe('1200')
    expect(readContent(body, 'og:image:height')).toBe('630')
    expect(readContent(body, 'twitter:card')).toBe('summary_large_image')
    expect(readContent(body, 'twitter:image')).toBe(`${PUBLIC_URL}/social.png`)
  })

  test('is the same with a trailing slash, with a query and for HEAD', async () => {
    const { body } = await open('/about')
    expect((await open('/about/')).body).toBe(body)
    expect((await open('/about?utm=1')).body).toBe(body)
    const head = await t.app.inject({ method: 'HEAD', url: '/about', headers: ACCEPTS_PAGE })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
  })

  test('has its own title and description that a result list shows in full', () => {
    for (const [, { title, description }] of LISTED) {
      expect(title.length).toBeLessThanOrEqual(50)
      expect(description.length).toBeGreaterThan(50)
      expect(description.length).toBeLessThanOrEqual(180)
    }
    expect(new Set(LISTED.map(([, page]) => page.title)).size).toBe(LISTED.length)
    expect(new Set(LISTED.map(([, page]) => page.description)).size).toBe(LISTED.length)
  })
})

test.each([
  '/dashboard',
  '/job-tracker?q=a',
  '/settings',
  '/forgot-password',
  '/reset-password?token=secret',
  '/linkedin-auth-success?token=secret',
  '/share?title=a&text=secret&url=https%3A%2F%2Fa.example',
  '/no/such/page',
  '/constructor',
])('%s is not indexed, and its URL is not on the page', async (url) => {
  const { statusCode, body } = await open(url)
  expect(statusCode).toBe(200)
  expect(readContent(body, 'robots')).toBe('noindex')
  expect(body).not.toMatch(/canonical|og:|secret/)
})

test.each([
  '/reset-password?token=a',
  '/Reset-Password/?token=a',
  '/linkedin-auth-success?token=a',
])('no request of %s sends it as the referrer', async (url) => {
  expect((await open(url)).headers['referrer-policy']).toBe('no-referrer')
})

test.each(['/%E0%A4%A', '//elsewhere.example'])(
  '%s, which no route matches, leads to the landing page',
  async (url) => {
    const { statusCode, headers } = await open(url)
    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/')
  },
)

test('a screen’s page preloads what it needs, before any script has run, and no other page does', async () => {
  const board = '<link rel="preload" href="/assets/board-1.js" as="script">'
  expect((await open('/job-tracker')).body).toContain(board)
  expect((await open('/job-tracker?q=a')).body).toContain(board)
  expect((await open('/job-tracker')).body).not.toContain('today-1.js')
  for (const path of ['/', '/login', '/constructor', '/no/such/page']) {
    expect((await open(path)).body).not.toMatch(/preload|screen/)
  }
  // Rendered pages are cached, whatever else is requested in between.
  expect((await open('/dashboard')).body).toContain('today-1.js')
})

test('a page is in its reader’s language, with its messages before any module', async () => {
  const german = await open('/about', { 'accept-language': 'de-CH, en;q=0.5' })
  expect(german.body).toMatch(/<html [^>]*lang="de"/)
  expect(german.body).not.toContain(`<title>${PAGES['/about'].title} ·`)
  expect(german.headers.vary).toContain('accept-language')
  const chosen = await open('/about', { 'accept-language': 'de', cookie: 'language=en' })
  expect(chosen.body).toMatch(/<html [^>]*lang="en"/)
  expect(chosen.headers.etag).not.toBe(german.headers.etag)
})

test('without scripts, the reason for needing them is shown in the reader’s language', async () => {
  const english = 'Foothold needs JavaScript to keep your applications in sync.'
  expect((await open('/')).body).toContain(`<noscript>${english}</noscript>`)
  for (const language of TRANSLATED) {
    const { body } = await open('/', { 'accept-language': language })
    expect(body).toMatch(/<noscript>[^<]*JavaScript[^<]*<\/noscript>/)
    expect(body).not.toContain(english)
  }
})

test('the installed app describes itself in the installing person’s language', async () => {
  const read = async (headers: Record<string, string>) => {
    const response = await t.app.inject({ url: '/manifest.webmanifest', headers })
    expect(response.headers['content-type']).toBe('application/manifest+json')
    expect(response.headers.vary).toBe('accept-encoding, accept-language, cookie')
    return { etag: response.headers.etag, manifest: response.json() }
  }
  const english = await read({})
  expect(english.manifest).toMatchObject({ name: 'Foothold', lang: 'en', start_url: '/dashboard' })
  for (const language of TRANSLATED) {
    const { etag, manifest } = await read({ 'accept-language': language })
    expect(manifest).toMatchObject({ name: 'Foothold', lang: language, start_url: '/dashboard' })
    expect(manifest.description).not.toBe(english.manifest.description)
    expect(etag).not.toBe(english.etag)
  }
  const chosen = await read({ 'accept-language': 'de', cookie: 'language=fr' })
  expect(chosen.manifest.lang).toBe('fr')
})

describe('a chosen theme', () => {
  const readScheme = async (cookie?: string) => {
    const { body } = await open('/about', cookie === undefined ? {} : { cookie })
    const attribute = /<html data-mantine-color-scheme="(\w+)" lang="en">/.exec(body)?.[1]
    return [attribute, readContent(body, 'color-scheme')]
  }

  test.each(['light', 'dark'])('%s is on the page before its first paint', async (theme) => {
    expect(await readScheme(`theme=${theme}`)).toEqual([theme, theme])
    expect(await readScheme(`a=b; theme=${theme}; c=d`)).toEqual([theme, theme])
  })

  test.each([
    undefined,
    '',
    'theme=auto',
    'theme=',
    'theme',
    'theme=DARK',
    'theme=dark"><script>',
    'theme="dark"',
    'othertheme=dark',
    'a=theme=dark',
  ])('that is invalid follows the system: %s', async (cookie) => {
    expect(await readScheme(cookie)).toEqual([undefined, 'light dark'])
  })

  test('is part of the cache key', async () => {
    const plain = await open('/about')
    const dark = await open('/about', { cookie: 'theme=dark' })
    expect(dark.headers.etag).not.toBe(plain.headers.etag)
    expect(dark.headers.vary).toMatch(/cookie/)
    const again = { cookie: 'theme=dark', 'if-none-match': String(plain.headers.etag) }
    expect((await open('/about', again)).statusCode).toBe(200)
  })
})

describe('the page', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (page: Buffer) => page }

  test('is the same in each encoding, under a separate strong tag', async () => {
    const tags = new Set<unknown>()
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const response = await open('/', { 'accept-encoding': encoding })
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(response.headers.vary).toMatch(/accept-encoding/)
      expect(unpack[encoding](response.rawPayload).toString()).toBe((await open('/')).body)
      expect(response.headers.etag).toMatch(/^"[\w-]{22}-\w+"$/)
      tags.add(response.headers.etag)
    }
    expect(tags.size).toBe(3)
  })

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['*', 'br'],
    ['BR ; q=0.0, GZIP;q=0.5', 'gzip'],
    ['deflate', undefined],
  ])('is encoded as the browser prefers: %s', async (accepted, encoding) => {
    const response = await open('/', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
  })

  test('is not sent again to a browser that has it in this encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { etag } = (await open('/terms', { 'accept-encoding': encoding })).headers
      for (const condition of [String(etag), `"x", W/${String(etag)}`, '*']) {
        const headers = { 'accept-encoding': encoding, 'if-none-match': condition }
        const response = await open('/terms', headers)
        expect(response.statusCode).toBe(304)
        expect(response.body).toBe('')
        expect(response.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
      }
    }
    expect((await open('/terms', { 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  test('of a later build is served without a restart', async () => {
    const build = createBuild()
    const later = await createTestApp({ staticDir: build.directory, database: t.database })
    const read = async () => (await later.app.inject({ url: '/', headers: ACCEPTS_PAGE })).body
    const before = await read()
    const template = `${build.files['index.html']}<!-- newer -->`
    // Written repeatedly until the file system's clock has advanced.
    while ((await read()) === before) {
      writeFileSync(join(build.directory, 'index.html'), template)
    }
    expect(await read()).toContain('<!-- newer -->')
    await later.app.close()
  })

  test('without a placeholder for its data is refused, not served partly', () => {
    const variant = findVariant('/', undefined)
    expect(() => renderPage('<html ><title>x</title></html>', variant, PUBLIC_URL)).toThrow(/block/)
  })
})

test('no inserted value can break out of its placeholder', () => {
  const template = '<html lang="en"><!-- page --><!-- /page --></html>'
  const hostile = 'https://x"><script>$&</script>'
  const page = renderPage(template, findVariant('/', undefined), hostile)
  expect(page).not.toContain('<script')
  expect(page).toContain('https://x&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;/')
})

test('search engines find every public page and are excluded from the API', async () => {
  const robots = await t.app.inject('/robots.txt')
  expect(robots.headers['content-type']).toMatch(/text\/plain/)
  expect(robots.body).toContain('Disallow: /api/\nDisallow: /trpc/\n')
  expect(robots.body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`)
  const sitemap = await t.app.inject('/sitemap.xml')
  expect(sitemap.statusCode).toBe(200)
  expect(sitemap.headers['content-type']).toMatch(/application\/xml/)
  const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(LISTED.map(([path]) => `${PUBLIC_URL}${path}`))
})
