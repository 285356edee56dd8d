import type { ReactNode } from 'react'
import { EXPERIENCE_DESCRIPTION_MAX, ROLE_TYPE_LABELS, ROLE_TYPES } from '#src/profile/constants.ts'
import { AreaField, SelectField, TextField, TickField } from '../../ui/fields.tsx'
import type { FormValues } from '../../lib/form-values.ts'
import { MonthFields } from '../profile/index.ts'
import type { FormFields } from '../../lib/use-form.ts'
import type { EducationValues, ExperienceValues } from './review-values.ts'
import { t } from '#src/language/t.ts'

const ROLE_OPTIONS = ROLE_TYPES.map((value) => ({ value, label: ROLE_TYPE_LABELS[value] }))

export type ItemFormProps<Values extends FormValues> = {
  form: FormFields<Values>
  /** Returns the note to show at a field, if any. */
  noteOf: (field: string) => ReactNode
}

const NO_END = { end_month: '', end_year: '' }

/** The fields of a job, as in the profile. */
export const ExperienceFields = ({ form, noteOf }: ItemFormProps<ExperienceValues>) => {
  const { current_role } = form.values
  return (
    <>
      <TextField form={form} field="title" label={t('Position title')} note={noteOf('title')} />
      <TextField
        form={form}
        field="company_name"
        label={t('Company')}
        note={noteOf('company_name')}
      />
      <TextField form={form} field="location" label={t('Location')} note={noteOf('location')} />
      <SelectField
        form={form}
        field="role_type"
        label={t('Role type')}
        none={t('Role type')}
        options={ROLE_OPTIONS}
        note={noteOf('role_type')}
      />
      <MonthFields form={form} name="start" note={noteOf('start_date')} />
      <MonthFields form={form} name="end" isDisabled={current_role} note={noteOf('end_date')} />
      <TickField
        form={form}
        field="current_role"
        label={t('I currently work here')}
        onTick={(isTicked) => form.change({ current_role: isTicked, ...(isTicked && NO_END) })}
      />
      <AreaField
        form={form}
        field="description"
        label={t('Description')}
        max={EXPERIENCE_DESCRIPTION_MAX}
        rows={4}
        note={noteOf('description')}
      />
    </>
  )
}

/** The fields of a degree, as in the profile. */
export const EducationFields = ({ form, noteOf }: ItemFormProps<EducationValues>) => {
  const { currently_studying } = form.values
  return (
    <>
      <TextField
        form={form}
        field="school_name"
        label={t('School')}
        note={noteOf('school_name')}
        isWide
      />
      <TextField form={form} field="degree" label={t('Degree')} note={noteOf('degree')} />
      <TextField
        form={form}
        field="field_of_study"
        label={t('Major')}
        note={noteOf('field_of_study')}
      />
      <MonthFields form={form} name="start" note={noteOf('start_date')} />
      <MonthFields
        form={form}
        name="end"
        isDisabled={currently_studying}
        note={noteOf('end_date')}
      />
      <TickField
        form={form}
        field="currently_studying"
        label={t('I am currently studying here')}
        onTick={(isTicked) =>
          form.change({ currently_studying: isTicked, ...(isTicked && NO_END) })
        }
      />
      <TextField form={form} field="gpa" label={t('GPA')} note={noteOf('gpa')} />
      <TextField form={form} field="location" label={t('Location')} note={noteOf('location')} />
      <AreaField
        form={form}
        field="achievements"
        label={t('Achievements')}
        rows={2}
        note={noteOf('achievements')}
      />
    </>
  )
}
