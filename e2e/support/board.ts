import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the board with the query `search`, and waits until it is shown. */
export const openBoard = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/job-tracker${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Job Applications' })).toBeVisible()
}

/** The button of a card such as `Engineer at Acme`. */
export const findCard = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

/** The list of a column's cards; on a phone it may be another than the visible one. */
export const findColumn = (page: Page, name: RegExp): Locator => page.getByRole('list', { name })

/** The card of `name` in the column of `column` only. */
export const findCardIn = (page: Page, column: RegExp, name: string): Locator =>
  findColumn(page, column).getByRole('button', { name, exact: true })

/** Opens the menu of a card or row and clicks one of its entries. */
export const chooseAction = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** How far the page, its main elements or an open dialog exceed their edges, in px. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[
        document.documentElement,
        document.body,
        ...document.querySelectorAll('main, [role=dialog], [role=dialog] > *'),
      ].map((element) => element.scrollWidth - element.clientWidth),
    ),
  )
