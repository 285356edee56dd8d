import { regionalLocale } from '#src/language/t.ts'

const format = new Intl.DateTimeFormat(regionalLocale, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** `8:00 AM`, as the reader writes it. */
export const describeHour = (hour: number): string => format.format(Date.UTC(2026, 0, 1, hour))
