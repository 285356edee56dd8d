const START_PERCENT = 10
const STEP_PERCENT = 5
const STEP_MS = 1_000
const WAITING_MAX_PERCENT = 85

/** When the server's answer has come, and when it is ready to be looked at. */
export const ANSWERED_PERCENT = 90
export const DONE_PERCENT = 100

/**
 * Percent while the answer is awaited: 10, and 5 more each second, up to 85
 * (docs/behaviour.md#resume-import).
 */
export const measureProgress = (elapsedMs: number): number => {
  const steps = Math.max(0, Math.floor(elapsedMs / STEP_MS))
  return Math.min(START_PERCENT + STEP_PERCENT * steps, WAITING_MAX_PERCENT)
}
