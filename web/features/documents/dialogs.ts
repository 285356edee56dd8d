import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

export const documentDialogs = declareDialogs(
  {
    document: oneOf(['preview', 'delete']),
    id: guid,
  },
  ({ document }) => document,
)

export const useDocumentDialogs = () => useDialogs(documentDialogs)
export type DocumentDialogControl = ReturnType<typeof useDocumentDialogs>
