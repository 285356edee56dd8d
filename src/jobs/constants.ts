import { t } from '../language/t.ts'

/** Closed lists and limits of applications. */
export const JOB_STATUSES = ['saved', 'applied', 'interviewing', 'offer', 'rejected'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]
export const DEFAULT_JOB_STATUS: JobStatus = 'applied'

/** Labels of dashboard counts, badges and menus. Board columns have other names. */
export const STATUS_LABELS: Record<JobStatus, string> = {
  saved: t('Saved'),
  applied: t('Applied'),
  interviewing: t('Interviewing'),
  offer: t('Offer'),
  rejected: t('Rejected'),
}
export const COUNT_LABELS: Record<JobStatus, string> = { ...STATUS_LABELS, offer: t('Offers') }

export const INTERVIEW_TYPES = ['technical', 'behavioral', 'system_design', 'hr', 'other'] as const
export type InterviewType = (typeof INTERVIEW_TYPES)[number]
export const DEFAULT_INTERVIEW_TYPE: InterviewType = 'technical'
export const INTERVIEW_TYPE_LABELS: Record<InterviewType, string> = {
  technical: t('Technical'),
  behavioral: t('Behavioral'),
  system_design: t('System design'),
  hr: t('HR'),
  other: t('Other'),
}

export const DEFAULT_INTERVIEW_ROUND = 1
export const INTERVIEW_ROUND_MAX = 99
/** A default interview is tomorrow at this hour, in the person's own time zone. */
export const DEFAULT_INTERVIEW_HOUR = 12

export const UPCOMING_WINDOWS_DAYS = [7, 15, 30] as const
export type UpcomingWindowDays = (typeof UPCOMING_WINDOWS_DAYS)[number]
export const DEFAULT_UPCOMING_WINDOW_DAYS: UpcomingWindowDays = 15

/** A deleted application can be restored for this long, then it is erased. */
export const DELETED_JOB_TTL_DAYS = 30
export const DELETED_JOB_TTL_MS = DELETED_JOB_TTL_DAYS * 24 * 60 * 60 * 1000

export const LOGO_SIZE_PX = 64
/** 100 ms after load, a logo this wide or less, or square and under TINY_SQUARE, is a placeholder. */
export const LOGO_TINY_WIDTH_PX = 16
export const LOGO_TINY_SQUARE_PX = 24
export const LOGO_CHECK_DELAY_MS = 100

/** Shorter searches only use data on the device. */
export const POSTING_SEARCH_MIN = 3
