import { queryClient } from './trpc.ts'
import { whenIdle } from './when-idle.ts'

const LATEST_MS = 3_000

/**
 * Runs `task` once the screen's queries are settled and the browser is idle: an idle browser may
 * still wait for the server, and more requests would delay those responses. Returns a function that
 * cancels it.
 */
export const whenSettled = (task: () => void): (() => void) => {
  const latestAt = performance.now() + LATEST_MS
  const isBusy = () => queryClient.isFetching() > 0 && performance.now() < latestAt
  let stop = (): void => undefined
  const wait = () => {
    const goOn = () => {
      stop()
      begin()
    }
    const timer = setTimeout(goOn, latestAt - performance.now())
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (!isBusy()) goOn()
    })
    stop = () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }
  const begin = () => {
    stop = whenIdle(() => (isBusy() ? wait() : task()))
  }
  begin()
  return () => stop()
}
