import { regionalLocale } from '#src/language/t.ts'

const format = new Intl.DateTimeFormat(regionalLocale, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** Formats an hour in the reader's locale, e.g. `8:00 AM`. */
export const describeHour = (hour: number): string => format.format(Date.UTC(2026, 0, 1, hour))
