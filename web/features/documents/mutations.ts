import { DOCUMENT_TYPES } from '#src/documents/constants.ts'
import type { Document } from '#src/documents/schema.ts'
import { refetchAfterLast } from '../../lib/refetch-after-last.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { putDocument } from './describe-document.ts'
import { DELETE_FAILED, describeRestoreFailure, isGone, TYPE_FAILED } from './failure-texts.ts'

type DocumentsCache = ReturnType<typeof trpc.useUtils>['documents']['list']

const find = (cache: DocumentsCache, id: string) =>
  cache.getData()?.find((document) => document.id === id)

const replace = (cache: DocumentsCache, id: string, how: (document: Document) => Document) =>
  cache.setData(undefined, (list) =>
    list?.map((document) => (document.id === id ? how(document) : document)),
  )

const useSettle = () => {
  const { documents, jobs } = trpc.useUtils()
  // Applications name the documents that were sent with them.
  return () => void refetchAfterLast('documents', documents.list, jobs.list)
}

/** Shows the new type at once, and the former one with a message if that fails. */
export const useSetDocumentType = () => {
  const { list } = trpc.useUtils().documents
  const settle = useSettle()
  return trpc.documents.setType.useMutation({
    onMutate: async ({ id, document_type }) => {
      await list.cancel()
      const before = find(list, id)?.document_type
      const target = DOCUMENT_TYPES.find((known) => known === document_type)
      if (target) replace(list, id, (document) => ({ ...document, document_type: target }))
      return { before }
    },
    onSuccess: async (saved) => {
      // A list requested before this response may still hold the old type.
      await list.cancel()
      replace(list, saved.id, () => saved)
    },
    onError: (_error, { id, document_type }, context) => {
      const { before } = context ?? {}
      if (before) {
        replace(list, id, (now) =>
          // A later change of the same document must not be undone by this one's failure.
          now.document_type === document_type ? { ...now, document_type: before } : now,
        )
      }
      showFailure(TYPE_FAILED)
    },
    onSettled: settle,
  })
}

/** Deletes at once, and back with a message if that fails; the toast brings the document back. */
export const useDeleteDocument = () => {
  const { list } = trpc.useUtils().documents
  const settle = useSettle()
  const restore = trpc.documents.restore.useMutation({
    onSuccess: (restored) =>
      list.setData(undefined, (documents) => documents && putDocument(documents, restored)),
    onError: (error) => showFailure(describeRestoreFailure(error)),
    onSettled: settle,
  })
  return trpc.documents.remove.useMutation({
    onMutate: async ({ id }) => {
      await list.cancel()
      const before = find(list, id)
      list.setData(undefined, (documents) => documents?.filter((document) => document.id !== id))
      return { before }
    },
    onSuccess: (_answer, { id }, context) =>
      showToast({
        message: context?.before ? `Deleted ${context.before.filename}` : 'Deleted',
        action: { label: 'Undo', run: () => restore.mutate({ id }) },
      }),
    onError: (error, _sent, context) => {
      // Already gone, perhaps deleted in another tab: what was wanted is the case.
      if (isGone(error)) return
      const { before } = context ?? {}
      if (before)
        list.setData(undefined, (documents) => documents && putDocument(documents, before))
      showFailure(DELETE_FAILED)
    },
    onSettled: settle,
  })
}
