import type { Page } from '@playwright/test'

const NEVER_MS = 2 ** 31 - 1

/**
 * Stops new timers of `ms`, so that elements that close by themselves stay open on a busy machine,
 * until the returned function is called or the document ends.
 */
export const pauseTimers = async (page: Page, ms: number): Promise<() => Promise<void>> => {
  const release = await page.evaluateHandle(
    ({ held, never }) => {
      const begin = window.setTimeout.bind(window)
      const beginOrHold = (run: () => void, delay?: number, ...rest: never[]) =>
        begin(run, delay === held ? never : delay, ...rest)
      window.setTimeout = Object.assign(beginOrHold, window.setTimeout)
      return () => void (window.setTimeout = Object.assign(begin, window.setTimeout))
    },
    { held: ms, never: NEVER_MS },
  )
  return () => release.evaluate((run) => run())
}
