import { t } from '../language/t.ts'

/** Closed lists, defaults and limits of the profile. */

export const ROLE_TYPES = [
  'leadership',
  'senior',
  'mid_level',
  'entry_level',
  'internship',
] as const
export type RoleType = (typeof ROLE_TYPES)[number]
export const DEFAULT_ROLE_TYPE: RoleType = 'mid_level'
export const ROLE_TYPE_LABELS: Record<RoleType, string> = {
  leadership: t('Leadership/Executive'),
  senior: t('Senior/Lead'),
  mid_level: t('Mid-level'),
  entry_level: t('Entry-level'),
  internship: t('Internship'),
}

export const JOB_SEARCH_STATUSES = ['active', 'open', 'not_looking'] as const
export type JobSearchStatus = (typeof JOB_SEARCH_STATUSES)[number]
export const DEFAULT_JOB_SEARCH_STATUS: JobSearchStatus = 'active'
export const JOB_SEARCH_STATUS_LABELS: Record<JobSearchStatus, string> = {
  active: t('Actively looking'),
  open: t('Open to offers'),
  not_looking: t('Not looking'),
}

/** These values are stored. */
export const REMOTE_PREFERENCES = ['Remote', 'Hybrid', 'On-site', 'Flexible'] as const
export type RemotePreference = (typeof REMOTE_PREFERENCES)[number]
export const DEFAULT_REMOTE_PREFERENCE: RemotePreference = 'Remote'
export const REMOTE_PREFERENCE_LABELS: Record<RemotePreference, string> = {
  Remote: t('Remote'),
  Hybrid: t('Hybrid'),
  'On-site': t('On-site'),
  Flexible: t('Flexible'),
}

export const WORK_AUTH_STATUSES = [
  'US_CITIZEN',
  'PERMANENT_RESIDENT',
  'WORK_VISA',
  'STUDENT_VISA',
  'REFUGEE_OR_ASYLEE',
  'NOT_AUTHORIZED',
  'OTHER',
] as const
export type WorkAuthStatus = (typeof WORK_AUTH_STATUSES)[number]
export const DEFAULT_WORK_AUTH_STATUS: WorkAuthStatus = 'US_CITIZEN'
export const WORK_AUTH_STATUS_LABELS: Record<WorkAuthStatus, string> = {
  US_CITIZEN: t('U.S. citizen'),
  PERMANENT_RESIDENT: t('Permanent resident (green card)'),
  WORK_VISA: t('Work visa'),
  STUDENT_VISA: t('Student visa'),
  REFUGEE_OR_ASYLEE: t('Refugee or asylee'),
  NOT_AUTHORIZED: t('Not authorized to work in the U.S.'),
  OTHER: t('Other'),
}

export const LINK_TYPES = ['linkedin', 'github', 'portfolio', 'other'] as const
export type LinkType = (typeof LINK_TYPES)[number]
export const LINK_TYPE_LABELS: Record<LinkType, string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: t('Portfolio'),
  other: t('Other'),
}
/**
 * The first number of untitled links (`Other URL {n}`), after the three with names of their own.
 */
export const FIRST_OTHER_LINK = 4

export const EXPERIENCE_DESCRIPTION_MAX = 2000
export const EXPERIENCE_DESCRIPTION_HINT = t(
  'Concise bullet points work best. Plain text only, no Markdown.',
)

/** The current year and those before it, in the year lists of entries and of the date of birth. */
export const ENTRY_YEARS = 50
export const BIRTH_YEARS = 100
/** Years per page of the year grid. */
export const YEARS_PER_PAGE = 12

/** Limits far beyond any career, which keep pages and saves small. */
/** How long a deleted entry can be restored. */
export const DELETED_ENTRY_TTL_MS = 24 * 60 * 60 * 1000

export const ENTRIES_MAX = 100
export const OTHER_LINKS_MAX = 50
export const PREFERENCES_MAX = 50
export const YEARS_OF_EXPERIENCE_MAX = 80
export const SALARY_MAX = 1_000_000_000_000
