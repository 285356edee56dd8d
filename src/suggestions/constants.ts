const DAY_MS = 24 * 60 * 60 * 1000

/** How long "not now" excludes an application from the suggestions. */
export const SNOOZE_MS = 28 * DAY_MS

/** More than anybody handles at once. */
export const SILENT_MAX = 200
