import type { Page } from '@playwright/test'

/** Dispatches the focus event, because all pages under test count as focused already. */
export const dispatchFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')))
