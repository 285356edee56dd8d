import { type Browser, chromium, type Page } from 'playwright'
import { ensureBrowser, findWholeBrowser } from '../../tools/browser.ts'

/** Starts a Chromium, installed if missing; exits if that fails. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser()
  if (executablePath === undefined) process.exit(1)
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
}

/** The path of a Chromium that loads extensions, also installed if missing. */
export async function ensureWholeBrowser(): Promise<string> {
  await ensureBrowser()
  return findWholeBrowser() ?? process.exit(1)
}

/** Opens a page in a new context in which the person of `token` is signed in. */
export async function openSignedIn(browser: Browser, url: string, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
  })
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  return context.newPage()
}

const SHOWN = /^shown (?<ms>[\d.]+)$/

/**
 * Waits for the page to print `shown` with milliseconds, and returns these. Playwright's own polling
 * would compile its script and run on every frame while the page is measured.
 */
export async function waitUntilShown(page: Page): Promise<number> {
  const message = await page.waitForEvent('console', (one) => SHOWN.test(one.text()))
  return Number(SHOWN.exec(message.text())?.groups?.['ms'])
}

/** Runs in the page: prints when the first rows were painted. */
const watchPage = ({ row, count }: { row: string; count: number }) => {
  const look = new MutationObserver(() => {
    if (document.querySelectorAll(row).length < count) return
    look.disconnect()
    // Two frames later, the rows have been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => console.info(`shown ${performance.now()}`)),
    )
  })
  look.observe(document, { childList: true, subtree: true })
}

/** Prepares a tab for `visit`: `row` selects the elements of which `count` must be painted. */
export async function watchRows(page: Page, row: string, count = 1): Promise<void> {
  await page.addInitScript(watchPage, { row, count })
}

/** Opens a path, and returns after how many milliseconds its first rows were painted. */
export async function visit(page: Page, path: string): Promise<number> {
  const shown = waitUntilShown(page)
  await page.goto(path, { waitUntil: 'commit' })
  return shown
}
