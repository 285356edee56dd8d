export type { LoadPersonParts } from './contact-dialogs.tsx'
export { useContactDialogs } from './dialogs.ts'
export { useContacts } from './queries.ts'

/** The host of all contact dialogs; loaded after the screen is rendered. */
export const loadContactDialogs = async () => (await import('./contact-dialogs.tsx')).ContactDialogs

/** A form field for people. */
export const loadContactPicker = async () => ({
  default: (await import('./contact-picker.tsx')).ContactPicker,
})

/** The people of an application, for its overview. */
export const loadJobPeople = async () => (await import('./job-people.tsx')).JobPeople
