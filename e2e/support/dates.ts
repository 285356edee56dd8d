const cardFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'America/New_York',
})

/** An instant as a person in New York (playwright.config.ts) reads it: `Mar 04, 2026`. */
export const formatDate = (instant: string): string => cardFormat.format(new Date(instant))

const DAY_MS = 24 * 60 * 60 * 1000

/** The instant that is `days` after `start`, and `minutes` more. */
export const addDays = (start: Date, days: number, minutes = 0): string =>
  new Date(start.getTime() + days * DAY_MS + minutes * 60_000).toISOString()
