export { useTransferDialogs } from './dialogs.ts'

/** The host of the dialogs; loaded once the screen beneath it shows. */
export const loadTransferDialogs = async () =>
  (await import('./transfer-dialogs.tsx')).TransferDialogs
