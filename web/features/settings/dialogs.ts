import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

export const settingsDialogs = declareDialogs(
  {
    change: oneOf([
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
    ]),
    passkey: guid,
  },
  ({ change }) => change,
)

export const useSettingsDialogs = () => useDialogs(settingsDialogs)
