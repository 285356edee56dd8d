export { useMailDialogs } from './dialogs.ts'

/** The host of the dialogs, which also takes mails dropped anywhere; loaded once the screen shows. */
export const loadMailDialogs = async () => (await import('./mail-dialogs.tsx')).MailDialogs
