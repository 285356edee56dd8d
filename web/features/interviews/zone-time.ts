import { regionalLocale } from '#src/language/t.ts'
import { findTimeZone } from '../../lib/time-zone.ts'

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const CLOCK_PARTS = ['year', 'month', 'day', 'hour', 'minute']

/** Returns the local time of `zone` as if it were UTC, in ms. */
const readClock = (time: number, zone: string): number => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = format.formatToParts(time)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = CLOCK_PARTS.map((wanted) =>
    Number(parts.find(({ type }) => type === wanted)?.value),
  )
  return Date.UTC(year, month - 1, day, hour, minute)
}

/**
 * Parses the value of `<input type="datetime-local">` as local time of `zone`; undefined if
 * incomplete.
 */
export const readZoned = (local: string, zone: string): string | undefined => {
  const text = LOCAL.exec(local)?.[0]
  const wanted = text === undefined ? Number.NaN : Date.parse(`${text}Z`)
  if (Number.isNaN(wanted)) return undefined
  // The second step corrects the guess where the offset changes in between.
  const guess = wanted - (readClock(wanted, zone) - wanted)
  const time = guess + (wanted - readClock(guess, zone))
  return new Date(time).toISOString()
}

/** Formats an instant in `zone` as a value of `<input type="datetime-local">`. */
export const writeZoned = (instant: string, zone: string): string =>
  new Date(readClock(Date.parse(instant), zone)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** Formats day and time in `zone`, e.g. `Mon, Nov 23, 3:00 PM GMT+1`. */
export const formatZoned = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat(regionalLocale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(instant))

/** Whether clocks there show something else at that instant than clocks here. */
export const isElsewhere = (instant: string, zone: string): boolean =>
  writeZoned(instant, zone) !== writeZoned(instant, findTimeZone())
