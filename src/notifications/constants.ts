import { t } from '../language/t.ts'

export const DIGESTS = ['off', 'daily', 'weekly'] as const
export type Digest = (typeof DIGESTS)[number]
export const DIGEST_LABELS: Record<Digest, string> = {
  off: t('Never'),
  daily: t('Every day'),
  weekly: t('Every Monday'),
}
export const DEFAULT_DIGEST_HOUR = 8
export const LAST_HOUR = 23

/** Per person; beyond it the oldest device is removed. */
export const PUSH_DEVICES_MAX = 20

/** The text of a notice whose content could not be read, since browsers require one. */
export const SOMETHING_IS_DUE = t('Something is due')
