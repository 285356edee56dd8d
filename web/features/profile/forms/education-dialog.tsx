import { END_BEFORE_START } from '#src/profile/dates.ts'
import { type Education, educationForm } from '#src/profile/education.ts'
import { useSaveEducation } from '../mutations.ts'
import { toEducationInput, toEducationValues } from './entry-values.ts'
import { AreaField, TextField, TickField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { MonthFields } from './month-fields.tsx'
import { useForm } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'

/** Adds a school, or edits `entry`. */
export const EducationDialog = (props: { entry: Education | undefined; onClose: () => void }) => {
  const { entry, onClose } = props
  const { add, update } = useSaveEducation()
  const form = useForm({
    initial: toEducationValues(entry),
    draftKey: `education ${entry?.id ?? 'new'}`,
    toInput: toEducationInput,
    schema: educationForm,
    showAtOnce: [END_BEFORE_START],
    save: (
      { currently_studying: _tick, ...input },
      { currently_studying: _ticked, ...changed },
      request_id,
    ) => (entry ? update({ ...changed, id: entry.id }) : add({ ...input, request_id })),
    failed: t('Failed to save education. Please try again.'),
  })
  const tickStudying = (currently_studying: boolean) =>
    form.change(
      currently_studying
        ? { currently_studying, end_month: '', end_year: '' }
        : { currently_studying },
    )
  return (
    <FormDialog
      title={entry ? t('Edit Education') : t('Add Education')}
      form={form}
      saved={t('Education saved')}
      onClose={onClose}
    >
      <TextField form={form} field="school_name" label={t('School')} isRequired isFirst isWide />
      <TextField form={form} field="degree" label={t('Degree')} isRequired />
      <TextField form={form} field="field_of_study" label={t('Major')} isRequired />
      <MonthFields form={form} name="start" isRequired />
      <MonthFields
        form={form}
        name="end"
        isRequired={!form.values.currently_studying}
        isDisabled={form.values.currently_studying}
      />
      <TickField
        form={form}
        field="currently_studying"
        label={t('I am currently studying here')}
        onTick={tickStudying}
      />
      <TextField form={form} field="gpa" label={t('GPA')} />
      <TextField form={form} field="location" label={t('Location')} />
      <AreaField form={form} field="achievements" label={t('Achievements')} rows={3} />
    </FormDialog>
  )
}
