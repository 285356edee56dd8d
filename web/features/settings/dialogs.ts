import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

export const settingsDialogs = declareDialogs(
  z.object({
    change: z
      .enum([
        'email',
        'username',
        'password',
        'app',
        'remove-app',
        'passkey',
        'remove-passkey',
        'recovery-codes',
        'token',
        'pair',
        'digest',
        'mail-folder',
        'delete-account',
      ])
      .optional()
      .catch(undefined),
    passkey: z.guid().optional().catch(undefined),
  }),
  ({ change }) => change,
)

export const useSettingsDialogs = () => useDialogs(settingsDialogs)
