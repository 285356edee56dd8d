import { useId, useState } from 'react'
import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  SALARY_PERIOD_LABELS,
  SALARY_PERIODS,
  SOURCE_SUGGESTIONS,
  WORK_MODE_LABELS,
  WORK_MODES,
} from '#src/jobs/terms.ts'
import type { FormFields } from '../../../lib/use-form.ts'
import { NativeField, SelectField, TextField } from '../../../ui/fields.tsx'
import classes from './job-fields.module.css'
import type { JobValues } from './job-values.ts'
import { regionalLocale, t } from '#src/language/t.ts'

const toOptions = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))
const MODES = toOptions(WORK_MODES, WORK_MODE_LABELS)
const TYPES = toOptions(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS)
const PERIODS = toOptions(SALARY_PERIODS, SALARY_PERIOD_LABELS)

const listCurrencies = () => {
  const names = new Intl.DisplayNames(regionalLocale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} – ${names.of(value)}`,
  }))
}

const FIELDS = [
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'source',
] as const

/** The terms of the work; collapsed until opened or filled. */
export const TermsFields = (props: {
  form: FormFields<JobValues>
  noteOf: (field: keyof JobValues) => string | undefined
}) => {
  const { form, noteOf } = props
  const [isOpen, setIsOpen] = useState(false)
  const [currencies] = useState(listCurrencies)
  const suggestions = useId()
  const isWanted = FIELDS.some((field) => form.values[field] !== '' || form.errorOf(field))
  const bind = (field: (typeof FIELDS)[number]) => ({ form, field, note: noteOf(field) })
  return (
    <details
      className={classes.more}
      open={isOpen || isWanted}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('Pay, kind of work, source')}</summary>
      <div className={classes.terms}>
        <SelectField {...bind('work_mode')} label={t('Work mode')} options={MODES} none="—" />
        <SelectField
          {...bind('employment_type')}
          label={t('Employment type')}
          options={TYPES}
          none="—"
        />
        <NativeField {...bind('salary_min')} {...AMOUNT} label={t('Salary from')} />
        <NativeField {...bind('salary_max')} {...AMOUNT} label={t('Salary to')} />
        <SelectField
          {...bind('salary_currency')}
          label={t('Currency')}
          options={currencies}
          none="—"
        />
        <SelectField {...bind('salary_period')} label={t('Paid')} options={PERIODS} none="—" />
        <TextField
          {...bind('source')}
          label={t('Source')}
          placeholder={t('Where you found it or sent it through')}
          list={suggestions}
          isWide
        />
        <datalist id={suggestions}>
          {SOURCE_SUGGESTIONS.map((source) => (
            <option key={source}>{source}</option>
          ))}
        </datalist>
      </div>
    </details>
  )
}

const AMOUNT = { type: 'number', inputMode: 'decimal', min: 0, step: 'any' } as const
