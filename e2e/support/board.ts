import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the board, or the part of it that `search` names, and waits until it is there. */
export const openBoard = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/job-tracker${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Job Applications' })).toBeVisible()
}

/** The button that a card is: `Engineer at Acme`. */
export const findCard = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

/** The cards of a column; on a phone they need not be the ones in sight. */
export const findColumn = (page: Page, name: RegExp): Locator => page.getByRole('list', { name })

/** The card of `name` in the column of `column`, and nowhere else. */
export const findCardIn = (page: Page, column: RegExp, name: string): Locator =>
  findColumn(page, column).getByRole('button', { name, exact: true })

/** Opens the menu of a card or row and presses one of its entries. */
export const chooseAction = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** How far the page, and what fills it, reaches beyond its right edge, in px. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, document.body, document.querySelector('main')].map((element) =>
        element ? element.scrollWidth - element.clientWidth : 0,
      ),
    ),
  )
