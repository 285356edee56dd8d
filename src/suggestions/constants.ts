const DAY_MS = 24 * 60 * 60 * 1000

/** How long "not now" keeps an application from being proposed again. */
export const SNOOZE_MS = 28 * DAY_MS

/** More than anybody goes through in one sitting. */
export const SILENT_MAX = 200
