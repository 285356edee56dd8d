import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

export const settingsDialogs = declareDialogs(
  z.object({
    change: z.enum(['email', 'username', 'password', 'delete-account']).optional().catch(undefined),
  }),
  ({ change }) => change,
)

export const useSettingsDialogs = () => useDialogs(settingsDialogs)
