import { t } from '../language/t.ts'

/** The dashboard's parts in their default order. */
export const DASHBOARD_PARTS = [
  'counts',
  'goal',
  'follow_ups',
  'interviews',
  'silence',
  'deadlines',
  'recent',
] as const
export type DashboardPart = (typeof DASHBOARD_PARTS)[number]

export const DASHBOARD_PART_LABELS: Record<DashboardPart, string> = {
  counts: t('Counts'),
  goal: t('Goal'),
  follow_ups: t('Follow-ups'),
  interviews: t('Upcoming Interviews'),
  silence: t('Gone quiet'),
  deadlines: t('Upcoming Deadlines'),
  recent: t('Recent Applications'),
}

/** How many applications the dashboard shows before the whole list is loaded. */
export const RECENT_MAX = 30

/** Days around now that cover everything on the dashboard in any time zone. */
export const SOON_DAYS = { before: 5, ahead: 32 } as const
