import type { Interview } from './schema.ts'

type Dated = Pick<Interview, 'starts_at' | 'result'>

/** The order of priority: future interviews, then those without a date, then past ones. */
const rank = (startsAt: string | null, now: Date): number => {
  if (startsAt === null) return 1
  return Date.parse(startsAt) >= now.getTime() ? 0 : 2
}

/**
 * The interview that an application's own fields show: the next one that is not cancelled, else one
 * without a date, else the latest (docs/behaviour.md#the-current-interview).
 */
export function findCurrentInterview<Some extends Dated>(
  interviews: readonly Some[],
  now: Date,
): Some | undefined {
  return interviews
    .filter(({ result }) => result !== 'cancelled')
    .toSorted((one, other) => {
      const ranks = rank(one.starts_at, now) - rank(other.starts_at, now)
      if (ranks !== 0) return ranks
      const times = Date.parse(one.starts_at ?? '') - Date.parse(other.starts_at ?? '')
      if (Number.isNaN(times)) return 0
      return rank(one.starts_at, now) === 0 ? times : -times
    })[0]
}
