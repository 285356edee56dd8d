export { useReminderDialogs } from './dialogs.ts'
export { useDueCount } from './queries.ts'

/** The host of the follow-up dialogs; loaded after the screen is rendered. */
export const loadReminderDialogs = async () =>
  (await import('./reminder-dialogs.tsx')).ReminderDialogs

/** The follow-up sections of an application's and a person's dialog. */
export const loadFollowUps = () => import('./follow-ups.tsx')
