import type { Page } from '@playwright/test'
import { expect, expectAccessible, THEMES } from './test.ts'

const PHONE_WIDTH_PX = 600

const showTheme = async (page: Page, colorScheme: (typeof THEMES)[number]) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const readScheme = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(readScheme).toContain(colorScheme)
}

/** The page as it is, in light and in dark, where nothing but the colours is another. */
export const expectAccessibleInBoth = async (page: Page, what: string): Promise<void> => {
  for (const theme of THEMES) {
    await showTheme(page, theme)
    await expectAccessible(page, `${what}, ${theme}`, theme === 'light' ? 'all' : 'colours')
  }
}

/** In both themes on a wide screen; a phone shows the same colours, which are not looked at again. */
export const expectAccessibleAtAnyWidth = async (page: Page, what: string): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) > PHONE_WIDTH_PX) return expectAccessibleInBoth(page, what)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, what, 'no colours')
}
