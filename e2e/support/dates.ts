const cardFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'America/New_York',
})

/** Formats an instant as shown to a person in New York (playwright.config.ts): `Mar 04, 2026`. */
export const formatDate = (instant: string): string => cardFormat.format(new Date(instant))

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the instant `days` and `minutes` after `start`. */
export const addDays = (start: Date, days: number, minutes = 0): string =>
  new Date(start.getTime() + days * DAY_MS + minutes * 60_000).toISOString()
