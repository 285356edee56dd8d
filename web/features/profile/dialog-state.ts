import { type RegisteredRouter, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { createDialogAddress } from '../../lib/dialog-address.ts'

const PROFILE_DIALOGS = [
  'name',
  'contact',
  'preferences',
  'experience',
  'education',
  'project',
  'link',
  'equal-employment',
  'import',
  'delete-experience',
  'delete-education',
  'delete-project',
  'delete-link',
  'delete-equal-employment',
] as const
export type ProfileDialog = (typeof PROFILE_DIALOGS)[number]

/** Which dialog is open stands in the address: Back closes it, and a reload keeps it. */
export const profileDialogSearch = z.object({
  edit: z.enum(PROFILE_DIALOGS).optional().catch(undefined),
  /** The entry that it is about; absent for a new one. */
  item: z.string().max(60).optional().catch(undefined),
})

export type ProfileDialogControl = {
  open: (dialog: ProfileDialog, item?: string) => void
  close: () => void
}

const createControl = (router: RegisteredRouter): ProfileDialogControl => {
  const { show, close } = createDialogAddress(router, ['edit', 'item'])
  return { open: (edit, item) => show({ edit, item }), close }
}

/** Opens and closes the dialogs of the profile; stable functions, no subscription. */
export const useProfileDialogs = (): ProfileDialogControl => {
  const router = useRouter()
  return useMemo(() => createControl(router), [router])
}

/** The open dialog, if any; for the one host that shows them. */
export const useOpenProfileDialog = () =>
  useSearch({ from: '/_app/profile', select: ({ edit, item }) => ({ edit, item }) })
