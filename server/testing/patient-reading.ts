/**
 * Tests keep the processor busy, so that a reader of the usual low priority might not finish in
 * time.
 */
export const PATIENT_READING = { timeMs: 50_000, priority: 0 }
