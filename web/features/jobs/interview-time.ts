import { countDaysUntil } from '#src/jobs/upcoming.ts'
import { formatTime, today } from '../../lib/dates.ts'
import { t } from '#src/language/t.ts'

const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** The day of an instant as one would say it (`Today`, `Tomorrow`, `Sunday`) and its time. */
export const sayWhen = (instant: string, now: Date): string => {
  const date = new Date(instant)
  const days = countDaysUntil(today(date), today(now))
  const day = days === 0 ? t('Today') : days === 1 ? t('Tomorrow') : weekdayFormat.format(date)
  return `${day} at ${formatTime(instant)}`
}

/** The reader's time zone at that instant, e.g. `GMT+1`: the invitation may name another one. */
export const nameZone = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? ''

/** `system_design` reads `SYSTEM DESIGN`. */
export const formatInterviewType = (type: string): string => type.replaceAll('_', ' ').toUpperCase()

export const formatDaysLeft = (days: number): string =>
  days === 1 ? t('1 day left') : t('{days} days left', { days })
