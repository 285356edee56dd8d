import type { ReactNode } from 'react'
import type { Document } from '#src/documents/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { documentDialogs } from './dialogs.ts'

type Address = { id?: string | undefined; onClose: () => void }

/** The dialog about a document that the address names by its id. */
const about =
  (Dialog: (props: { document: Document; onClose: () => void }) => ReactNode) =>
  ({ id, onClose }: Address) => {
    const { data } = trpc.documents.list.useQuery()
    const found = data?.find((one) => one.id === id)
    const document = useDialogEntry(found, {
      isLoading: data === undefined,
      kind: 'document',
      onClose,
    })
    return document && <Dialog document={document} onClose={onClose} />
  }

const load = {
  preview: async () => about((await import('./preview/preview-dialog.tsx')).PreviewDialog),
  delete: async () => about((await import('./delete-document-dialog.tsx')).DeleteDocumentDialog),
}

/** The name of the document, which opens it. */
const findName = ({ id }: { id?: string | undefined }) =>
  document.querySelector<HTMLElement>(`[data-document="${CSS.escape(id ?? '')}"] button`)

/** The one host of the dialogs about documents; the address says which one is open. */
export const DocumentDialogs = () => (
  <DialogHost dialogs={documentDialogs} load={load} findSubject={findName} />
)
