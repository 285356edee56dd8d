import type { Page } from '@playwright/test'

/** Goes to another address of the app as a link does, without the cost of loading it anew. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address)
