import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

/** What is taken in and out, on every signed-in screen. */
export const transferDialogs = declareDialogs(
  z.object({ transfer: z.enum(['import', 'report']).optional().catch(undefined) }),
  ({ transfer }) => transfer,
)

export const useTransferDialogs = () => useDialogs(transferDialogs)
