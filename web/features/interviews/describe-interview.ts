import type { Interview } from '#src/interviews/schema.ts'
import { INTERVIEW_TYPE_LABELS } from '#src/jobs/constants.ts'
import { t } from '#src/language/t.ts'

/** Formats `Round 2 · Technical`; unknown parts are left out. */
export const nameInterview = ({ round, type }: Pick<Interview, 'round' | 'type'>): string => {
  const parts = [
    round === null ? undefined : t('Round {round}', { round }),
    type === null ? undefined : INTERVIEW_TYPE_LABELS[type],
  ]
  return parts.filter((part) => part !== undefined).join(' · ') || t('Interview')
}

const HOUR_MINUTES = 60

/** Formats `45 min`, `1 h` or `1 h 30 min`. */
export const formatDuration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  return [hours > 0 && `${hours}\u{a0}h`, rest > 0 && `${rest}\u{a0}min`]
    .filter(Boolean)
    .join('\u{a0}')
}
