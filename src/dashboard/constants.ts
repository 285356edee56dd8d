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
  counts: 'Counts',
  goal: 'Goal',
  follow_ups: 'Follow-ups',
  interviews: 'Upcoming Interviews',
  silence: 'Gone quiet',
  deadlines: 'Upcoming Deadlines',
  recent: 'Recent Applications',
}

/** How many applications the dashboard shows before it knows all of them. */
export const RECENT_MAX = 30

/** Days around now that hold whatever the dashboard tells of in any zone. */
export const SOON_DAYS = { before: 5, ahead: 32 } as const
