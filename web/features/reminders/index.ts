export { useReminderDialogs } from './dialogs.ts'
export { useDueCount } from './queries.ts'

/** The host of the dialogs about follow-ups; loaded once the screen beneath it shows. */
export const loadReminderDialogs = async () =>
  (await import('./reminder-dialogs.tsx')).ReminderDialogs

/** What the dialogs of an application and of a person show of their follow-ups. */
export const loadFollowUps = () => import('./follow-ups.tsx')
