import { setImmediate } from 'node:timers/promises'

/** The longest time that other requests wait. */
const TURN_MS = 15

/** Runs the steps to their result, and lets other requests run in between. */
export async function inTurns<T>(steps: Generator<unknown, T>, turnMs = TURN_MS): Promise<T> {
  for (;;) {
    const end = performance.now() + turnMs
    do {
      const { done, value } = steps.next()
      if (done === true) return value
    } while (performance.now() < end)
    await setImmediate()
  }
}
