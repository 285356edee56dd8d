/** Tests keep the processor busy: what comes last for it, as usual, might not have read in time. */
export const PATIENT_READING = { timeMs: 50_000, priority: 0 }
