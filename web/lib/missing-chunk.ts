const RELOADED_AT_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000

/**
 * After an update of the server an open tab requests chunks that no longer exist: reload the page.
 */
export const reloadOnMissingChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(RELOADED_AT_KEY))
      // Offline, or still missing after a reload: the error screen says so instead of a loop.
      if (!navigator.onLine || Date.now() - last < RELOAD_PAUSE_MS) return
      sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}
