import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was pasted to add it. */
    pastedUrl?: string
  }
}

export const bookmarkDialogs = declareDialogs(
  z.object({
    bookmark: z.enum(['add', 'edit', 'delete', 'import']).optional().catch(undefined),
    id: z.guid().optional().catch(undefined),
  }),
  ({ bookmark }) => bookmark,
)

export const useBookmarkDialogs = () => useDialogs(bookmarkDialogs)
export type BookmarkDialogControl = ReturnType<typeof useBookmarkDialogs>
