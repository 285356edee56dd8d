import type { Page, Request } from '@playwright/test'
import { expect, type Person, test } from '../support/test.ts'

const findImage = (page: Page, domain: string) => page.locator(`img[src*="domain=${domain}&"]`)

const WHITE = 'rgb(255, 255, 255)'

const isIcon = (request: Request) => request.resourceType() === 'image'

const addCompanies = async (person: Person, companies: readonly string[]) => {
  for (const company of companies) await person.addJob({ company, position: company })
}

/** The card of an application on the board, by its position. */
const findCard = (page: Page, position: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: position }) })
    .first()

test('a logo of at least 24 px is shown, and one that is missing or smaller is replaced', async ({
  page,
  signedIn,
}) => {
  const replaced = ['Tiny', 'Small', 'Narrow', 'Missing']
  await addCompanies(signedIn, [...replaced, 'Fair', 'Wide', 'Acme'])
  await page.clock.install()
  await page.goto('/job-tracker?column=applied')
  for (const [company, domain, width] of [
    ['Fair', 'fair.com', 24],
    ['Wide', 'wide.com', 23],
    ['Acme', 'acme.com', 64],
  ] as const) {
    const image = findImage(page, domain)
    await expect(image).toHaveJSProperty('naturalWidth', width)
    await expect(image).toHaveCSS('background-color', WHITE)
    // Well after the time at which it would be checked.
    await page.clock.runFor(1_000)
    await expect(image).toBeVisible()
    await expect(findCard(page, company).getByTestId('logo-placeholder')).toHaveCount(0)
  }
  for (const company of replaced) {
    const card = findCard(page, company)
    await page.clock.runFor(1_000)
    await expect(card.getByTestId('logo-placeholder')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
  }
})

test('an icon is checked 100 ms after it has loaded, not before', async ({ page, signedIn }) => {
  await addCompanies(signedIn, ['Tiny'])
  const { promise: isAwaited, resolve: release } = Promise.withResolvers<void>()
  await page.route(/domain=tiny\.com/, async (route) => {
    await isAwaited
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/job-tracker?column=applied')
  const image = findImage(page, 'tiny.com')
  await expect(image).toBeVisible()
  await expect(image).not.toHaveCSS('background-color', WHITE)
  await page.clock.pauseAt(Date.now() + 60_000)
  release()
  await expect(image).toHaveJSProperty('naturalWidth', 16)
  await page.clock.runFor(99)
  await expect(image).toBeVisible()
  await page.clock.runFor(1)
  await expect(image).toHaveCount(0)
  await expect(page.getByTestId('logo-placeholder')).toHaveCount(1)
})

test('the icon is requested by the company’s name without spaces, at 64 px, without a referrer', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Blue  Ocean Labs', position: 'Engineer' })
  await page.goto('/about')
  const asked = page.waitForRequest((request) => isIcon(request) && /domain=/.test(request.url()))
  await page.goto('/job-tracker?column=applied')
  const request = await asked
  const address = new URL(request.url())
  expect(address.searchParams.get('domain')).toBe('blueoceanlabs.com')
  expect(address.searchParams.get('size')).toBe('64')
  const headers = await request.allHeaders()
  expect(headers['referer']).toBeUndefined()
  expect(headers['cookie']).toBeUndefined()
  expect(headers['authorization']).toBeUndefined()
})

test('the overview and the dashboard follow the same rules', async ({ page, signedIn }) => {
  await addCompanies(signedIn, ['Missing', 'Fair'])
  await page.goto('/dashboard')
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'Fair' }).locator('img')).toBeVisible()
  const missing = cards.filter({ hasText: 'Missing' })
  await expect(missing.getByTestId('logo-placeholder')).toBeAttached()
  await missing.getByRole('button', { name: 'View Details' }).click()
  const overview = page.getByRole('dialog', { name: 'Application Overview' })
  await expect(overview.getByTestId('logo-placeholder')).toBeVisible()
  await expect(overview.locator('img')).toHaveCount(0)
})
