export type { LoadPersonParts } from './contact-dialogs.tsx'
export { useContactDialogs } from './dialogs.ts'
export { useContacts } from './queries.ts'

/** The host of every dialog about a person; loaded once the screen beneath it shows. */
export const loadContactDialogs = async () => (await import('./contact-dialogs.tsx')).ContactDialogs

/** A field of a form that holds people. */
export const loadContactPicker = async () => ({
  default: (await import('./contact-picker.tsx')).ContactPicker,
})

/** The people of an application, in its overview. */
export const loadJobPeople = async () => (await import('./job-people.tsx')).JobPeople
