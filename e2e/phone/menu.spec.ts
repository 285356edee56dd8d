import { expect, test } from '../support/test.ts'

test('the links fold away on a phone, open by the menu button and fold again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('')
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(links).toHaveCount(0)

  await menu.tap()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(links).toHaveText(['Dashboard', 'Job Tracker', 'Documents', 'Bookmarks', 'Profile'])
  const current = page.locator('nav [aria-current="page"]')
  await expect(current).toHaveText(['Dashboard'])
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await current.evaluate(colorOf)).not.toBe(await links.last().evaluate(colorOf))

  await links.filter({ hasText: 'Documents' }).tap()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(links).toHaveCount(0)
})

test('Escape folds the menu and the focus is on its button', async ({ page, signedIn }) => {
  expect(signedIn.token).not.toBe('')
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.tap()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
})

test('nothing scrolls sideways at 360 px, and what is tapped is 44 px', async ({
  page,
  signedIn,
}) => {
  const status = 'interviewing'
  const company = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const job = await signedIn.addJob({ company, position: company, location: company, status })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/dashboard',
    '/settings',
    `/dashboard?dialog=overview&job=${job.id}`,
    `/dashboard?dialog=prepare&job=${job.id}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('body')).toContainText(/./)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width, path).toBeLessThanOrEqual(360)
  }
  for (const name of ['Menu', 'Search', 'Account menu']) {
    await page.goto('/dashboard')
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
})
