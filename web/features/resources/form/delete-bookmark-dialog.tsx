import type { Resource } from '#src/resources/schema.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { nameOf } from '../bookmark-row.tsx'
import { useDeleteResource } from '../mutations.ts'
import { t } from '#src/language/t.ts'

/** Asks before a bookmark is deleted; a toast then offers Undo. */
export const DeleteBookmarkDialog = (props: { resource: Resource; onClose: () => void }) => {
  const { resource, onClose } = props
  const { mutate } = useDeleteResource()
  return (
    <ConfirmDialog
      title={t('Delete bookmark')}
      question={t('Delete “{name}”?', { name: nameOf(resource) })}
      confirmLabel={t('Delete')}
      isOpen
      onConfirm={() => {
        mutate({ id: resource.id })
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
