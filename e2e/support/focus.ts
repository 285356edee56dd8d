import type { Page } from '@playwright/test'

/** The person turns to this page. Pages under test all feel focused already, so it is told. */
export const takeFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')))
