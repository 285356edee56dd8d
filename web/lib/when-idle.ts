const FALLBACK_DELAY_MS = 1_500
const LATEST_MS = 3_000

/**
 * Runs `task` once the browser is idle, after a few seconds at the latest. Returns a function that
 * cancels it.
 */
export const whenIdle = (task: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(handle)
}
