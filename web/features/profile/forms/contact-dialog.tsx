import { TextInput } from '@mantine/core'
import { contactForm } from '#src/profile/contact.ts'
import { useUpdateProfile } from '../mutations.ts'
import { selectContact } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { toContactInput, toContactValues } from './contact-values.ts'
import { TextField } from '../../../ui/fields.tsx'
import classes from '../../../ui/form.module.css'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useForm } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'

/** Edits the contact details; the email address is the account's and cannot be changed here. */
export const ContactDialog = ({ onClose }: { onClose: () => void }) => {
  const contact = useProfilePart(selectContact)
  const update = useUpdateProfile()
  const form = useForm({
    initial: toContactValues(contact),
    draftKey: 'contact',
    toInput: toContactInput,
    schema: contactForm,
    validateOnBlur: ['phone', 'date_of_birth'],
    save: (_input, { email: _email, ...changed }) => update(changed),
    failed: t('Failed to update contact information. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Edit Contact Information')}
      form={form}
      saved={t('Contact information saved')}
      onClose={onClose}
    >
      <TextInput
        className={classes.whole ?? ''}
        label={t('Email')}
        description={t('Changed in Settings.')}
        type="email"
        value={form.values.email}
        error={form.errorOf('email')}
        disabled
        readOnly
      />
      <TextField
        form={form}
        field="phone"
        label={t('Phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
        isFirst
      />
      <BirthDateField form={form} />
      <TextField form={form} field="city" label={t('City')} autoComplete="address-level2" />
      <TextField form={form} field="state" label={t('State')} autoComplete="address-level1" />
    </FormDialog>
  )
}
