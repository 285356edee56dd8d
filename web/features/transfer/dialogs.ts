import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { oneOf } from '../../lib/search-params.ts'

/** Import and export dialogs, available on every signed-in screen. */
export const transferDialogs = declareDialogs(
  { transfer: oneOf(['import', 'report']) },
  ({ transfer }) => transfer,
)

export const useTransferDialogs = () => useDialogs(transferDialogs)
