import { type RegisteredRouter, useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'

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

const isOpen = (search: object): boolean => 'bookmark' in search && search.bookmark !== undefined

const createControl = (router: RegisteredRouter): BookmarkDialogControl => {
  // Going back is asynchronous: a second close must not leave the screen, and an open must wait.
  let leaving: Promise<void> | undefined

  const goBack = () => {
    leaving = new Promise((resolve) => {
      const onPopState = () => {
        leaving = undefined
        resolve()
      }
      window.addEventListener('popstate', onPopState, { once: true })
    })
    router.history.back()
  }

  const show = async (bookmark: BookmarkDialog, id?: string, pastedUrl?: string) => {
    await leaving
    await router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, bookmark, id }),
      state: (before: object) => ({ ...before, isDialog: true, ...(pastedUrl && { pastedUrl }) }),
      resetScroll: false,
    })
  }

  return {
    open: (dialog, id) => void show(dialog, id),
    add: (pastedUrl) => void show('add', undefined, pastedUrl),
    close: () => {
      if (leaving || !isOpen(router.latestLocation.search)) return
      if (router.latestLocation.state.isDialog) return goBack()
      void router.navigate({
        to: '.',
        search: (before: object) => ({ ...before, bookmark: undefined, id: undefined }),
        replace: true,
        resetScroll: false,
      })
    },
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
