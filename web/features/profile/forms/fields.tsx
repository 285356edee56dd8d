import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { HTMLAttributes, ReactNode } from 'react'
import classes from './form.module.css'
import type { FormValues } from './form-values.ts'
import type { ProfileForm } from './use-profile-form.ts'

export type FieldProps<Values extends FormValues> = {
  form: ProfileForm<Values>
  field: keyof Values & string
  label: string
  /** Beneath the control, and read out with it; in place of a description. */
  note?: ReactNode
  isRequired?: boolean
  /** Takes the dialog's first focus. */
  isFirst?: boolean
  isWide?: boolean
}

export const readText = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value : ''

/** A note stands beneath, so that controls side by side stay in one line. */
const NOTE_ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'error',
  'description',
]

/** What every control of a field has in common. */
const useField = <Values extends FormValues>(props: FieldProps<Values>) => ({
  label: props.label,
  ...(props.note !== undefined && { description: props.note, inputWrapperOrder: NOTE_ORDER }),
  required: props.isRequired ?? false,
  'data-field': props.field,
  'data-autofocus': props.isFirst || undefined,
  className: (props.isWide && classes.whole) || '',
  error: props.form.errorOf(props.field),
  onBlur: () => props.form.leave(props.field),
})

/** One line of text, kept as typed in any script. */
export const TextField = <Values extends FormValues>(
  props: FieldProps<Values> & {
    description?: string
    placeholder?: string
    autoComplete?: string
    type?: string
    inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  },
) => {
  const { form, field, description, placeholder, type = 'text', inputMode } = props
  return (
    <TextInput
      {...useField(props)}
      dir="auto"
      type={type}
      autoComplete={props.autoComplete ?? 'off'}
      {...(inputMode && { inputMode })}
      {...(placeholder !== undefined && { placeholder })}
      {...(description !== undefined && { description })}
      value={readText(form.values[field])}
      onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
    />
  )
}

/** As the schema counts: an emoji is one character, though two units of a string. */
const countCharacters = (text: string): number => Array.from(text).length

/** Several lines; with `max` a count of them, and Ctrl or Cmd+Enter saves. */
export const AreaField = <Values extends FormValues>(
  props: FieldProps<Values> & { description?: string; max?: number; rows?: number },
) => {
  const { form, field, description, max } = props
  const value = readText(form.values[field])
  return (
    <div className={classes.whole}>
      <Textarea
        {...useField(props)}
        dir="auto"
        autosize
        minRows={props.rows ?? 4}
        maxRows={14}
        {...(description !== undefined && { description })}
        value={value}
        onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.currentTarget.form?.requestSubmit()
          }
        }}
      />
      {max !== undefined && (
        <p className={classes.count} data-over={countCharacters(value) > max || undefined}>
          {`${countCharacters(value)}/${max} characters`}
        </p>
      )}
    </div>
  )
}

type Option = { value: string; label: string }

export const SelectField = <Values extends FormValues>(
  props: FieldProps<Values> & {
    options: readonly Option[]
    /** Shown for no choice, which is then one of the choices. */
    none?: string
    isDisabled?: boolean
    onChoose?: (value: string) => void
  },
) => {
  const { form, field, options, none, onChoose } = props
  return (
    <NativeSelect
      {...useField(props)}
      disabled={props.isDisabled ?? false}
      data={none === undefined ? [...options] : [{ value: '', label: none }, ...options]}
      value={readText(form.values[field])}
      onChange={({ currentTarget: { value } }) =>
        onChoose ? onChoose(value) : form.change({ [field]: value })
      }
    />
  )
}

export const TickField = <Values extends FormValues>(
  props: FieldProps<Values> & { onTick?: (isTicked: boolean) => void; isNarrow?: boolean },
) => {
  const { form, field, label, onTick } = props
  return (
    <div className={props.isNarrow ? classes.narrowTick : classes.tick}>
      <Checkbox
        label={label}
        data-field={field}
        checked={form.values[field] === true}
        error={form.errorOf(field)}
        onChange={({ currentTarget: { checked } }) =>
          onTick ? onTick(checked) : form.change({ [field]: checked })
        }
      />
    </div>
  )
}
