/** A deleted follow-up can be restored for this long, then it is erased. */
export const DELETED_REMINDER_TTL_MS = 24 * 60 * 60 * 1000
