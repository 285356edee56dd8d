import { DOCUMENT_TYPES } from '#src/documents/constants.ts'
import type { Document } from '#src/documents/schema.ts'
import { createRowCache } from '../../lib/row-cache.ts'
import { trpc } from '../../lib/trpc.ts'
import { deletesRow, restoresRow } from '../../ui/row-mutations.ts'
import { showFailure } from '../../ui/toast.tsx'
import { compareDocuments } from './describe-document.ts'
import { DELETE_FAILED, describeRestoreFailure, TYPE_FAILED } from './failure-texts.ts'
import { t } from '#src/language/t.ts'

const useDocumentRows = () => {
  const { documents, jobs } = trpc.useUtils()
  const { list } = documents
  return createRowCache<Document>({
    feature: 'documents',
    list,
    // Applications show the documents sent with them.
    others: [jobs.list],
    read: () => list.getData(),
    change: (how) => list.setData(undefined, (cached) => cached && how(cached)),
    compare: compareDocuments,
  })
}

/** Changes the type optimistically; undone with a message on failure. */
export const useSetDocumentType = () => {
  const rows = useDocumentRows()
  return trpc.documents.setType.useMutation({
    onMutate: async ({ id, document_type }) => {
      await rows.cancel()
      const before = rows.find(id)?.document_type
      const target = DOCUMENT_TYPES.find((known) => known === document_type)
      if (target) rows.replace(id, (document) => ({ ...document, document_type: target }))
      return { before }
    },
    onSuccess: async (saved) => {
      // A list requested before this response may still hold the old type.
      await rows.cancel()
      rows.replace(saved.id, () => saved)
    },
    onError: (_error, { id, document_type }, context) => {
      const { before } = context ?? {}
      if (before) {
        rows.replace(id, (now) =>
          // A failure must not undo a later change of the same document.
          now.document_type === document_type ? { ...now, document_type: before } : now,
        )
      }
      showFailure(TYPE_FAILED)
    },
    onSettled: rows.settle,
  })
}

export const useDeleteDocument = () => {
  const rows = useDocumentRows()
  const restore = trpc.documents.restore.useMutation(restoresRow(rows, describeRestoreFailure))
  return trpc.documents.remove.useMutation(
    deletesRow(rows, restore, {
      done: (deleted) =>
        deleted ? t('Deleted {filename}', { filename: deleted.filename }) : t('Deleted'),
      failed: DELETE_FAILED,
    }),
  )
}
