import type { Page } from '@playwright/test'
import { expect, expectAccessible, THEMES } from './test.ts'

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
