import { TZDate } from '@date-fns/tz'
import { formatDay } from '#src/day.ts'
import type { Context } from '../../context.ts'
import type { ToLocal } from '#src/jobs/interview-defaults.ts'

/** Dates in `timeZone`. */
export const inZone =
  (timeZone: string): ToLocal =>
  (instant) =>
    new TZDate(instant, timeZone)

/** The calendar date `YYYY-MM-DD` on which `instant` falls in `timeZone`. */
export const findDay = (instant: Date, timeZone: string): string =>
  formatDay(new TZDate(instant, timeZone))

/** Noon of a day `YYYY-MM-DD` in `timeZone`, as an ISO instant in UTC. */
export const findNoon = (day: string, timeZone: string): string => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date, 12, timeZone).getTime()).toISOString()
}

/** The person's calendar date now. */
export const findToday = ({ readTimeZone }: Pick<Context, 'readTimeZone'>): string =>
  findDay(new Date(), readTimeZone())
