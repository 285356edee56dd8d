import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { goWithin } from '../support/navigate.ts'
import { expect, test } from '../support/test.ts'

const TARGET_PX = 44

test('the links collapse on a phone, open by a button large enough to tap, and collapse again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('')
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(links).toHaveCount(0)
  for (const name of ['Menu', 'Search', 'Account menu']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(TARGET_PX)
  }

  await test.step('Escape closes the menu and the focus is on its button', async () => {
    await menu.tap()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
  })

  await menu.tap()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(links).toHaveText([
    'Dashboard',
    'Job Tracker',
    'People',
    'Analytics',
    'Documents',
    'Bookmarks',
    'Profile',
  ])
  await expectAccessibleInBoth(page, 'the open menu')
  const current = page.locator('nav [aria-current="page"]')
  await expect(current).toHaveText(['Dashboard'])
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await current.evaluate(colorOf)).not.toBe(await links.last().evaluate(colorOf))

  await links.filter({ hasText: 'Documents' }).tap()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(links).toHaveCount(0)
})

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

test('nothing scrolls sideways at 360 px, however long the words', async ({ page, signedIn }) => {
  const words = { company: LONG_WORD, position: LONG_WORD, location: LONG_WORD, notes: LONG_WORD }
  const { id } = await signedIn.addJob({ ...words, status: 'interviewing' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/dashboard',
    '/job-tracker?column=interviewing',
    '/job-tracker?view=list',
    `/dashboard?dialog=overview&job=${id}`,
    `/dashboard?dialog=prepare&job=${id}`,
  ]) {
    if (page.url() === 'about:blank') await page.goto(path)
    else await goWithin(page, path)
    // An open dialog hides everything below it.
    const content = page.getByRole('dialog').or(page.getByRole('main'))
    await expect(content.getByText(LONG_WORD).first()).toBeVisible()
    const widths = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role="dialog"]')].map(
        (element) => element.scrollWidth,
      ),
    )
    expect(Math.max(...widths), path).toBeLessThanOrEqual(360)
  }
})
