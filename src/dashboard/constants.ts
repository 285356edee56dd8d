import { t } from '../language/t.ts'

/** What the dashboard is made of, in the order in which it comes. */
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

/** How many applications the dashboard shows before it knows all of them. */
export const RECENT_MAX = 30

/** Days around now that hold whatever the dashboard tells of in any zone. */
export const SOON_DAYS = { before: 5, ahead: 32 } as const
