import { t } from '../language/t.ts'

/** Closed lists and limits of activities. */
export const ACTIVITY_KINDS = [
  'note',
  'call',
  'email',
  'meeting',
  'event',
  'course',
  'agency_visit',
  'other',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
export const DEFAULT_ACTIVITY_KIND: ActivityKind = 'note'

export const ACTIVITY_KIND_LABELS: Record<ActivityKind, string> = {
  note: t('Note'),
  call: t('Call'),
  email: t('Email'),
  meeting: t('Meeting'),
  event: t('Event'),
  course: t('Course'),
  agency_visit: t('Agency visit'),
  other: t('Other'),
}

/** Kinds that are a conversation if they name a person. */
export const CONVERSATION_KINDS: ReadonlySet<ActivityKind> = new Set([
  'call',
  'email',
  'meeting',
  'event',
])

/** Kinds that are efforts, which count as looking for work. */
export const EFFORT_KINDS: readonly ActivityKind[] = [
  'event',
  'course',
  'agency_visit',
  'meeting',
  'call',
]

/** A week. */
export const ACTIVITY_MINUTES_MAX = 7 * 24 * 60
export const CHANNEL_MAX = 80

/** A deleted activity can be restored for this long, then it is erased. */
export const DELETED_ACTIVITY_TTL_MS = 24 * 60 * 60 * 1000
