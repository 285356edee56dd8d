import type { Page } from '@playwright/test'

/** Playwright tells every page that it has the focus; once it is loaded it can know better. */
export const feelFocus = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
}
