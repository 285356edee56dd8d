import type { GoalPeriod } from './constants.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const toText = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The first and last day of the week (from Monday) or month of `day` (`YYYY-MM-DD`). */
export function findPeriod(day: string, period: GoalPeriod): { from: string; to: string } {
  const date = new Date(day)
  if (period === 'month') {
    const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)
    return { from: `${day.slice(0, 7)}-01`, to: toText(last) }
  }
  const monday = date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS
  return { from: toText(monday), to: toText(monday + 6 * DAY_MS) }
}
