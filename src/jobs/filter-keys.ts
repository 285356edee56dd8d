/** What applications are filtered by, in the order of the menu; each is a parameter of the address. */
export const FILTER_KEYS = [
  'status',
  'stage',
  'tag',
  'outcome',
  'company',
  'place',
  'work_mode',
  'employment_type',
  'source',
  'applied',
  'deadline',
  'added',
  'interview',
  'follow_up',
  'archived',
] as const
export type FilterKey = (typeof FILTER_KEYS)[number]
