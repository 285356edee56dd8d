import { useCallback, useEffect, useRef, useState } from 'react'
import type { Document } from '#src/documents/schema.ts'
import { useReturnFocus } from '../../lib/use-return-focus.ts'
import { showToast } from '../../ui/toast.tsx'
import { DeleteDocumentDialog } from './delete-document-dialog.tsx'
import { type DocumentDialog, useDocumentDialogs, useOpenDocumentDialog } from './dialog-state.ts'
import { PreviewDialog } from './preview/preview-dialog.tsx'

/** Finds the name of the document that the last dialog was about. */
const useFindName = (id: string | undefined) => {
  const lastId = useRef(id)
  useEffect(() => {
    if (id !== undefined) lastId.current = id
  }, [id])
  return useCallback(
    () => document.querySelector<HTMLElement>(`[data-document="${lastId.current}"] button`),
    [],
  )
}

/** The one host of the dialogs about documents; the address says which one is open. */
export const DocumentDialogs = (props: { documents: readonly Document[]; isLoading: boolean }) => {
  const { dialog, id } = useOpenDocumentDialog()
  const { close } = useDocumentDialogs()
  useReturnFocus(dialog !== undefined, useFindName(id))
  if (dialog === undefined || props.isLoading) return null
  const document = props.documents.find((one) => one.id === id)
  return (
    <DialogOfDocument key={`${dialog} ${id}`} dialog={dialog} found={document} onClose={close} />
  )
}

/** One that is gone closes its dialog, saying so. */
const DialogOfDocument = (props: {
  dialog: DocumentDialog
  found: Document | undefined
  onClose: () => void
}) => {
  const { dialog, found, onClose } = props
  // Deleted in another tab: what is being read here must not vanish with it.
  const [document] = useState(found)
  const isGone = document === undefined
  useEffect(() => {
    if (!isGone) return
    showToast({ message: 'This document is no longer there.' })
    onClose()
  }, [isGone, onClose])
  if (isGone) return null
  return dialog === 'preview' ? (
    <PreviewDialog document={document} onClose={onClose} />
  ) : (
    <DeleteDocumentDialog document={document} onClose={onClose} />
  )
}
