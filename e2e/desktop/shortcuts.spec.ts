import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const findPalette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })

const openPalette = async (page: Page, query: string) => {
  await page.keyboard.press('Control+k')
  const field = findPalette(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type(query)
  await expect(field).toHaveValue(query)
}

/** Shortcuts only work once the screen is loaded. */
const openDashboard = async (page: Page) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Opens the palette, and returns whether the first focused field is still there afterwards. */
const isOpenedOnce = (page: Page) =>
  page.evaluate(async () => {
    const field = new Promise<Element>((resolve) => {
      const onFocus = ({ target }: FocusEvent) => {
        if (!(target instanceof Element) || target.role !== 'combobox') return
        document.removeEventListener('focusin', onFocus)
        resolve(target)
      }
      document.addEventListener('focusin', onFocus)
    })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    const first = await field
    for (let frames = 0; frames < 5; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return first.isConnected
  })

test('the palette opens once, says if nothing matches, finds a screen by a few letters, and logs out', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('')
  await openDashboard(page)
  for (const time of ['first', 'second', 'third']) {
    await test.step(`opened for the ${time} time it keeps the first typed letters`, async () => {
      expect(await isOpenedOnce(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(findPalette(page)).toHaveCount(0)
    })
  }
  await test.step('it says if nothing matches, and Escape returns the focus', async () => {
    const button = page.getByRole('button', { name: 'Add Application' })
    await button.focus()
    await openPalette(page, 'zzz')
    await expect(findPalette(page).getByText('Nothing matches “zzz”.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(findPalette(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })
  await test.step('it finds a screen by a few of its letters', async () => {
    await openPalette(page, 'book')
    await expect(findPalette(page).getByRole('option')).toHaveText(['Go to Bookmarks'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/resources$/)
    await expect(findPalette(page)).toHaveCount(0)
  })
  await test.step('the search button opens it, and it can log out', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await findPalette(page).getByRole('combobox').fill('log out')
    await findPalette(page).getByRole('option', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('the palette finds an application by its words and opens it', async ({ page, signedIn }) => {
  await signedIn.addJob({ company: 'Acme', position: 'Data Engineer' })
  await signedIn.addJob({ company: 'Umbrella', position: 'Chemist' })
  await signedIn.addJob({ company: 'Acme', position: 'Designer' })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await openPalette(page, 'acme')
  const options = findPalette(page).getByRole('option')
  await expect(options).toHaveText([/^Designer/, /^Data Engineer/])
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const overview = page.getByRole('dialog', { name: 'Application Overview' })
  await expect(overview.getByText('Data Engineer')).toBeVisible()
})

test('single keys list the shortcuts, search and add an application, until they are switched off', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await openDashboard(page)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const does of ['Find anything', 'Search applications', 'Add an application']) {
    await expect(list.getByText(does)).toBeVisible()
  }
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Add Application' })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/job-tracker$/)
  const search = page.getByRole('searchbox', { name: 'Search applications' })
  await expect(search).toBeFocused()
  await page.keyboard.type('n?/')
  await expect(search).toHaveValue('n?/')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('they can be switched off, and stay off', async () => {
    await search.blur()
    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openDashboard(page)
    await page.keyboard.press('n')
    await page.keyboard.press('Control+k')
    await expect(findPalette(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
})
