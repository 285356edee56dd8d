import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CaptureOutput } from '#src/capture/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { allowPort, closeForeignSites, serve, servePage } from '../../testing/foreign-site.ts'

let t: TestApp
let user: TestUser
const allowed: number[] = []
beforeAll(async () => {
  t = await createTestApp({ pages: { guard: (...to) => allowPort(...allowed)(...to) } })
  user = await t.register()
})
afterAll(() => t.close())
afterEach(closeForeignSites)

const send = (body: object, who: TestUser | undefined = user) =>
  t.rest('POST', '/api/capture', body, who)
const positions = async (body: object) =>
  (await send(body)).json<CaptureOutput>().postings.map(({ position }) => position)
const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const page = (title: string) =>
  ld({ '@type': 'JobPosting', title, hiringOrganization: { name: 'Acme' } })
const host = async (body: string | Buffer, headers?: Record<string, string>) => {
  const port = await servePage(body, headers)
  allowed.push(port)
  return `http://127.0.0.1:${port}/`
}

test('a sent page takes precedence over text, and text over a URL', async () => {
  const url = await host(page('From the address'))
  expect(await positions({ html: page('From the page'), text: 'From the text', url })).toEqual([
    'From the page',
  ])
  expect(await positions({ text: 'From the text\nAcme', url })).toEqual(['From the text'])
  expect(await positions({ url })).toEqual(['From the address'])
  expect((await send({ html: page('Baker'), url })).json()).toMatchObject({ postings: [{ url }] })
})

test('every field read from pasted text is a guess, except the URL', async () => {
  const text = 'Senior Baker at Acme GmbH\nLocation: Berlin\n\nWe bake bread.'
  const { postings } = (await send({ text, url: 'https://a.example/1' })).json<CaptureOutput>()
  expect(postings).toMatchObject([
    { position: 'Senior Baker', company: 'Acme GmbH', location: 'Berlin', description: text },
  ])
  expect(postings[0]?.sure).toEqual(['url'])
})

test('a page that cannot be fetched is rejected with a hint of what to do instead', async () => {
  const closed = await serve((_request, response) => response.writeHead(999).end('go away'))
  allowed.push(closed)
  const refused = await send({ url: `http://127.0.0.1:${closed}/` })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toEqual({
    detail:
      'That page does not allow this server to read it. Paste the text of the posting, or use the browser extension on its page.',
  })
  expect((await send({ url: 'http://169.254.169.254/latest/' })).statusCode).toBe(422)
  expect((await send({ url: await host('x', { 'content-type': 'image/png' }) })).statusCode).toBe(
    422,
  )
})

test.each([
  ['windows-1250', 'text/html', '<meta charset=windows-1250>', Buffer.of(0xd8, 0xe8), 'Řč'],
  ['shift_jis', 'text/html; charset=shift_jis', '', Buffer.of(0x83, 0x70), 'パ'],
  ['a legacy encoding without a charset', 'text/html', '', Buffer.of(0x42, 0xe4), 'Bä'],
  ['windows-1251', 'text/html; charset=windows-1251', '', Buffer.of(0xcf, 0xe5), 'Пе'],
  ['iso-8859-2', 'text/html', '<meta charset="iso-8859-2">', Buffer.of(0xb3, 0xf3), 'łó'],
  ['UTF-8 without a charset', 'text/html', '', Buffer.from('Bä', 'utf8'), 'Bä'],
])('a page in %s is read', async (_name, type, head, bytes, title) => {
  const [before = '', after = ''] = page('\u0000').split('\\u0000')
  const body = Buffer.concat([Buffer.from(head + before), bytes, Buffer.from(after)])
  expect(await positions({ url: await host(body, { 'content-type': type }) })).toEqual([title])
})

test('a page in UTF-16 is read', async () => {
  const body = Buffer.from(`\ufeff${page('Bäcker')}`, 'utf16le')
  expect(await positions({ url: await host(body, { 'content-type': 'text/html' }) })).toEqual([
    'Bäcker',
  ])
})

test('input over the size limit returns 413, and input at the limit is read', async () => {
  const html = page('Baker')
  const full = html + 'ä'.repeat(4_194_304 - html.length)
  expect(await positions({ html: full })).toEqual(['Baker'])
  const over = await send({ html: `${full}x` })
  expect([over.statusCode, over.json()]).toEqual([413, { detail: 'The page is too large' }])
  expect((await send({ text: 'x'.repeat(50_000) })).statusCode).toBe(200)
  expect((await send({ text: 'x'.repeat(50_001) })).statusCode).toBe(413)
  expect((await send({ html: 'x'.repeat(30_000_000) })).statusCode).toBe(413)
  expect(
    (await t.rest('POST', '/api/jobs', { notes: 'x'.repeat(2_000_000) }, user)).statusCode,
  ).toBe(413)
})

test('a request without a session is rejected before its body is read, and empty input with a message', async () => {
  expect((await t.rest('POST', '/api/capture', { html: 'x'.repeat(30_000_000) })).statusCode).toBe(
    401,
  )
  const empty = await send({ url: '', html: null })
  expect([empty.statusCode, empty.json()]).toEqual([
    400,
    { detail: 'Send an address, a page or a text' },
  ])
  expect((await send({ url: 'javascript:alert(1)' })).statusCode).toBe(400)
  expect((await send({ html: 7 })).json()).toEqual({ detail: ['The page must be text'] })
})

test('each person can have 30 URLs fetched a minute, and send any number of pages', async () => {
  const busy = await t.register()
  const tries = Array.from({ length: 31 }, () => send({ url: 'http://10.0.0.1/' }, busy))
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 422)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await send({ html: page('Baker') }, busy)).statusCode).toBe(200)
})

const fill = (text: string) => text.repeat(Math.floor(4_000_000 / text.length))
test.each([
  ['nested tags', fill('<div>')],
  ['closing tags', fill('</div>')],
  [
    'scripts',
    fill('<script type="application/ld+json">{"@type":"JobPosting","title":"x"}</script>'),
  ],
  ['attributes', `<div ${Array.from({ length: 400_000 }, (_, index) => `a${index}=1`).join(' ')}>`],
  ['brackets', ld({ '@type': 'JobPosting', title: 'x' }).replace('"x"', fill('['))],
  ['broken data', ld({ '@type': 'JobPosting', title: 'x' }).replace('"x"', fill('"a" b,'))],
  ['tags in data', ld({ '@type': 'JobPosting', title: 'x', description: fill('<') })],
  ['programs', `<script>${fill('window.job={window.job={title:"x",')}</script>`],
  ['words', `<title>${fill('1,1 ')}</title><h1>${fill('a-')}</h1>`.slice(0, 4_194_304)],
  [
    'parts of its title',
    `<title>Baker at Rye Mill</title>${fill('<p>Baker</p>')}`.slice(0, 4_194_304),
  ],
  ['credits', fill('<img src="/rye.png" alt="Powered by Rye">')],
  [
    'names of JavaScript’s built-ins',
    '<b __proto__=x constructor=y itemscope itemtype=JobPosting><i itemprop="__proto__ title">x</i></b><script type="application/ld+json">{"__proto__":{"title":"y"},"@type":"JobPosting","constructor":{"prototype":1},"title":{"toString":1},"hiringOrganization":{"__proto__":null,"name":{"valueOf":1}}}</script>',
  ],
])('a page of 4 MB of %s gets a response', async (_what, html) => {
  expect((await send({ html })).statusCode).toBe(200)
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  expect(Reflect.get({}, 'title')).toBeUndefined()
})
