import type { Reminder } from './schema.ts'
import { t } from '../language/t.ts'

/** Follow-ups due later than this many days from now are not shown yet. */
export const DUE_WINDOW_DAYS = 30
const WEEK_DAYS = 7

export const DUE_GROUPS = ['overdue', 'today', 'week', 'later'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]
export const DUE_GROUP_LABELS: Record<DueGroup, string> = {
  overdue: t('Overdue'),
  today: t('Today'),
  week: t('This week'),
  later: t('Later'),
}

const addDays = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** In this machine's time zone; compares days, not hours (docs/behaviour.md#follow-ups). */
export const findDueGroup = (dueAt: string, now: Date): DueGroup | undefined => {
  const due = new Date(dueAt)
  if (due < addDays(now, 0)) return 'overdue'
  if (due < addDays(now, 1)) return 'today'
  if (due < addDays(now, WEEK_DAYS + 1)) return 'week'
  return due < addDays(now, DUE_WINDOW_DAYS + 1) ? 'later' : undefined
}

/** The open follow-ups of each group, in order; those beyond the window are left out. */
export const groupDue = (
  reminders: readonly Reminder[],
  now: Date,
): ReadonlyMap<DueGroup, readonly Reminder[]> => {
  const groups = new Map<DueGroup, Reminder[]>()
  for (const reminder of reminders) {
    const group = reminder.done_at === null ? findDueGroup(reminder.due_at, now) : undefined
    if (group) groups.set(group, [...(groups.get(group) ?? []), reminder])
  }
  return groups
}

/** Counts the open follow-ups that are due today or earlier. */
export const countDue = (reminders: readonly Reminder[], now: Date): number => {
  const tomorrow = addDays(now, 1)
  return reminders.filter(({ done_at, due_at }) => done_at === null && new Date(due_at) < tomorrow)
    .length
}

export const SNOOZES = ['tomorrow', 'in_three_days', 'next_week'] as const
export type Snooze = (typeof SNOOZES)[number]
export const SNOOZE_LABELS: Record<Snooze, string> = {
  tomorrow: t('Tomorrow'),
  in_three_days: t('In three days'),
  next_week: t('Next week'),
}

const SUNDAY_DAYS = 7

/** Days until Monday; `getDay` counts from Sunday. */
const countDaysToMonday = (now: Date) => (8 - now.getDay()) % SUNDAY_DAYS || SUNDAY_DAYS

/** The new due time of a snoozed follow-up: that day from today, at the same time of day. */
export const snoozeTo = (snooze: Snooze, dueAt: string, now: Date): string => {
  const days = { tomorrow: 1, in_three_days: 3, next_week: countDaysToMonday(now) }[snooze]
  const day = addDays(now, days)
  const due = new Date(dueAt)
  day.setHours(due.getHours(), due.getMinutes())
  return day.toISOString()
}

const DEFAULT_HOUR = 9

/** Tomorrow morning, the default due time of a new follow-up. */
export const findDefaultDue = (now: Date): string => {
  const day = addDays(now, 1)
  day.setHours(DEFAULT_HOUR)
  return day.toISOString()
}
