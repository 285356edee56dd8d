import { TagsInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import {
  REMOTE_PREFERENCE_LABELS,
  REMOTE_PREFERENCES,
  WORK_AUTH_STATUS_LABELS,
  WORK_AUTH_STATUSES,
} from '#src/profile/constants.ts'
import { preferencesForm, SALARY_ORDER } from '#src/profile/schema.ts'
import type { FormValues } from '../../../lib/form-values.ts'
import { type FormFields, useForm } from '../../../lib/use-form.ts'
import {
  AreaField,
  type FieldProps,
  SelectField,
  TextField,
  TickField,
} from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import classes from '../../../ui/form.module.css'
import { useUpdateProfile } from '../mutations.ts'
import { selectPreferences } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import {
  type PreferencesValues,
  toPreferencesInput,
  toPreferencesValues,
} from './preferences-values.ts'
import { t } from '#src/language/t.ts'

const REMOTE_OPTIONS = REMOTE_PREFERENCES.map((value) => ({
  value,
  label: REMOTE_PREFERENCE_LABELS[value],
}))
const AUTH_OPTIONS = WORK_AUTH_STATUSES.map((value) => ({
  value,
  label: WORK_AUTH_STATUS_LABELS[value],
}))

type Part = { form: FormFields<PreferencesValues> }

/** Edits the preferences that application forms ask for. */
export const PreferencesDialog = ({ onClose }: { onClose: () => void }) => {
  const part = useProfilePart(selectPreferences)
  const update = useUpdateProfile()
  const form = useForm({
    initial: toPreferencesValues(part),
    draftKey: 'preferences',
    toInput: toPreferencesInput,
    schema: preferencesForm,
    showAtOnce: [SALARY_ORDER],
    save: (_input, changed) => update(changed),
    failed: t('Failed to save preferences. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Edit Preferences')}
      form={form}
      saved={t('Preferences saved')}
      onClose={onClose}
      size="44rem"
    >
      <WorkFields form={form} />
      <AuthorizationFields form={form} />
      <AddressFields form={form} />
    </FormDialog>
  )
}

const WorkFields = ({ form }: Part) => (
  <>
    <TextField form={form} field="current_title" label={t('Current title')} isFirst />
    <TextField
      form={form}
      field="years_of_experience"
      label={t('Years of experience')}
      inputMode="decimal"
    />
    <TagsField
      form={form}
      field="preferred_roles"
      label={t('Preferred roles')}
      placeholder={t('Product designer')}
    />
    <TagsField
      form={form}
      field="preferred_locations"
      label={t('Preferred locations')}
      placeholder={t('Berlin')}
    />
    <SelectField
      form={form}
      field="remote_preference"
      label={t('Remote preference')}
      options={REMOTE_OPTIONS}
    />
    <TickField form={form} field="willing_to_relocate" label={t('Willing to relocate')} isNarrow />
    <TextField
      form={form}
      field="desired_salary_min"
      label={t('Minimum salary')}
      inputMode="numeric"
    />
    <TextField
      form={form}
      field="desired_salary_max"
      label={t('Maximum salary')}
      inputMode="numeric"
    />
  </>
)

const AuthorizationFields = ({ form }: Part) => (
  <>
    <h3 className={classes.group}>{t('Right to work')}</h3>
    <SelectField
      form={form}
      field="work_auth_status"
      label={t('Work authorization')}
      options={AUTH_OPTIONS}
    />
    <TickField form={form} field="need_sponsorship" label={t('I need sponsorship')} isNarrow />
    <AreaField
      form={form}
      field="work_auth_additional_info"
      label={t('Additional information')}
      rows={2}
    />
  </>
)

const AddressFields = ({ form }: Part) => (
  <>
    <h3 className={classes.group}>{t('Address')}</h3>
    <TextField
      form={form}
      field="address"
      label={t('Address')}
      autoComplete="street-address"
      isWide
    />
    <TextField form={form} field="zip_code" label={t('Zip code')} autoComplete="postal-code" />
    <TextField form={form} field="country" label={t('Country')} autoComplete="country-name" />
  </>
)

/** Several short texts, each added with Enter, a comma or blur. */
const TagsField = <Values extends FormValues>(
  props: FieldProps<Values> & { placeholder: string },
) => {
  const { form, field } = props
  const value = form.values[field]
  const tags = Array.isArray(value) ? value : []
  return (
    <TagsInput
      className={classes.whole ?? ''}
      label={props.label}
      description={t('Press Enter after each.')}
      placeholder={tags.length === 0 ? props.placeholder : ''}
      data-field={field}
      error={form.errorOf(field)}
      value={tags}
      onChange={(next) => form.change({ [field]: next })}
      classNames={{ pill: classes.pill ?? '' }}
      acceptValueOnBlur
    />
  )
}
