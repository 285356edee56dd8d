export { useMailDialogs } from './dialogs.ts'

/** The host of the dialogs, which also accepts dropped mails; loaded once the screen is shown. */
export const loadMailDialogs = async () => (await import('./mail-dialogs.tsx')).MailDialogs
