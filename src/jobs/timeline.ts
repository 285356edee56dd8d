import type { StatusChange } from './schema.ts'
import { t } from '../language/t.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Stay = { change: StatusChange; stayedMs: number; isCurrent: boolean }

/** Each change's status and its duration; the last one lasts until `now`. */
export const listStays = (changes: readonly StatusChange[], now: Date): Stay[] =>
  changes.map((change, index) => {
    const next = changes[index + 1]
    const end = next ? Date.parse(next.changed_at) : now.getTime()
    return {
      change,
      // The server's and the browser's clocks may differ slightly.
      stayedMs: Math.max(0, end - Date.parse(change.changed_at)),
      isCurrent: next === undefined,
    }
  })

/** A duration in its largest whole unit up to days: `12 days`, `3 hours`, `less than a minute`. */
export const formatStay = (ms: number): string => {
  if (ms < MINUTE_MS) return t('less than a minute')
  if (ms < HOUR_MS) {
    const minutes = Math.floor(ms / MINUTE_MS)
    return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes })
  }
  if (ms < DAY_MS) {
    const hours = Math.floor(ms / HOUR_MS)
    return t('{hours, plural, one {# hour} other {# hours}}', { hours })
  }
  const days = Math.floor(ms / DAY_MS)
  return t('{days, plural, one {# day} other {# days}}', { days })
}
