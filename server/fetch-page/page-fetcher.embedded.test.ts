import { afterEach, describe, expect, test } from 'vitest'
import {
  closeForeignSites,
  failed,
  fetchFrom,
  found,
  HTML,
  page,
  serve,
} from '../testing/foreign-site.ts'
import { createPageFetcher } from './page-fetcher.ts'
import { allowPublic, type Guard, isPublicAddress, type Resolve } from './public-address.ts'

afterEach(closeForeignSites)

describe('an internal server', () => {
  /** An internal server that counts requests; it must never receive any. */
  const serveInside = async () => {
    const visits: string[] = []
    const port = await serve((request, response) => {
      visits.push(request.url ?? '')
      response.writeHead(200, HTML).end(page('Secret'))
    })
    return { port, visits }
  }
  const redirectTo = (location: string, status = 302) =>
    serve((_request, response) => response.writeHead(status, { location }).end())

  test.each([
    '127.0.0.1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '127.0.0.1.',
  ])('at the address %s is refused', async (host) => {
    const { port, visits } = await serveInside()
    const fetchPage = createPageFetcher({ guard: isPublicAddress })
    expect(await fetchPage(`http://${host}:${port}/`)).toEqual(failed('unreachable'))
    expect(visits).toEqual([])
  })

  test.each([301, 302, 303, 307, 308])('after a %i redirect is refused', async (status) => {
    const { port, visits } = await serveInside()
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const start = await redirectTo(`http://${host}:${port}/admin`, status)
      expect(await fetchFrom(start)).toEqual(failed('unreachable'))
    }
    expect(visits).toEqual([])
  })

  test.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'data:text/html,x', 'http://', '::'])(
    'after a redirect to %s is refused',
    async (location) => {
      expect(await fetchFrom(await redirectTo(location))).toEqual(failed('unreachable'))
    },
  )

  test('behind a name with internal addresses, even partly, is refused', async () => {
    const { port, visits } = await serveInside()
    for (const resolve of [
      async () => [{ address: '127.0.0.1', family: 4 as const }],
      async () => [
        { address: '93.184.215.14', family: 4 as const },
        { address: '127.0.0.1', family: 4 as const },
      ],
      async () => [],
      () => Promise.reject(new Error('ENOTFOUND')),
    ]) {
      const fetchPage = createPageFetcher({ resolve, guard: isPublicAddress })
      expect(await fetchPage(`http://inside.example:${port}/`)).toEqual(failed('unreachable'))
    }
    expect(visits).toEqual([])
  })

  test('behind a name that resolves differently a moment later is refused', async () => {
    const inside = await serveInside()
    const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.2']
    let asked = 0
    const resolve: Resolve = async () => [{ address: addresses[asked++] ?? '', family: 4 }]
    const visited: string[] = []
    const port = await serve((request, response) => {
      visited.push(request.url ?? '')
      response.writeHead(302, { location: `http://rebind.example:${inside.port}/` }).end()
    })
    // 127.0.0.1 stands for the address that was public when it was checked.
    const guard: Guard = (address) => address === '127.0.0.1'
    const fetchPage = createPageFetcher({ resolve, guard })
    expect(await fetchPage(`http://rebind.example:${port}/start`)).toEqual(failed('unreachable'))
    // One lookup per connection, so that the checked address is the one connected to.
    expect(asked).toBe(2)
    expect(visited).toEqual(['/start'])
    expect(inside.visits).toEqual([])
  })

  test.each([22, 25, 3306, 5432, 6379, 9200])('at port %i is refused', (port) => {
    expect(allowPublic('93.184.215.14', port)).toBe(false)
  })

  test('redirects are followed at most five times', async () => {
    const port = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.writeHead(200, HTML).end(page('Arrived'))
      else response.writeHead(302, { location: `./${left - 1}` }).end()
    })
    expect(await fetchFrom(port, {}, '/5')).toEqual(found('Arrived'))
    expect(await fetchFrom(port, {}, '/6')).toEqual(failed('unreachable'))
  })
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'example.com',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
