import type { Contact } from '#src/contacts/schema.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteContact } from './mutations.ts'
import { t } from '#src/language/t.ts'

/** Asks before a person is deleted; a toast then offers Undo. */
export const DeleteContactDialog = (props: { contact: Contact; onClose: () => void }) => {
  const { contact, onClose } = props
  const { mutate } = useDeleteContact()
  return (
    <ConfirmDialog
      title={t('Delete person')}
      question={t('Delete {name}? Follow-ups and activities about them alone go with them.', {
        name: contact.name,
      })}
      confirmLabel={t('Delete')}
      isOpen
      onConfirm={() => {
        mutate({ id: contact.id })
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
