import { nameForm } from '#src/profile/schema.ts'
import { useSaveName } from '../mutations.ts'
import { selectName } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { TextField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useForm } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'

/** First and last name; Cancel restores the previous ones. */
export const NameDialog = ({ onClose }: { onClose: () => void }) => {
  const initial = useProfilePart(selectName)
  const save = useSaveName()
  const form = useForm({
    initial,
    draftKey: 'name',
    toInput: (values) => values,
    schema: nameForm,
    save: (_input, changed) => save(changed),
    failed: t('Failed to update name. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Edit Name')}
      form={form}
      saved={t('Name saved')}
      onClose={onClose}
      size="32rem"
    >
      <TextField
        form={form}
        field="first_name"
        label={t('First Name')}
        autoComplete="given-name"
        isRequired
        isFirst
      />
      <TextField
        form={form}
        field="last_name"
        label={t('Last Name')}
        autoComplete="family-name"
        isRequired
      />
    </FormDialog>
  )
}
