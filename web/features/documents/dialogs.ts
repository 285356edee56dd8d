import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

export const documentDialogs = declareDialogs(
  z.object({
    document: z.enum(['preview', 'delete']).optional().catch(undefined),
    id: z.guid().optional().catch(undefined),
  }),
  ({ document }) => document,
)

export const useDocumentDialogs = () => useDialogs(documentDialogs)
export type DocumentDialogControl = ReturnType<typeof useDocumentDialogs>
