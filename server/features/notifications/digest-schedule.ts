import { TZDate, tzOffset } from '@date-fns/tz'
import { formatDay } from '#src/day.ts'
import type { Digest } from '#src/notifications/constants.ts'

/** The day of a digest in the person's zone, `YYYY-MM-DD`, and the instant it is due at. */
export type Occasion = { day: string; at: Date }

export type DigestPlan = { digest: Digest; hour: number; time_zone: string }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MONDAY = 1
/** A week, and the days around it on which the zone may have another date. */
const DAYS_AHEAD = 9

/** The day after as many others, without a zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const isMonday = (day: string): boolean => new Date(day).getUTCDay() === MONDAY

/** The day on which `instant` falls in `timeZone`. */
export const findDayIn = (timeZone: string, instant: Date): string =>
  formatDay(new TZDate(instant, timeZone))

/**
 * Returns the first instant at or after that hour of that day in `timeZone`: the next time if the
 * clocks skip it, the first if it occurs twice.
 */
export function findInstant(timeZone: string, day: string, hour: number): Date {
  const shown = Date.parse(day) + hour * 60 * MINUTE_MS
  const offsetAt = (instant: number) => tzOffset(timeZone, new Date(instant)) * MINUTE_MS
  const offsets = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)]
  const instants = offsets.map((offset) => shown - offset).toSorted((one, other) => one - other)
  const right = instants.find((instant) => instant + offsetAt(instant) === shown)
  if (right !== undefined) return new Date(right)
  // Between the two the clocks jump over it.
  let [before = shown, after = shown] = instants
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (middle + offsetAt(middle) >= shown) after = middle
    else before = middle
  }
  return new Date(after)
}

const isOfDigest = ({ digest }: DigestPlan, day: string) => digest === 'daily' || isMonday(day)

/** A zone that crosses the date line skips a day. */
const isInZone = (timeZone: string, day: string) =>
  findInstant(timeZone, day, 0) < findInstant(timeZone, addDays(day, 1), 0)

/** The first digest that is due after `now`; undefined while it is off. */
export function findNextDigest(plan: DigestPlan, now: Date): Occasion | undefined {
  if (plan.digest === 'off') return undefined
  const { time_zone, hour } = plan
  const yesterday = addDays(findDayIn(time_zone, now), -1)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(yesterday, ahead)
    if (!isOfDigest(plan, day) || !isInZone(time_zone, day)) continue
    const at = findInstant(time_zone, day, hour)
    if (at > now) return { day, at }
  }
  return findNextDigest(plan, new Date(now.getTime() + DAYS_AHEAD * DAY_MS))
}

const LEAST_MS = 60 * MINUTE_MS

/** The time until which a late digest is still useful: the end of its day. */
export const findDigestEnd = (timeZone: string, { day, at }: Occasion): Date => {
  const midnight = findInstant(timeZone, addDays(day, 1), 0)
  return new Date(Math.max(midnight.getTime(), at.getTime() + LEAST_MS))
}
