import { INTERVIEW_TYPE_LABELS, type InterviewType } from '#src/jobs/constants.ts'
import { countDaysUntil } from '#src/jobs/upcoming.ts'
import { formatTime, today } from '../../lib/dates.ts'
import { locale, t } from '#src/language/t.ts'

const nameWeekday = (date: Date): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date)

/** Formats an instant as a relative day (`Today`, `Tomorrow`, `Sunday`) and its time. */
export const formatWhen = (instant: string, now: Date): string => {
  const date = new Date(instant)
  const days = countDaysUntil(today(date), today(now))
  const time = formatTime(instant)
  if (days === 0) return t('Today at {time}', { time })
  if (days === 1) return t('Tomorrow at {time}', { time })
  return t('{weekday} at {time}', { weekday: nameWeekday(date), time })
}

/**
 * The reader's time zone at that instant, e.g. `GMT+1`, since the invitation may use another one.
 */
export const nameZone = (instant: string): string =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? ''

/** Formats `system_design` as `SYSTEM DESIGN`. */
export const formatInterviewType = (type: InterviewType): string =>
  INTERVIEW_TYPE_LABELS[type].toLocaleUpperCase(locale)

export const formatDaysLeft = (days: number): string =>
  t('{days, plural, one {# day left} other {# days left}}', { days })
