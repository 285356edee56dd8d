import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import classes from './birth-date.module.css'
import { addMonths } from './calendar.ts'
import { MONTHS } from '../../../lib/months.ts'
import { t } from '#src/language/t.ts'

/** Escape closes only the calendar, not the dialog behind it. */
export const KEEPS_DIALOG = { 'data-mantine-stop-propagation': true } as const

/** The displayed month and year, with buttons to change them. */
export const CalendarHeader = (props: {
  day: string
  today: string
  showsYears: boolean
  onShow: (day: string) => void
  onYears: () => void
}) => {
  const { day, today, onShow } = props
  const year = day.slice(0, 4)
  const lastMonth = year === today.slice(0, 4) ? Number(today.slice(5, 7)) : MONTHS.length
  return (
    <div className={classes.header}>
      <button
        type="button"
        {...KEEPS_DIALOG}
        className={classes.step}
        aria-label={t('Previous month')}
        onClick={() => onShow(addMonths(day, -1))}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <span className={classes.months}>
        <select
          {...KEEPS_DIALOG}
          className={classes.choice}
          aria-label={t('Month')}
          value={Number(day.slice(5, 7))}
          onChange={({ currentTarget: { value } }) =>
            onShow(addMonths(day, Number(value) - Number(day.slice(5, 7))))
          }
        >
          {MONTHS.slice(0, lastMonth).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </span>
      <button
        type="button"
        {...KEEPS_DIALOG}
        className={classes.choice}
        aria-label={t('Year {year}', { year })}
        aria-expanded={props.showsYears}
        onClick={props.onYears}
      >
        {year}
        <ChevronDown size={16} aria-hidden />
      </button>
      <button
        type="button"
        {...KEEPS_DIALOG}
        className={classes.step}
        aria-label={t('Next month')}
        disabled={day.slice(0, 7) === today.slice(0, 7)}
        onClick={() => onShow(addMonths(day, 1))}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </div>
  )
}
