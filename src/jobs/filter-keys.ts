/** The kinds of filters, in the order of the menu; each is a query parameter. */
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
