import { TextInput, type TextInputProps } from '@mantine/core'
import type { SyntheticEvent } from 'react'
import { UNFINISHED } from './job-values.ts'
import type { JobForm } from './use-job-form.ts'

/**
 * A date, time or number in the browser's own control, which answers "" for what is half typed: here
 * that is told from what is empty. Keys are listened to, since such a control reports no change.
 */
export const NativeInput = ({
  form,
  field,
  ...props
}: Omit<TextInputProps, 'form'> & {
  form: JobForm
  field: 'application_date' | 'deadline' | 'interview_date' | 'interview_round'
}) => {
  const { value, ...input } = form.getInputProps(field)
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = currentTarget.validity.badInput ? UNFINISHED : currentTarget.value
    if (typed !== form.getValues()[field]) form.setFieldValue(field, typed)
  }
  return (
    <TextInput
      {...props}
      {...input}
      value={value === UNFINISHED ? '' : value}
      onChange={read}
      onKeyUp={read}
      onBlur={(event) => {
        read(event)
        input.onBlur?.(event)
      }}
    />
  )
}
