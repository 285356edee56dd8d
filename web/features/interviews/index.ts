export { useInterviewDialogs } from './dialogs.ts'

/** The host of the dialogs about interviews; loaded once the screen beneath it shows. */
export const loadInterviewDialogs = async () =>
  (await import('./interview-dialogs.tsx')).InterviewDialogs

/** What the dialogs of an application and of a person show of their interviews. */
export const loadInterviewParts = () => import('./interview-parts.tsx')

/** Getting ready for an interview. */
export const loadPreparation = async () =>
  (await import('./prepare/prepare-dialog.tsx')).Preparation
