const DAILY = /^foothold-(\d{4}-\d{2}-\d{2})\.zip$/
const DAYS_KEPT = 7
const WEEKS_KEPT = 4
const DAY_MS = 24 * 60 * 60 * 1000
/** 1970-01-05, a Monday. */
const FIRST_MONDAY = 4

export const toDailyName = (now: Date) => `foothold-${now.toISOString().slice(0, 10)}.zip`

/**
 * Returns the outdated daily backups of a folder: all but those of the newest seven days, and the
 * newest of each of the newest four weeks. Files with other names are never included.
 */
export function listOutdated(names: readonly string[]): string[] {
  const days = names
    .filter((name) => DAILY.test(name))
    .toSorted()
    .toReversed()
  const weeks = new Map<number, string>()
  for (const name of days) {
    const week = toWeek(DAILY.exec(name)?.[1] ?? '')
    if (!weeks.has(week) && weeks.size < WEEKS_KEPT) weeks.set(week, name)
  }
  const kept = new Set([...days.slice(0, DAYS_KEPT), ...weeks.values()])
  return days.filter((name) => !kept.has(name))
}

const toWeek = (date: string) => Math.floor((Date.parse(date) / DAY_MS - FIRST_MONDAY) / 7)
