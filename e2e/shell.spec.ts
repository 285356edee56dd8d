import type { Page } from '@playwright/test'
import { DISK_FULL } from '../src/shell/constants.ts'
import { findCard, openBoard } from './support/board.ts'
import { fulfillCalls, failCalls } from './support/calls.ts'
import { goWithin } from './support/navigate.ts'
import { DESKTOP_ONLY, expect, restoreSession, test } from './support/test.ts'

const openDashboard = async (page: Page) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Returns the text color, which differs between the themes. */
const readInk = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

const chooseTheme = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Account menu' }).click()
  const item = page.getByRole('menuitemradio', { name })
  await item.click()
  await expect(item).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test(
  'the theme follows the system until one is chosen, and the choice survives a reload',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    expect(signedIn.token).not.toBe('')
    await page.emulateMedia({ colorScheme: 'light' })
    await openDashboard(page)
    const light = await readInk(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => readInk(page)).not.toBe(light)
    const dark = await readInk(page)

    await chooseTheme(page, 'Light')
    await expect.poll(() => readInk(page)).toBe(light)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(await readInk(page)).toBe(light)

    await chooseTheme(page, 'System')
    await expect.poll(() => readInk(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => readInk(page)).toBe(light)
    await chooseTheme(page, 'Dark')
    await expect.poll(() => readInk(page)).toBe(dark)
    // The choice also applies to public screens, from the first byte, and to pictures.
    const response = await page.request.get('/features', { headers: { accept: 'text/html' } })
    expect(await response.text()).toContain('<html data-mantine-color-scheme="dark"')
    await page.goto('/features')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readInk(page)).toBe(dark)
    const pictures = page.locator('main img')
    await expect(pictures.first()).toHaveAttribute('src', /-dark-/)
    await expect(page.locator('picture source')).toHaveCount(0)
  },
)

test(
  'without a connection a banner says so and reading still works',
  DESKTOP_ONLY,
  async ({ context, page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer', notes: 'Ask about the team' })
    await openDashboard(page)
    const banner = page.getByText('You are offline. You can keep reading')
    const details = page.getByRole('button', { name: 'View Details' })
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    await details.click()
    await expect(overview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overview).toHaveCount(0)

    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await details.click()
    await expect(overview.getByText('Ask about the team')).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
  },
)

test(
  'a late response after the network failed does not hide the failure',
  DESKTOP_ONLY,
  async ({ context, page, signedIn }) => {
    expect(signedIn.token).not.toBe('')
    await openDashboard(page)
    const held = Promise.withResolvers<void>()
    await page.route(/documents\.list/, async (route) => {
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    })
    const asked = page.waitForRequest(/documents\.list/)
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'Go to Documents' }).click()
    await asked
    // Its code is available offline, too.
    await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible()
    await context.setOffline(true)
    const banner = page.getByText('You are offline. You can keep reading')
    await expect(banner).toBeVisible()
    held.resolve()
    await expect(page.getByRole('heading', { name: 'The right version' })).toBeVisible()
    await expect(banner).toBeVisible()
  },
)

test(
  'an unresponsive server is distinguished from a lost network, and found again',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await openDashboard(page)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.route('**/healthz', (route) => route.abort())
    await page.route('**/trpc/**', (route) => route.abort())
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const banner = page.getByText('Foothold cannot be reached right now')
    await expect(banner).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.unrouteAll()
    await expect(banner).toHaveCount(0)
  },
)

test('the tab has the screen’s title', DESKTOP_ONLY, async ({ page, signedIn }) => {
  expect(signedIn.token).not.toBe('')
  for (const [path, title] of [
    ['/dashboard', 'Dashboard · Foothold'],
    ['/job-tracker', 'Job Tracker · Foothold'],
    ['/documents', 'Documents · Foothold'],
    ['/resources', 'Bookmarks · Foothold'],
    ['/profile', 'Profile · Foothold'],
    ['/settings', 'Settings · Foothold'],
    ['/about', 'About · Foothold'],
  ] as const) {
    await (page.url() === 'about:blank' ? page.goto(path) : goWithin(page, path))
    await expect(page).toHaveTitle(title)
  }
})

test(
  'the bar has a skip link, the initials, and a menu with the person and further links',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await openDashboard(page)
    await test.step('the skip link moves past the bar to the content', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
    const avatar = page.getByRole('button', { name: 'Account menu' })
    await expect(avatar).toContainText('AL')
    await avatar.click()
    const menu = page.getByRole('menu')
    await expect(menu.getByText('Ada Lovelace')).toBeVisible()
    await expect(menu.getByText(signedIn.email)).toBeVisible()
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Profile',
      'Settings',
      'Support',
      'Keyboard shortcuts',
      'Logout',
    ])
    await menu.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings$/)
  },
)

test(
  'unknown initials are U, and later ones are remembered',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    const repair = await failCalls(page, 'auth.me')
    await restoreSession(page, person)
    await openDashboard(page)
    const avatar = page.getByRole('button', { name: 'Account menu' })
    await expect(avatar).toContainText(/^U/)
    await repair()
    await page.reload()
    await expect(avatar).toContainText(/^AL/)
    await failCalls(page, 'auth.me')
    await page.reload()
    await expect(avatar).toContainText(/^AL/)
  },
)

test(
  'refusals because of a full disk are shown in the dialog and under the bar, until a save succeeds',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    expect(signedIn.token).not.toBe('')
    await openBoard(page, '?dialog=add')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Company').fill('Analytical Engines')
    await dialog.getByLabel('Position').fill('Programmer')
    const save = dialog.getByRole('button', { name: 'Save' })
    const makeRoom = await fulfillCalls(page, 'jobs.create', { status: 503, detail: DISK_FULL })
    await save.click()
    await expect(dialog.getByText(DISK_FULL)).toBeVisible()
    const banner = page.locator('[role=status]', { hasText: DISK_FULL })
    await expect(banner.first()).toBeAttached()
    await makeRoom()
    await save.click()
    await expect(findCard(page, 'Programmer at Analytical Engines')).toBeAttached()
    await expect(page.getByText(DISK_FULL)).toHaveCount(0)
  },
)
