import { setImmediate } from 'node:timers/promises'

/** Others wait at most about as long. */
const TURN_MS = 15

/** Goes through the steps to an answer, and lets others have their turn between them. */
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
