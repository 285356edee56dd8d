import { NativeSelect, TextInput } from '@mantine/core'
import type { AnalyticsRange } from '#src/analytics/schema.ts'
import { addDays } from '#src/jobs/filters.ts'
import { today } from '../../lib/dates.ts'
import classes from './analytics-screen.module.css'
import { t } from '#src/language/t.ts'

const PERIODS = [
  { value: '30', label: t('Last 30 days') },
  { value: '90', label: t('Last 90 days') },
  { value: '365', label: t('Last 12 months') },
  { value: 'year', label: t('This year') },
  { value: '', label: t('All time') },
]
const CUSTOM = { value: 'custom', label: t('Other days') }

const toRange = (period: string): AnalyticsRange => {
  const day = today()
  if (period === '') return { from: undefined, to: undefined }
  if (period === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: undefined }
  return { from: addDays(day, 1 - Number(period)), to: undefined }
}

const findPeriod = ({ from, to }: AnalyticsRange) =>
  PERIODS.find(({ value }) => to === undefined && toRange(value).from === from)?.value

/** Chooses the range of days for the numbers. */
export const RangePicker = (props: {
  range: AnalyticsRange
  onRange: (range: AnalyticsRange) => void
}) => {
  const { range, onRange } = props
  const period = findPeriod(range)
  return (
    <div className={classes.range}>
      <NativeSelect
        aria-label={t('Period')}
        data={period === undefined ? [...PERIODS, CUSTOM] : PERIODS}
        value={period ?? CUSTOM.value}
        onChange={({ currentTarget: { value } }) =>
          value !== CUSTOM.value && onRange(toRange(value))
        }
      />
      <TextInput
        type="date"
        aria-label={t('From')}
        value={range.from ?? ''}
        max={range.to ?? ''}
        onChange={({ currentTarget: { value } }) => onRange({ ...range, from: value || undefined })}
      />
      <span aria-hidden>–</span>
      <TextInput
        type="date"
        aria-label={t('To')}
        value={range.to ?? ''}
        min={range.from ?? ''}
        onChange={({ currentTarget: { value } }) => onRange({ ...range, to: value || undefined })}
      />
    </div>
  )
}
