export { useInterviewDialogs } from './dialogs.ts'
export { formatZoned, isElsewhere, readZoned, writeZoned } from './zone-time.ts'

/** The host of the interview dialogs; loaded after the screen is rendered. */
export const loadInterviewDialogs = async () =>
  (await import('./interview-dialogs.tsx')).InterviewDialogs

/** The interview sections of an application's and a person's dialog. */
export const loadInterviewParts = () => import('./interview-parts.tsx')

/** The dialog to prepare for an interview. */
export const loadPreparation = async () =>
  (await import('./prepare/prepare-dialog.tsx')).Preparation
