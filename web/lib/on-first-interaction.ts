import { whenIdle } from './when-idle.ts'

/** Events that show that somebody uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'dragenter', 'drop'] as const
/** Runs after this time without any such event: the connection may be lost before one. */
const LATEST_MS = 6_000

/**
 * Runs `task` at the first interaction once the browser is idle, or after a few seconds, since many
 * visits are only a look. Returns a function that cancels it.
 */
export const onFirstInteraction = (task: () => void): (() => void) => {
  const listening = new AbortController()
  let stop = (): void => undefined
  const begin = () => {
    listening.abort()
    clearTimeout(timer)
    stop = whenIdle(task)
  }
  const timer = setTimeout(begin, LATEST_MS)
  for (const sign of SIGNS) {
    // In the capture phase, so that events whose propagation is stopped count, too.
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
