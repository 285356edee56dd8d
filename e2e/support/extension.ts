import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, type Worker } from '@playwright/test'
import { findWholeBrowser } from '../../tools/browser.ts'

const BUILT = 'dist/extension/chromium'
/** Granted in advance, because no test can click the browser's permission prompt. */
const GRANTED = ['http://localhost/*', 'https://localhost/*']

type Look = { colorScheme?: 'light' | 'dark'; density?: number; language?: string }

/** A separate Chromium with the built extension, whose button can be pressed. */
export class BrowserWithExtension {
  readonly context: BrowserContext
  private readonly worker: Worker
  private readonly folder: string

  private constructor(context: BrowserContext, worker: Worker, folder: string) {
    this.context = context
    this.worker = worker
    this.folder = folder
  }

  static async launch(look: Look = {}): Promise<BrowserWithExtension> {
    const { colorScheme = 'light', density = 1, language = 'en-US' } = look
    // Playwright only treats the popup of an extension's button as a page if asked to.
    process.env['PW_CHROMIUM_ATTACH_TO_OTHER'] = '1'
    const folder = mkdtempSync(join(tmpdir(), 'foothold-extension-'))
    cpSync(BUILT, folder, { recursive: true })
    const path = join(folder, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as object
    writeFileSync(path, JSON.stringify({ ...manifest, host_permissions: GRANTED }))
    const context = await chromium.launchPersistentContext('', {
      executablePath: findWholeBrowser() ?? '',
      locale: language,
      // The language of the browser's own menus, which on Linux its arguments do not set.
      env: { ...process.env, LANGUAGE: language },
      timezoneId: 'America/New_York',
      viewport: { width: 1280, height: 800 },
      colorScheme,
      deviceScaleFactor: density,
      ignoreDefaultArgs: ['--headless', '--headless=old', '--disable-extensions'],
      args: [
        '--headless=new',
        '--no-sandbox',
        `--lang=${language}`,
        // The popup has the screen's density and must fit into it.
        `--screen-info={${1600 * density}x${1200 * density} devicePixelRatio=${density}}`,
        `--window-size=1280,1000`,
        '--disable-background-networking',
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
        // Lets a test press the button, with the permissions that this grants.
        '--enable-unsafe-extension-debugging',
      ],
    })
    const [known] = context.serviceWorkers()
    const worker = known ?? (await context.waitForEvent('serviceworker'))
    const browser = new BrowserWithExtension(context, worker, folder)
    // It opens by itself in place of any empty tab, so no test may start before.
    await expect.poll(() => browser.find('/options.html'), { timeout: 20_000 }).toBeDefined()
    return browser
  }

  async close(): Promise<void> {
    await this.context.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  get id(): string {
    return new URL(this.worker.url()).host
  }

  private find(end: string): Page | undefined {
    return this.context.pages().find((page) => page.url().endsWith(end))
  }

  readBadge(): Promise<string> {
    return this.worker.evaluate(() => chrome.action.getBadgeText({}))
  }

  /** As if it had been paired while `server` was in order. */
  async setPairing(server: string, token: string): Promise<void> {
    await this.worker.evaluate((pairing) => chrome.storage.local.set({ pairing }), {
      server,
      token,
    })
  }

  /** Leaves only a new page for pairing open, and the extension as after its installation. */
  async forgetEverything(): Promise<void> {
    const before = this.context.pages()
    await this.worker.evaluate(() =>
      Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]),
    )
    const options = await this.context.newPage()
    await options.goto(`chrome-extension://${this.id}/options.html`)
    await Promise.all(before.map((page) => page.close()))
    await this.context.unrouteAll()
  }

  /** The page on which the extension is paired. */
  findOptions(): Page {
    const page = this.find('/options.html')
    if (!page) throw new Error('No page for pairing')
    return page
  }

  /** Presses the extension's button on `page`; `ms` is the time until the popup was filled in. */
  async press(page: Page): Promise<{ popup: Page; ms: number }> {
    await page.bringToFront()
    const session = await this.context.browser()?.newBrowserCDPSession()
    if (!session) throw new Error('No browser')
    const tab = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] })
    const found = tab.targetInfos.find(({ url }) => url === page.url())
    if (!found) throw new Error(`No tab of ${page.url()}`)
    // A press while the last popup is closing would only close it.
    await expect.poll(() => this.find('/popup.html')).toBeUndefined()
    const before = Date.now()
    await session.send('Extensions.triggerAction', { id: this.id, targetId: found.targetId })
    await session.detach()
    await expect.poll(() => this.find('/popup.html')).toBeDefined()
    const popup = this.find('/popup.html')
    if (!popup) throw new Error('No popup')
    await popup.locator('html[data-state]').waitFor()
    const filled = await popup.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('filled')[0]?.startTime ?? NaN),
    )
    return { popup, ms: filled - before }
  }
}
