import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The pasted URL of a new bookmark. */
    pastedUrl?: string
  }
}

export const bookmarkDialogs = declareDialogs(
  {
    bookmark: oneOf(['add', 'edit', 'delete', 'import']),
    id: guid,
  },
  ({ bookmark }) => bookmark,
)

export const useBookmarkDialogs = () => useDialogs(bookmarkDialogs)
export type BookmarkDialogControl = ReturnType<typeof useBookmarkDialogs>
