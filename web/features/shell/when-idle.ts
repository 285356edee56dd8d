const FALLBACK_DELAY_MS = 1_500

/** Runs `task` once the browser has nothing better to do; answers a function that calls it off. */
export const whenIdle = (task: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task)
  return () => window.cancelIdleCallback(handle)
}
