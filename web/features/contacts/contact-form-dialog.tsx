import { contactPatch, type Contact, createContactInput } from '#src/contacts/schema.ts'
import { useForm } from '../../lib/use-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ContactFields, toInput, toValues } from './contact-fields.tsx'
import { useCreateContact, useUpdateContact } from './mutations.ts'
import { t } from '#src/language/t.ts'

export const AddContactDialog = ({ onClose }: { onClose: () => void }) => {
  const { mutateAsync: create } = useCreateContact()
  const form = useForm({
    initial: toValues(),
    draftKey: 'contact new',
    toInput,
    schema: createContactInput,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: (input, _changed, request_id) => create({ ...input, request_id }),
    failed: t('Failed to add the person. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Add Person')}
      form={form}
      saved={({ name }) => t('Added {name}', { name })}
      question={t('This person has not been saved yet.')}
      onClose={onClose}
    >
      <ContactFields form={form} />
    </FormDialog>
  )
}

export const EditContactDialog = (props: { contact: Contact; onClose: () => void }) => {
  const { contact, onClose } = props
  const { mutateAsync: update } = useUpdateContact()
  const form = useForm({
    initial: toValues(contact),
    draftKey: `contact ${contact.id}`,
    toInput,
    schema: contactPatch,
    validatesOnSubmit: true,
    save: (_input, changed) => update({ ...changed, id: contact.id }),
    failed: t('Failed to save the person. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Edit Person')}
      form={form}
      saved={({ name }) => t('Saved {name}', { name })}
      question={t('Your changes to this person have not been saved.')}
      onClose={onClose}
    >
      <ContactFields form={form} />
    </FormDialog>
  )
}
