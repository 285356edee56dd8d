import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import {
  closeForeignSites,
  failed,
  fetchFrom,
  found,
  HTML,
  page,
  serve,
  servePage,
  serveSocket,
} from '../testing/foreign-site.ts'
import { createPageFetcher } from './page-fetcher.ts'
import { countProcessorTime } from '../testing/processor-time.ts'

afterEach(closeForeignSites)

describe('a server that takes too long', () => {
  const limitMs = 300
  const timed = async <T>(work: Promise<T>) => {
    const start = performance.now()
    const result = await work
    return { result, ms: performance.now() - start }
  }

  test('and never responds times out', async () => {
    const port = await serve(() => undefined)
    const { result, ms } = await timed(fetchFrom(port, { limitMs }))
    expect(result).toEqual(failed('slow'))
    expect(ms).toBeLessThan(limitMs + 1_500)
  })

  test('because its name never resolves times out', async () => {
    const port = await servePage(page('T'))
    const fetchPage = createPageFetcher({ resolve: () => new Promise(() => undefined), limitMs })
    expect(await fetchPage(`http://slow.example:${port}`)).toEqual(failed('slow'))
  })

  test('because it sends its headers one by one times out', async () => {
    const port = await serveSocket((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    expect(await fetchFrom(port, { limitMs })).toEqual(failed('slow'))
  })

  test('because it sends slowly is read as far as it came', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, HTML).write('<title>Early</title>')
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    })
    // The first bytes must arrive within it on a busy machine, too.
    expect(await fetchFrom(port, { limitMs: 2_500 })).toEqual(found('Early'))
  })

  test('over several redirects has one time limit in all', async () => {
    const port = await serve((request, response) => {
      const step = Number(request.url?.slice(1))
      setTimeout(() => response.writeHead(302, { location: `/${step + 1}` }).end(), 120)
    })
    const { result, ms } = await timed(fetchFrom(port, { limitMs }, '/0'))
    expect(result).toEqual(failed('slow'))
    expect(ms).toBeLessThan(limitMs + 1_500)
  })
})

describe('a server that sends too much', () => {
  /** Sends `chunk` until the client disconnects; `readSent` returns how much was sent. */
  const serveEndlessly = async (headers: Record<string, string>, chunk: Buffer) => {
    let sent = 0
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    const send = (response: ServerResponse) => {
      while (!response.destroyed) {
        sent += chunk.length
        if (!response.write(chunk)) {
          response.once('drain', () => send(response))
          return
        }
      }
    }
    const port = await serve((_request, response) => {
      response.on('close', close)
      response.writeHead(200, headers).write('<title>Endless</title>')
      send(response)
    })
    return { port, readSent: async () => (await closed, sent) }
  }

  test('is read up to 512 KB and cut off', async () => {
    const { port, readSent } = await serveEndlessly(HTML, Buffer.alloc(16 * 1024, 32))
    expect(await fetchFrom(port)).toEqual(found('Endless'))
    // The limit allows for the buffers of the connection's two ends.
    expect(await readSent()).toBeLessThan(8 * 1024 * 1024)
  })

  test('is not read beyond its head', async () => {
    const { port, readSent } = await serveEndlessly(
      HTML,
      Buffer.from(`</HEAD>${' '.repeat(1_000)}`),
    )
    expect(await fetchFrom(port)).toEqual(found('Endless'))
    expect(await readSent()).toBeLessThan(8 * 1024 * 1024)
  })

  test('in compressed form is read up to 512 KB of the content', async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from('<title>Bomb</title>'), Buffer.alloc(2 ** 26)]),
    )
    const before = process.memoryUsage().arrayBuffers
    const port = await servePage(bomb, { ...HTML, 'content-encoding': 'gzip' })
    expect(await fetchFrom(port)).toEqual(found('Bomb'))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
  })

  test('in compressed form is read, also when it ends too early', async () => {
    const packed = gzipSync(`${page('Packed')}${'<p>text'.repeat(10_000)}`)
    const headers = { ...HTML, 'content-encoding': 'gzip' }
    expect(await fetchFrom(await servePage(packed, headers))).toEqual(found('Packed'))
    const cut = await servePage(packed.subarray(0, packed.length - 20), headers)
    expect(await fetchFrom(cut)).toEqual(found('Packed'))
  })

  test('in endless nesting does not block others', async () => {
    const html = `<title>T</title>${'<table>'.repeat(35_000)}${'</p>'.repeat(60_000)}`
    const port = await servePage(html)
    const countTime = countProcessorTime()
    expect(await fetchFrom(port)).toEqual(found('T'))
    expect(countTime()).toBeLessThan(1_500)
  })

  test('in its headers is rejected', async () => {
    const port = await servePage(page('T'), { ...HTML, 'x-long': 'x'.repeat(20_000) })
    expect(await fetchFrom(port)).toEqual(failed('unreachable'))
  })
})

describe('a server with a false or invalid response', () => {
  test.each([
    ['more than it sends', 1_000_000],
    ['less than it sends', 30],
  ])('that declares a length of %s is read anyway', async (_what, length) => {
    const port = await serveSocket((socket) => {
      socket.once('data', () => {
        const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${length}\r\n\r\n`
        socket.end(`${head}<title>Honest</title>${' '.repeat(100)}`)
      })
    })
    expect(await fetchFrom(port)).toEqual(found('Honest'))
  })

  test.each(['gzip', 'br', 'deflate', 'zip'])(
    'that declares a wrong %s encoding is unreachable',
    async (encoding) => {
      const port = await servePage(page('T'), { ...HTML, 'content-encoding': encoding })
      expect(await fetchFrom(port)).toEqual(failed('unreachable'))
    },
  )

  test('that switches the protocol is unreachable', async () => {
    const port = await serveSocket((socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    )
    expect(await fetchFrom(port)).toEqual(failed('unreachable'))
  })

  test('that does not speak HTTP is unreachable', async () => {
    const port = await serveSocket((socket) => {
      socket.end('220 mail.example ESMTP\r\n')
    })
    expect(await fetchFrom(port)).toEqual(failed('unreachable'))
  })
})
