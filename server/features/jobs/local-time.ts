import { TZDate } from '@date-fns/tz'
import { formatDay } from '#src/day.ts'
import type { ToLocal } from '#src/jobs/interview-defaults.ts'

/** Dates in `timeZone`. */
export const inZone =
  (timeZone: string): ToLocal =>
  (instant) =>
    new TZDate(instant, timeZone)

/** The calendar date `YYYY-MM-DD` on which `instant` falls in `timeZone`. */
export const findDay = (instant: Date, timeZone: string): string =>
  formatDay(new TZDate(instant, timeZone))
