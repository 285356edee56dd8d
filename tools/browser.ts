import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell is the same engine without a window system: the tests take half the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, a usual place, or Playwright's own. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], SHELL, ...CANDIDATES, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )

const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const installWithApt = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium from the distribution’s packages…')
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  // Older releases have no package of the shell alone.
  return (
    run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'))
  )
}

const installWithPlaywright = () => {
  console.log('Installing Chromium with Playwright…')
  return run('npx', ['playwright', 'install', 'chromium'])
}

/** Finds or installs the browser of the browser tests; says what to do when neither works. */
export const ensureBrowser = (): string | undefined => {
  const browser =
    findBrowser() ?? (installWithApt() || installWithPlaywright() ? findBrowser() : undefined)
  if (browser === undefined) {
    console.error(
      'The browser tests need Chromium, which could not be installed. Install it (on Debian: ' +
        'apt-get install chromium) or set CHROMIUM_PATH to one, then run npm test again.',
    )
  }
  return browser
}
