// Fetched when something goes wrong: a visitor's first page is lighter without it.
const loadLog = () => import('./log.ts')

/** Browsers say this of layouts that settle a frame later: nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/

/** Logs what the browser has printed already. */
export const reportUncaught = async (message: string, cause: unknown): Promise<void> => {
  try {
    const { logUncaught } = await loadLog()
    logUncaught(message, cause)
  } catch {
    // Without a connection: an unhandled rejection here would be reported, and so on.
  }
}

/** Sends what nobody caught to the server's log. */
export const watchErrors = (): void => {
  window.addEventListener('error', ({ message, error }) => {
    if (!HARMLESS.test(message)) void reportUncaught('Uncaught error', error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isGivenUp = reason instanceof DOMException && reason.name === 'AbortError'
    if (!isGivenUp) void reportUncaught('Unhandled rejection', reason)
  })
}
