import { Input } from '@mantine/core'
import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { readText } from '../../../ui/fields.tsx'
import type { FormValues } from '../../../lib/form-values.ts'
import classes from '../../../ui/form.module.css'
import { listEntryYears, MONTHS } from '../../../lib/months.ts'
import type { FormFields } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'

const LABELS = {
  start: { date: t('Start date'), month: t('Start month'), year: t('Start year') },
  end: { date: t('End date'), month: t('End month'), year: t('End year') },
}

/**
 * Month and year selects of a date; their values are `{name}_month` and `{name}_year`, their shared
 * error is that of `{name}_date`.
 */
export const MonthFields = <Values extends FormValues>(props: {
  form: FormFields<Values>
  name: 'start' | 'end'
  /** Shown below the two selects and read out with them. */
  note?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
}) => {
  const { form, name, note, isRequired = false, isDisabled = false } = props
  const messageId = useId()
  const noteId = useId()
  const [currentYear] = useState(() => new Date().getFullYear())
  const labels = LABELS[name]
  const date = `${name}_date`
  const error = isDisabled ? undefined : form.errorOf(date)
  const year = readText(form.values[`${name}_year`])
  const years = listEntryYears(year, currentYear).map((value) => ({ value, label: value }))
  const shared = {
    isRequired,
    isDisabled,
    messageId: error === undefined ? undefined : messageId,
    noteId: note === undefined ? undefined : noteId,
  }
  return (
    <fieldset className={classes.months} disabled={isDisabled}>
      <legend>
        {labels.date}
        {isRequired && (
          <span className={classes.star} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      <div>
        <Select
          {...shared}
          field={date}
          label={labels.month}
          none={t('Month')}
          options={MONTHS}
          value={readText(form.values[`${name}_month`])}
          onChange={(value) => form.change({ [`${name}_month`]: value }, date)}
        />
        <Select
          {...shared}
          label={labels.year}
          none={t('Year')}
          options={years}
          value={year}
          onChange={(value) => form.change({ [`${name}_year`]: value }, date)}
        />
      </div>
      {error !== undefined && <p id={messageId}>{error}</p>}
      {note !== undefined && (
        <span id={noteId} className={classes.note}>
          {note}
        </span>
      )}
    </fieldset>
  )
}

/**
 * A select described by an error message shared with its neighbour, which Mantine's own cannot be.
 */
const Select = (props: {
  label: string
  none: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  isRequired: boolean
  isDisabled: boolean
  /** The id of the shared error message, if any. */
  messageId: string | undefined
  noteId: string | undefined
  field?: string
}) => (
  <Input
    component="select"
    withAria={false}
    aria-label={props.label}
    aria-required={props.isRequired}
    aria-invalid={props.messageId !== undefined}
    aria-describedby={[props.messageId, props.noteId].filter(Boolean).join(' ') || undefined}
    data-field={props.field}
    error={props.messageId !== undefined}
    disabled={props.isDisabled}
    value={props.value}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    pointer
    rightSection={<ChevronsUpDown size={16} aria-hidden />}
    rightSectionPointerEvents="none"
  >
    <option value="">{props.none}</option>
    {props.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Input>
)
