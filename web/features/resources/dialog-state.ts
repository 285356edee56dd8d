import { type RegisteredRouter, useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { createDialogAddress } from '../../lib/dialog-address.ts'

const BOOKMARK_DIALOGS = ['add', 'edit', 'delete', 'import'] as const
export type BookmarkDialog = (typeof BOOKMARK_DIALOGS)[number]

/** Which dialog is open stands in the address: Back closes it, and a reload keeps it. */
export const bookmarkDialogSearch = z.object({
  bookmark: z.enum(BOOKMARK_DIALOGS).optional().catch(undefined),
  id: z.guid().optional().catch(undefined),
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was pasted to add it. */
    pastedUrl?: string
  }
}

export type BookmarkDialogControl = {
  open: (dialog: BookmarkDialog, id?: string) => void
  add: (pastedUrl?: string) => void
  close: () => void
}

const createControl = (router: RegisteredRouter): BookmarkDialogControl => {
  const { show, close } = createDialogAddress(router, ['bookmark', 'id'])
  return {
    open: (bookmark, id) => show({ bookmark, id }),
    add: (pastedUrl) => show({ bookmark: 'add' }, pastedUrl ? { pastedUrl } : {}),
    close,
  }
}

/** Opens and closes the dialogs of bookmarks; stable functions. */
export const useBookmarkDialogs = (): BookmarkDialogControl => {
  const router = useRouter()
  return useMemo(() => createControl(router), [router])
}

/** The open dialog, if any; for the one host that shows them. */
export const useOpenBookmarkDialog = () => {
  const { bookmark, id } = useSearch({ from: '/_app/resources' })
  const pastedUrl = useLocation({ select: ({ state }) => state.pastedUrl })
  return { dialog: bookmark, id, pastedUrl }
}
