import { nameForm } from '#src/profile/schema.ts'
import { useSaveName } from '../mutations.ts'
import { selectName } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { TextField } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useProfileForm } from './use-profile-form.ts'

const toInput = <T,>(values: T) => values

/** First and last name; Cancel restores the previous ones. */
export const NameDialog = ({ onClose }: { onClose: () => void }) => {
  const initial = useProfilePart(selectName)
  const save = useSaveName()
  const form = useProfileForm({
    initial,
    draftKey: 'name',
    toInput,
    schema: nameForm,
    save: (_input, changed) => save(changed),
    failed: 'Failed to update name. Please try again.',
  })
  return (
    <FormDialog title="Edit Name" form={form} saved="Name saved" onClose={onClose} size="32rem">
      <TextField
        form={form}
        field="first_name"
        label="First Name"
        autoComplete="given-name"
        isRequired
        isFirst
      />
      <TextField
        form={form}
        field="last_name"
        label="Last Name"
        autoComplete="family-name"
        isRequired
      />
    </FormDialog>
  )
}
