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

/** Of one person; then the one that was added longest ago goes. */
export const PUSH_DEVICES_MAX = 20

/** What a notice says of which nothing could be read: browsers insist that something is shown. */
export const SOMETHING_IS_DUE = t('Something is due')
