import type { Page } from '@playwright/test'
import { expect, expectAccessible, THEMES } from './test.ts'

const PHONE_WIDTH_PX = 600

const showTheme = async (page: Page, colorScheme: (typeof THEMES)[number]) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const readScheme = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(readScheme).toContain(colorScheme)
}

/** Checks the page in light and in dark; only the colors differ, so the rest is checked once. */
export const expectAccessibleInBoth = async (page: Page, what: string): Promise<void> => {
  for (const theme of THEMES) {
    await showTheme(page, theme)
    await expectAccessible(page, `${what}, ${theme}`, theme === 'light' ? 'all' : 'colours')
  }
}

/**
 * Checks both themes on a wide screen; on a phone the colors are the same and not checked again.
 */
export const expectAccessibleAtAnyWidth = async (page: Page, what: string): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) > PHONE_WIDTH_PX) return expectAccessibleInBoth(page, what)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, what, 'no colours')
}
