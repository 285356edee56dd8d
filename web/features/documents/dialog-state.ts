import { type RegisteredRouter, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { createDialogAddress } from '../../lib/dialog-address.ts'

const DOCUMENT_DIALOGS = ['preview', 'delete'] as const
export type DocumentDialog = (typeof DOCUMENT_DIALOGS)[number]

/** Which dialog is open stands in the address: Back closes it, and a reload keeps it. */
export const documentDialogSearch = z.object({
  document: z.enum(DOCUMENT_DIALOGS).optional().catch(undefined),
  id: z.guid().optional().catch(undefined),
})

export type DocumentDialogControl = {
  open: (dialog: DocumentDialog, id: string) => void
  close: () => void
}

const createControl = (router: RegisteredRouter): DocumentDialogControl => {
  const { show, close } = createDialogAddress(router, ['document', 'id'])
  return { open: (document, id) => show({ document, id }), close }
}

/** Opens and closes the dialogs of documents; stable functions. */
export const useDocumentDialogs = (): DocumentDialogControl => {
  const router = useRouter()
  return useMemo(() => createControl(router), [router])
}

/** The open dialog, if any; for the one host that shows them. */
export const useOpenDocumentDialog = () => {
  const { document, id } = useSearch({ from: '/_app/documents' })
  return { dialog: document, id }
}
