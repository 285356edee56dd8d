import type { Language } from '#src/language/languages.ts'
import { toLocale } from '../../language.ts'

/** `Monday, November 23` for a day `YYYY-MM-DD`. */
export const describeDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(toLocale(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))

/** `2:00 PM` */
export const describeTime = (instant: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(toLocale(language), { hour: 'numeric', minute: '2-digit', timeZone })
    .format(instant)
    // Intl sets a narrow no-break space, which some mail programs do not have.
    .replaceAll('\u202f', ' ')
