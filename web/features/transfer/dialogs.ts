import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { oneOf } from '../../lib/search-params.ts'

/** What is taken in and out, on every signed-in screen. */
export const transferDialogs = declareDialogs(
  { transfer: oneOf(['import', 'report']) },
  ({ transfer }) => transfer,
)

export const useTransferDialogs = () => useDialogs(transferDialogs)
