import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { allowPort, closeForeignSites, page, servePage } from '../../testing/foreign-site.ts'

afterEach(closeForeignSites)

describe('through the app', () => {
  let t: TestApp
  let user: TestUser
  const allowed: number[] = []
  beforeAll(async () => {
    t = await createTestApp({ pages: { guard: (...to) => allowPort(...allowed)(...to) } })
    user = await t.register()
  })
  afterAll(() => t.close())

  const ask = (url: unknown, who = user) => t.trpc('mutation', 'resources.fetchTitle', { url }, who)
  const detailOf = async (url: string) =>
    (await ask(url)).json<{ error: { data: { detail: string } } }>().error.data.detail

  test('title and description are returned, or the reason why there are none', async () => {
    const html = page('Guide').replace('</head>', '<meta name=description content=All></head>')
    const ports = [await servePage(html), await servePage('<p>'), await servePage('x', {})]
    allowed.push(...ports)
    const [good, untitled, plain] = ports
    const response = await ask(`http://127.0.0.1:${good}/`)
    expect(response.json()).toEqual({
      result: { data: { title: 'Guide', description: 'All' } },
    })
    expect(await detailOf(`http://127.0.0.1:${untitled}/`)).toBe('That page has no title.')
    expect(await detailOf(`http://127.0.0.1:${plain}/`)).toBe(
      'That address does not lead to a web page.',
    )
    expect(await detailOf('http://169.254.169.254/latest/meta-data/')).toBe(
      'That page could not be reached. Please check the address.',
    )
    expect((await ask('javascript:alert(1)')).statusCode).toBe(400)
  })

  test('each person has thirty attempts a minute, successful or not', async () => {
    const busy = await t.register()
    const tries = Array.from({ length: 31 }, () => ask('http://10.0.0.1/', busy))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await ask('http://10.0.0.1/', await t.register())).statusCode).toBe(400)
  })
})
