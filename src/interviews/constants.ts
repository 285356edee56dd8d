import { t } from '../language/t.ts'

/** Closed lists and limits of interviews. */
export const INTERVIEW_RESULTS = ['passed', 'failed', 'cancelled'] as const
export type InterviewResult = (typeof INTERVIEW_RESULTS)[number]
export const INTERVIEW_RESULT_LABELS: Record<InterviewResult, string> = {
  passed: t('Passed'),
  failed: t('Failed'),
  cancelled: t('Cancelled'),
}

export const DURATION_MIN_MINUTES = 5
export const DURATION_MAX_MINUTES = 1_440
export const DEFAULT_DURATION_MINUTES = 60

/** A technical limit, beyond any real interview. */
export const INTERVIEW_CONTACTS_MAX = 50
export const PLACE_MAX = 2_048

/** A deleted interview can be restored for this long; then its texts are erased. */
export const DELETED_INTERVIEW_TTL_MS = 24 * 60 * 60 * 1000
/** How long a deleted interview's event is kept, so that calendars can remove it. */
export const ENDED_INTERVIEW_TTL_MS = 30 * 24 * 60 * 60 * 1000
