import { locale, regionalLocale, t } from '#src/language/t.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

const STEPS = [
  ['day', DAY_S],
  ['hour', HOUR_S],
  ['minute', MINUTE_S],
] as const

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
const exact = new Intl.DateTimeFormat(regionalLocale, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats the time before `now`: `just now`, `5 minutes ago`, `yesterday`, `12 days ago`. */
export const describeAge = (instant: string, now: Date): string => {
  const seconds = Math.max(0, (now.getTime() - new Date(instant).getTime()) / 1000)
  const step = STEPS.find(([, length]) => seconds >= length)
  if (!step) return t('just now')
  const [unit, length] = step
  return relative.format(-Math.floor(seconds / length), unit)
}

/** An instant to the minute, in the reader's locale and time zone. */
export const formatExactly = (instant: string): string => exact.format(new Date(instant))
