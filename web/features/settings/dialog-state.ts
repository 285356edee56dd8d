import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { createDialogAddress } from '../../lib/dialog-address.ts'

const SETTINGS_DIALOGS = ['email', 'username', 'password', 'delete-account'] as const
type SettingsDialog = (typeof SETTINGS_DIALOGS)[number]

/** Which dialog is open stands in the address: Back closes it. */
export const settingsDialogSearch = z.object({
  change: z.enum(SETTINGS_DIALOGS).optional().catch(undefined),
})

/** The open dialog, if any, with what opens and closes one. */
export const useSettingsDialog = () => {
  const router = useRouter()
  const { show, close } = useMemo(() => createDialogAddress(router, ['change']), [router])
  const opened = useSearch({ from: '/_app/settings', select: ({ change }) => change })
  return { opened, open: (change: SettingsDialog) => show({ change }), close }
}
