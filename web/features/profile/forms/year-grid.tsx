import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import classes from './birth-date.module.css'
import { KEEPS_DIALOG } from './calendar-header.tsx'
import { listYearPages } from './calendar.ts'
import { t } from '#src/language/t.ts'

/** The last 100 years, twelve to a page. */
export const YearGrid = (props: {
  year: number
  currentYear: number
  onChoose: (year: number) => void
}) => {
  const pages = listYearPages(props.currentYear)
  const [page, setPage] = useState(() =>
    Math.max(
      0,
      pages.findIndex((years) => years.includes(props.year)),
    ),
  )
  const years = pages[page] ?? []
  return (
    <div>
      <div className={classes.pages}>
        <button
          type="button"
          {...KEEPS_DIALOG}
          className={classes.step}
          aria-label={t('Earlier years')}
          disabled={page === pages.length - 1}
          onClick={() => setPage(page + 1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </button>
        <span role="status">{`${years[0]} - ${years.at(-1)}`}</span>
        <button
          type="button"
          {...KEEPS_DIALOG}
          className={classes.step}
          aria-label={t('Later years')}
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        >
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
      <div className={classes.years} role="group" aria-label={t('Years')}>
        {years.map((year) => (
          <button
            key={year}
            type="button"
            {...KEEPS_DIALOG}
            aria-pressed={year === props.year}
            onClick={() => props.onChoose(year)}
          >
            {year}
          </button>
        ))}
      </div>
    </div>
  )
}
