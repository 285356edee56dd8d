import type { ReactNode } from 'react'
import type { Me } from '#src/auth/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { DialogHost } from '../../ui/dialog-host.tsx'
import { settingsDialogs } from './dialogs.ts'

/** A dialog about the account; rendered once the account is loaded. */
const about =
  (Dialog: (props: { me: Me; onClose: () => void; passkey?: string | undefined }) => ReactNode) =>
  ({ onClose, passkey }: { onClose: () => void; passkey?: string | undefined }) => {
    const { data: me } = trpc.auth.me.useQuery()
    return me && <Dialog me={me} onClose={onClose} passkey={passkey} />
  }

const loadAccount = () => import('./account-dialogs.tsx')
const loadTokens = () => import('./tokens/token-dialogs.tsx')
const loadProofs = () => import('./two-step/proof-dialogs.tsx')

const load = {
  email: async () => about((await loadAccount()).EmailDialog),
  username: async () => about((await loadAccount()).UsernameDialog),
  password: async () => about((await import('./change-password-dialog.tsx')).ChangePasswordDialog),
  app: async () => about((await import('./two-step/authenticator-dialog.tsx')).AuthenticatorDialog),
  passkey: async () => about((await import('./two-step/passkey-dialog.tsx')).PasskeyDialog),
  'remove-app': async () => about((await loadProofs()).RemoveAuthenticatorDialog),
  'remove-passkey': async () => about((await loadProofs()).RemovePasskeyDialog),
  'recovery-codes': async () => about((await loadProofs()).RecoveryCodesDialog),
  token: async () => about((await loadTokens()).TokenDialog),
  pair: async () => about((await loadTokens()).PairDialog),
  digest: async () => (await import('./notices/digest-dialog.tsx')).DigestDialog,
  'mail-folder': async () => (await import('./mail/folder-dialog.tsx')).FolderDialog,
  'delete-account': async () =>
    about((await import('./delete-account-dialog.tsx')).DeleteAccountDialog),
}

/** Renders the settings dialog named in the URL. */
export const SettingsDialogs = () => <DialogHost dialogs={settingsDialogs} load={load} />
