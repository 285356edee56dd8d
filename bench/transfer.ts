// The bytes of a first visit, as the browser counts them; `--all` prints each of its files.
import type { Page } from 'playwright'
import { type Language, LANGUAGE_COOKIE, TRANSLATED } from '#src/language/languages.ts'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { reportFigure } from './support/figures.ts'
import { launchBrowser } from './support/browser.ts'
import { signIn, startServer } from './support/server.ts'

const SETTLE_MS = 2_000

const measureVisit = async (page: Page, url: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sizes = new Map<string, number>()
  const addresses = new Map<string, string>()
  session.on('Network.requestWillBeSent', (event) =>
    addresses.set(event.requestId, event.request.url),
  )
  session.on('Network.loadingFinished', (event) =>
    sizes.set(event.requestId, event.encodedDataLength),
  )
  await page.goto(url, { waitUntil: 'networkidle' })
  // Files loaded when idle count too.
  await page.waitForTimeout(SETTLE_MS)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const foreign = [...addresses.values()].filter((address) => {
    const { protocol, origin } = new URL(address)
    return protocol.startsWith('http') && origin !== new URL(url).origin
  })
  const rows = [...sizes]
    .map(([id, size]) => ({ size, path: new URL(addresses.get(id) ?? url).pathname }))
    .toSorted((a, b) => b.size - a.size)
  return { total, requests: sizes.size, foreign, rows }
}

await ensureBuilt()
const server = await startServer()
const browser = await launchBrowser()
const token = await signIn(server.url)
const VISITS: { path: string; isSignedIn: boolean; limitKib: number; language?: Language }[] = [
  { path: '/', isSignedIn: false, limitKib: 200 },
  { path: '/privacy', isSignedIn: false, limitKib: 200 },
  { path: '/login', isSignedIn: false, limitKib: 310 },
  { path: '/job-tracker', isSignedIn: true, limitKib: 320 },
  { path: '/dashboard', isSignedIn: true, limitKib: 335 },
  ...TRANSLATED.flatMap((language) => [
    { path: '/', isSignedIn: false, limitKib: 222, language },
    { path: '/job-tracker', isSignedIn: true, limitKib: 325, language },
  ]),
]
for (const { path, isSignedIn, limitKib, language = 'en' } of VISITS) {
  // The service worker's requests would be counted as the visit's, or hide them.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: server.url }])
  const page = await context.newPage()
  if (isSignedIn) {
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  }
  const { total, requests, foreign, rows } = await measureVisit(page, `${server.url}${path}`)
  reportFigure({
    what: `${path} in ${language}, first visit`,
    value: total / 1024,
    limit: limitKib,
    unit: 'KiB',
    more: `${requests} requests`,
  })
  reportFigure({
    what: `${path}, to third parties`,
    value: foreign.length,
    limit: 0,
    unit: 'requests',
  })
  if (process.argv.includes('--all')) {
    for (const row of rows)
      console.log(`  ${(row.size / 1024).toFixed(1).padStart(7)}  ${row.path}`)
  }
}
await browser.close()
await server.stop()
