import type { Page } from '@playwright/test'
import { expect, expectAccessible, THEMES } from './test.ts'

const PHONE = { width: 390, height: 844 }

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

/** Runs `check` at the width of a phone, where the layout of the open page changes by itself. */
export const atPhoneWidth = async (page: Page, check: () => Promise<void>): Promise<void> => {
  const wide = page.viewportSize()
  if (wide === null) throw new Error('The page has no fixed size')
  await page.setViewportSize(PHONE)
  await check()
  await page.setViewportSize(wide)
}

/** Checks both themes on a wide screen, and what else there is to check at the width of a phone. */
export const expectAccessibleAtAnyWidth = async (page: Page, what: string): Promise<void> => {
  await expectAccessibleInBoth(page, what)
  await atPhoneWidth(page, () => expectAccessible(page, `${what}, on a phone`, 'no colours'))
}
