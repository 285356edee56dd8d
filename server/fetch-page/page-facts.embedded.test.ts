import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import {
  allowPort,
  closeForeignSites,
  failed,
  fetchFrom,
  found,
  HTML,
  page,
  serve,
  servePage,
} from '../testing/foreign-site.ts'
import { createPageFetcher } from './page-fetcher.ts'

afterEach(closeForeignSites)

describe('a page’s title and description', () => {
  test.each([
    [page('Two  lines\n of &amp; &#8212; text'), found('Two lines of & — text')],
    ['<svg><title>Logo</title></svg><title>Page</title><title>Second</title>', found('Page', null)],
    ['<meta property="og:title" content="Shared">', found('Shared')],
    [
      '<title>T</title><meta name=description content="What &lt;it&gt; is"><meta property=og:description content=no>',
      found('T', 'What <it> is'),
    ],
    ['<title> </title><meta property="og:title" content="Shared">', found('Shared')],
    [page('a\u202eb\u0007c'), found('a b c')],
    [page('<b>not bold</b>'), found('<b>not bold</b>')],
    [page('x'.repeat(300)), found(`${'x'.repeat(199)}…`)],
    ['<p>Nothing', failed('untitled')],
    ['', failed('untitled')],
    ['<title>Unclosed', found('Unclosed')],
  ])('are read: case %#', async (html, expected) => {
    expect(await fetchFrom(await servePage(html))).toEqual(expected)
  })

  test.each([
    ['text/html; charset=windows-1251', Buffer.of(0xcf, 0xf0, 0xe8), 'При'],
    ['text/html', Buffer.from('é', 'utf8'), 'é'],
    ['text/html; charset="shift_jis"', Buffer.of(0x93, 0xfa), '日'],
    ['text/html; charset=nonsense', Buffer.from('é', 'utf8'), 'é'],
    ['application/xhtml+xml', Buffer.from('é', 'utf8'), 'é'],
  ])('are read in the encoding of its header: %s', async (type, title, expected) => {
    const body = Buffer.concat([Buffer.from('<title>'), title, Buffer.from('</title>')])
    expect(await fetchFrom(await servePage(body, { 'content-type': type }))).toEqual(
      found(expected),
    )
  })

  test.each([
    ['<meta charset="iso-8859-1"><title>\xe9</title>', 'latin1'],
    [
      '<meta http-equiv=content-type content="text/html; charset=latin1"><title>\xe9</title>',
      'latin1',
    ],
    ['<meta charset=utf-16><title>é</title>', 'utf8'],
    ['\ufeff<title>é</title>', 'utf16le'],
  ] as const)('are read in the encoding that the page declares: %s', async (html, encoding) => {
    const port = await servePage(Buffer.from(html, encoding), { 'content-type': 'text/html' })
    expect(await fetchFrom(port)).toEqual(found('é'))
  })

  test.each([
    [
      'a meta tag that comes late',
      `<script>${'x'.repeat(3_000)}</script><meta charset=iso-8859-2>`,
      [0xe8],
      'č',
    ],
    ['a Czech page that declares none', '<html lang="cs">', [0xe8], 'č'],
    ['a Japanese page that declares none', "<html lang='ja-JP'>", [0x93, 0xfa], '日'],
    ['a Russian page that declares none', '<html class=a lang=ru>', [0xcf, 0xf0, 0xe8], 'При'],
    ['a page that declares nothing at all', '<html>', [0x80], '€'],
  ])('are read in the legacy encoding of %s', async (_name, start, title, expected) => {
    const body = Buffer.concat([
      Buffer.from(`${start}<title>`),
      Buffer.from(title),
      Buffer.from('</title>'),
    ])
    const port = await servePage(body, { 'content-type': 'text/html' })
    expect(await fetchFrom(port)).toEqual(found(expected))
  })

  test('are requested without anything about the person, or about credentials in the URL', async () => {
    let asked: IncomingMessage | undefined
    const port = await serve((request, response) => {
      asked = request
      response.writeHead(200, HTML).end(page('T'))
    })
    const fetchPage = createPageFetcher({ guard: allowPort(port) })
    await fetchPage(`http://user:secret@127.0.0.1:${port}/a?b=c#d`)
    expect(asked?.method).toBe('GET')
    expect(asked?.url).toBe('/a?b=c')
    expect(Object.keys(asked?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  test('are not read from other types of files', async () => {
    for (const type of ['application/pdf', 'image/png', 'text/plain', 'text/htmlx', '']) {
      const port = await servePage(page('T'), { 'content-type': type })
      expect(await fetchFrom(port), type).toEqual(failed('not-a-page'))
    }
    const missing = await serve((_request, response) =>
      response.writeHead(404, HTML).end(page('T')),
    )
    expect(await fetchFrom(missing)).toEqual(failed('unreachable'))
  })
})
