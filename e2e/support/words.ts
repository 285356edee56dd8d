import type { Page } from '@playwright/test'
import { type Answer, fulfillCalls } from './calls.ts'
import { expect } from './test.ts'

export type WordsFor = readonly [answer: Answer, words: string]

/** Submits the open form against each response, one after another, and expects its message. */
export const expectWords = async (
  page: Page,
  form: { procedure: string; button: string },
  cases: readonly WordsFor[],
): Promise<void> => {
  for (const [answer, words] of cases) {
    const restore = await fulfillCalls(page, form.procedure, answer)
    await page.getByRole('button', { name: form.button, exact: true }).click()
    await expect(page.getByRole('alert'), JSON.stringify(answer)).toHaveText(words)
    await restore()
  }
}

/** The next calls wait a moment only, not the fifteen seconds that they have. */
export const shortenTimeouts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(Math.min(ms, 100))
  })
