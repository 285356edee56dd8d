import { Checkbox, NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { shallowEqual } from '@mantine/hooks'
import { type ChangeEvent, memo, type ReactNode, type SyntheticEvent } from 'react'
import { type FormValues, UNFINISHED } from '../lib/form-values.ts'
import type { FormFields } from '../lib/use-form.ts'
import classes from './form.module.css'
import { t } from '#src/language/t.ts'

export type FieldProps<Values extends FormValues> = {
  form: FormFields<Values>
  field: keyof Values & string
  label: string
  /** Shown below the control and read out with it, in place of a description. */
  note?: ReactNode
  isRequired?: boolean | undefined
  /** Whether it gets the focus when the dialog opens. */
  isFirst?: boolean | undefined
  isWide?: boolean | undefined
}

export const readText = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value : ''

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The props that connect a text control with its field of a form. */
export const bindText = <Values extends FormValues>(
  form: FormFields<Values>,
  field: keyof Values & string,
) => ({
  'data-field': field,
  value: readText(form.values[field]),
  error: form.errorOf(field),
  onChange: ({ currentTarget }: ChangeEvent<Control>) =>
    form.change({ [field]: currentTarget.value }),
  onBlur: () => form.leave(field),
})

/** Notes are placed below the control, so that controls side by side stay aligned. */
const NOTE_ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'error',
  'description',
]

/** The props that all field controls share. */
const bindField = <Values extends FormValues>(props: FieldProps<Values>) => ({
  ...bindText(props.form, props.field),
  label: props.label,
  ...(props.note !== undefined && { description: props.note, inputWrapperOrder: NOTE_ORDER }),
  required: props.isRequired ?? false,
  'data-autofocus': props.isFirst || undefined,
  className: (props.isWide && classes.whole) || '',
})

type BoundProps = { form: FormFields<FormValues>; field: string }

const isUnchanged = (before: BoundProps, next: BoundProps): boolean => {
  const { form: formBefore, ...restBefore } = before
  const { form, ...rest } = next
  const { field } = next
  return (
    shallowEqual(restBefore, rest) &&
    formBefore.values[field] === form.values[field] &&
    formBefore.errorOf(field) === form.errorOf(field) &&
    // Another function may hold newer values of the other fields.
    formBefore.change === form.change &&
    formBefore.leave === form.leave
  )
}

/**
 * Renders a field only if its own value, message or props changed, while its form renders with
 * every key pressed in any field, and when saving begins and ends.
 */
const memoField = <Field extends (props: never) => ReactNode>(field: Field): Field =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses type parameters
  memo<BoundProps>(field as never, isUnchanged) as never

type TextFieldProps<Values extends FormValues> = FieldProps<Values> &
  Omit<
    TextInputProps,
    'form' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'required'
  > & {
    onLeave?: () => void
  }

/** Separates the input's own props from those of the field. */
const bindInput = <Values extends FormValues>(props: TextFieldProps<Values>) => {
  const { form, field, label, note, isRequired, isFirst, isWide, onLeave, ...input } = props
  const bound = bindField<Values>({ form, field, label, note, isRequired, isFirst, isWide })
  const onBlur = () => {
    bound.onBlur()
    onLeave?.()
  }
  return { ...input, ...bound, onBlur }
}

/** One line of text, kept as typed in any script. */
export const TextField = memoField(<Values extends FormValues>(props: TextFieldProps<Values>) => (
  <TextInput
    dir="auto"
    autoComplete="off"
    {...((props.type === 'url' || props.type === 'email') && ADDRESS)}
    {...bindInput(props)}
  />
))

const ADDRESS = { autoCapitalize: 'none', spellCheck: false } as const

/**
 * A date, time or number in the browser's own control. Its value is "" while half typed, which must
 * not be taken for empty; it fires no change event then, so key events are read.
 */
export const NativeField = memoField(<Values extends FormValues>(props: TextFieldProps<Values>) => {
  const { form, field } = props
  const { onBlur, ...input } = bindInput(props)
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = currentTarget.validity.badInput ? UNFINISHED : currentTarget.value
    if (typed !== form.values[field]) form.change({ [field]: typed })
  }
  return (
    <TextInput
      {...input}
      value={input.value === UNFINISHED ? '' : input.value}
      onChange={read}
      onKeyUp={read}
      onBlur={(event) => {
        read(event)
        onBlur()
      }}
    />
  )
})

/** Counts code points like the schema, so an emoji is one character. */
const countCharacters = (text: string): number => Array.from(text).length

/** A multi-line text; shows a character count if `max` is set, and Ctrl or Cmd+Enter saves. */
export const AreaField = memoField(
  <Values extends FormValues>(
    props: FieldProps<Values> & {
      description?: string
      placeholder?: string
      max?: number
      rows?: number
    },
  ) => {
    const { form, field, description, placeholder, max } = props
    const length = countCharacters(readText(form.values[field]))
    return (
      <div className={classes.whole}>
        <Textarea
          {...bindField(props)}
          dir="auto"
          autosize
          minRows={props.rows ?? 4}
          maxRows={14}
          {...(description !== undefined && { description })}
          {...(placeholder !== undefined && { placeholder })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.currentTarget.form?.requestSubmit()
            }
          }}
        />
        {max !== undefined && (
          <p className={classes.count} data-over={length > max || undefined}>
            {t('{length}/{max} characters', { length, max })}
          </p>
        )}
      </div>
    )
  },
)

type Option = { value: string; label: string }

export const SelectField = memoField(
  <Values extends FormValues>(
    props: FieldProps<Values> & {
      options: readonly Option[]
      /** The label of the empty choice; without it there is none. */
      none?: string
      isDisabled?: boolean
      onChoose?: (value: string) => void
    },
  ) => {
    const { form, field, options, none, onChoose } = props
    return (
      <NativeSelect
        {...bindField(props)}
        disabled={props.isDisabled ?? false}
        data={none === undefined ? [...options] : [{ value: '', label: none }, ...options]}
        onChange={({ currentTarget: { value } }) =>
          onChoose ? onChoose(value) : form.change({ [field]: value })
        }
      />
    )
  },
)

export const TickField = memoField(
  <Values extends FormValues>(props: {
    form: FormFields<Values>
    field: keyof Values & string
    label: ReactNode
    onTick?: (isTicked: boolean) => void
    isNarrow?: boolean
  }) => {
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
  },
)
