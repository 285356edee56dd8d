import type { Page } from '@playwright/test'

/** Navigates within the app as a link does, without reloading it. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address)
