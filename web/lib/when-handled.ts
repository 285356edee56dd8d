import { whenIdle } from './when-idle.ts'

/** The first signs of a hand on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'dragenter', 'drop'] as const
/** Without any, it is loaded all the same: the connection may be lost before there is one. */
const LATEST_MS = 6_000

/**
 * Runs `task` once somebody's hand is on the page and the browser is idle, within seconds in any case: many
 * a visit is only a look. Returns a function that cancels it.
 */
export const whenHandled = (task: () => void): (() => void) => {
  const listening = new AbortController()
  let stop = (): void => undefined
  const begin = () => {
    listening.abort()
    clearTimeout(timer)
    stop = whenIdle(task)
  }
  const timer = setTimeout(begin, LATEST_MS)
  for (const sign of SIGNS) {
    // Also what stops there, as a drop that is taken.
    window.addEventListener(sign, begin, {
      capture: true,
      passive: true,
      signal: listening.signal,
    })
  }
  return () => {
    listening.abort()
    clearTimeout(timer)
    stop()
  }
}
