import type { ReactNode } from 'react'
import type { Document } from '#src/documents/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { documentDialogs } from './dialogs.ts'

type Address = { id?: string | undefined; onClose: () => void }

/** A dialog about the document whose id is in the URL. */
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

/** The button with the document's name, to return the focus to. */
const findName = ({ id }: { id?: string | undefined }) =>
  document.querySelector<HTMLElement>(`[data-document="${CSS.escape(id ?? '')}"] button`)

/** Renders the document dialog named in the URL. */
export const DocumentDialogs = () => (
  <DialogHost dialogs={documentDialogs} load={load} findSubject={findName} />
)
