import { TagsInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import type { FormValues } from '../../../lib/form-values.ts'
import classes from '../../../ui/form.module.css'
import type { FieldProps } from '../../../ui/fields.tsx'

/** Several short texts, each added with Enter, a comma, or by leaving the field. */
export const TagsField = <Values extends FormValues>(
  props: FieldProps<Values> & { placeholder: string },
) => {
  const { form, field } = props
  const value = form.values[field]
  const tags = Array.isArray(value) ? value : []
  return (
    <TagsInput
      className={classes.whole ?? ''}
      label={props.label}
      description="Press Enter after each."
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
