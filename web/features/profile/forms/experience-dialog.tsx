import {
  EXPERIENCE_DESCRIPTION_HINT,
  EXPERIENCE_DESCRIPTION_MAX,
  ROLE_TYPE_LABELS,
  ROLE_TYPES,
} from '#src/profile/constants.ts'
import { END_BEFORE_START } from '#src/profile/dates.ts'
import { type Experience, experienceInput } from '#src/profile/experience.ts'
import { useSaveExperience } from '../mutations.ts'
import { toExperienceInput, toExperienceValues } from './entry-values.ts'
import { AreaField, SelectField, TextField, TickField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { MonthFields } from './month-fields.tsx'
import { useForm } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'

const ROLE_OPTIONS = ROLE_TYPES.map((value) => ({ value, label: ROLE_TYPE_LABELS[value] }))

/** Adds a job, or edits `entry`. */
export const ExperienceDialog = (props: { entry: Experience | undefined; onClose: () => void }) => {
  const { entry, onClose } = props
  const { add, update } = useSaveExperience()
  const form = useForm({
    initial: toExperienceValues(entry),
    draftKey: `experience ${entry?.id ?? 'new'}`,
    toInput: toExperienceInput,
    schema: experienceInput,
    showAtOnce: [END_BEFORE_START],
    save: (input, changed, request_id) =>
      entry ? update({ ...changed, id: entry.id }) : add({ ...input, request_id }),
    failed: t('Failed to save experience. Please try again.'),
  })
  const tickCurrent = (current_role: boolean) =>
    form.change(current_role ? { current_role, end_month: '', end_year: '' } : { current_role })
  return (
    <FormDialog
      title={entry ? t('Edit Experience') : t('Add Work Experience')}
      form={form}
      saved={t('Experience saved')}
      onClose={onClose}
    >
      <TextField form={form} field="title" label={t('Position title')} isRequired isFirst />
      <TextField form={form} field="company_name" label={t('Company')} isRequired />
      <TextField form={form} field="location" label={t('Location')} />
      <SelectField form={form} field="role_type" label={t('Role type')} options={ROLE_OPTIONS} />
      <MonthFields form={form} name="start" isRequired />
      <MonthFields
        form={form}
        name="end"
        isRequired={!form.values.current_role}
        isDisabled={form.values.current_role}
      />
      <TickField
        form={form}
        field="current_role"
        label={t('I currently work here')}
        onTick={tickCurrent}
      />
      <AreaField
        form={form}
        field="description"
        label={t('Description')}
        description={EXPERIENCE_DESCRIPTION_HINT}
        max={EXPERIENCE_DESCRIPTION_MAX}
        rows={6}
      />
    </FormDialog>
  )
}
