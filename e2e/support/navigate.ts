import type { Page } from '@playwright/test'

/** Navigates within the app as a link does, without reloading it, once its first screen is shown. */
export const goWithin = async (page: Page, address: string): Promise<void> => {
  await page
    .getByRole('heading', { level: 1, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' })
  await page.evaluate((to) => history.pushState(null, '', to), address)
}
