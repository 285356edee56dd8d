import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { z } from 'zod'
import { BrowserWithExtension } from '../e2e/support/extension.ts'

const ADDRESS = 'https://careers.northwind.example/jobs/frontend-engineer'
const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Frontend Engineer, Maps',
  hiringOrganization: { '@type': 'Organization', name: 'Northwind Cartography' },
  employmentType: 'FULL_TIME',
  validThrough: '2027-01-31',
  baseSalary: {
    currency: 'EUR',
    value: { minValue: 62_000, maxValue: 74_000, unitText: 'YEAR' },
  },
  description: '<p>You draw maps that load quickly on slow phones.</p>',
}
const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
)

/** A plain company page with the location only in its text, so that it is shown as a guess. */
const PAGE = `<!doctype html><html lang="en"><head><title>Frontend Engineer, Maps</title>
<script type="application/ld+json">${JSON.stringify(POSTING)}</script>
<style>
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}) }
  body { margin: 0; padding: 44px 40px; font: 17px/1.6 Figtree, sans-serif; background: #fff; color: #1f2d3d }
  main { max-width: 780px } h1 { font-size: 38px; line-height: 1.15; margin: 0 0 16px } dt { font-weight: 650 } dd { margin: 0 0 10px }
  .name { color: #3f6fb5; font-weight: 700; margin: 0 0 32px }
</style></head><body><main>
<p class="name">Northwind Cartography</p>
<h1>Frontend Engineer, Maps</h1>
<dl><dt>Location</dt><dd>Lisbon</dd></dl>
<p>You draw maps that load quickly on slow phones, together with two designers and a geographer.</p>
<h2>What you do</h2><ul><li>Render vector tiles</li><li>Measure, and make it faster</li><li>Teach what you know</li></ul>
<h2>What you bring</h2><ul><li>TypeScript, and patience with browsers</li><li>An eye for typography</li></ul>
</main></body></html>`

type Options = { url: string; token: string; theme: 'light' | 'dark' }
/** High enough to be sharp when it is drawn smaller. */
const DENSITY = 2
const DRAWN_MS = 1_000

/** Takes pictures of the filled popup and of the posting's page, as PNG. */
export async function takeExtensionPictures(
  options: Options,
): Promise<{ popup: Buffer; page: Buffer }> {
  const { theme, url, token } = options
  const browser = await BrowserWithExtension.launch({ colorScheme: theme, density: DENSITY })
  try {
    const optionsPage = browser.findOptions()
    const pairing = { server: url, token: await makeToken(url, token) }
    await optionsPage.evaluate((value) => chrome.storage.local.set({ pairing: value }), pairing)
    const page = await browser.context.newPage()
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
    await page.goto(ADDRESS)
    await settle(page)
    const { popup } = await browser.press(page)
    await settle(popup)
    // The browser draws the enlarged part of a window a moment later.
    await popup.waitForTimeout(DRAWN_MS)
    return {
      popup: await popup.locator('body').screenshot({ animations: 'disabled' }),
      page: await page.screenshot({ animations: 'disabled' }),
    }
  } finally {
    await browser.close()
  }
}

const settle = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined))

async function makeToken(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/tokens`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Browser extension', scope: 'capture' }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}

const toDataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

/** A document with the popup where the browser opens it, above a page of the given `width`. */
export const renderExtensionPicture = (
  shots: { popup: Buffer; page: Buffer },
  width: number,
): string => `
<style>
  body { margin: 0; position: relative; overflow: hidden }
  .page { display: block; width: 1280px }
  .popup { position: absolute; top: 8px; left: ${width - 424}px; width: 400px; border-radius: 12px; box-shadow: 0 12px 40px rgb(0 0 0 / 45%) }
</style><img class="page" src="${toDataUrl(shots.page)}"><img class="popup" src="${toDataUrl(shots.popup)}">`
