export { useTransferDialogs } from './dialogs.ts'

/** The host of the dialogs; loaded after the screen is rendered. */
export const loadTransferDialogs = async () =>
  (await import('./transfer-dialogs.tsx')).TransferDialogs
