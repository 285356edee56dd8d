import { type Browser, chromium } from 'playwright'
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
