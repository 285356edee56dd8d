import { goWithin } from '../support/navigate.ts'
import { expect, test } from '../support/test.ts'

const SCREENS = [
  ['Dashboard', '/dashboard'],
  ['Job Tracker', '/job-tracker'],
  ['People', '/contacts'],
  ['Analytics', '/analytics'],
  ['Documents', '/documents'],
  ['Bookmarks', '/resources'],
  ['Profile', '/profile'],
] as const

test('the bar leads to every screen and highlights only the current one, whatever the URL adds', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('')
  await page.goto('/settings')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const current = bar.locator('[aria-current="page"]')
  await expect(bar.getByRole('link')).toHaveText(SCREENS.map(([name]) => name))
  await expect(current).toHaveCount(0)
  const plain = await bar
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link).color)
  for (const [name, path] of SCREENS) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(current).toHaveText([name])
    await page.getByRole('main').hover()
    await expect(current).not.toHaveCSS('color', plain)
  }

  await goWithin(page, '/job-tracker?q=acme&dialog=add')
  await expect(page.getByRole('dialog', { name: 'Add Application' })).toBeVisible()
  await expect(page.locator('nav [aria-current="page"]')).toHaveText(['Job Tracker'])
})
