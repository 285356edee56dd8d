import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installWithApt } from './apt.ts'
import { runCommand } from './run-command.ts'

/**
 * The headless shell is the same engine without a window system, and halves the time of the tests.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, a usual place, or Playwright's own. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], SHELL, ...CANDIDATES, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )

/** The path of one that loads extensions, which the headless shell and Google's Chrome do not. */
export const findWholeBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...CANDIDATES, chromium.executablePath()].find(
    (path) => path !== undefined && !/headless-shell|google-chrome/.test(path) && existsSync(path),
  )

const installBrowser = async (): Promise<boolean> => {
  // Older releases have no package with only the shell.
  const whole = ['chromium']
  if (await installWithApt('Chromium', ['chromium-headless-shell', ...whole], whole)) return true
  console.log('Installing Chromium with Playwright…')
  const { succeeded, output } = await runCommand('npx', ['playwright', 'install', 'chromium'])
  if (!succeeded) console.error(output)
  return succeeded
}

/** Finds or installs a browser that also loads extensions; explains what to do if that fails. */
export const ensureBrowser = async (): Promise<string | undefined> => {
  const isWhole = findBrowser() !== undefined && findWholeBrowser() !== undefined
  if (!isWhole) await installBrowser()
  const browser = findWholeBrowser() && findBrowser()
  if (browser === undefined) {
    console.error(
      'This needs Chromium, which could not be installed. Install it (on Debian: ' +
        'apt-get install chromium) or set CHROMIUM_PATH to one, then try again.',
    )
  }
  return browser
}
