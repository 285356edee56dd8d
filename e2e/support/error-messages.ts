import type { Page } from '@playwright/test'
import { type StubbedResponse, fulfillCalls } from './calls.ts'
import { expect } from './test.ts'

export type ExpectedMessage = readonly [response: StubbedResponse, message: string]

/** Submits the open form once per response and expects its message. */
export const expectErrorMessages = async (
  page: Page,
  form: { procedure: string; button: string },
  cases: readonly ExpectedMessage[],
): Promise<void> => {
  for (const [response, message] of cases) {
    const restore = await fulfillCalls(page, form.procedure, response)
    await page.getByRole('button', { name: form.button, exact: true }).click()
    await expect(page.getByRole('alert'), JSON.stringify(response)).toHaveText(message)
    await restore()
  }
}

/** Reduces the calls' timeouts of fifteen seconds to a moment. */
export const shortenTimeouts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(Math.min(ms, 100))
  })
