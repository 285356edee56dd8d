const START_PERCENT = 10
const STEP_PERCENT = 5
const STEP_MS = 1_000
const WAITING_MAX_PERCENT = 85

/** Percent when the response has arrived, and when it is ready to review. */
export const RESPONSE_PERCENT = 90
export const DONE_PERCENT = 100

/**
 * Percent while waiting for the response: 10, plus 5 per second, up to 85
 * (docs/behaviour.md#resume-import).
 */
export const measureProgress = (elapsedMs: number): number => {
  const steps = Math.max(0, Math.floor(elapsedMs / STEP_MS))
  return Math.min(START_PERCENT + STEP_PERCENT * steps, WAITING_MAX_PERCENT)
}
