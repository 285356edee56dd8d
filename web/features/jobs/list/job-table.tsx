import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { LIST_COLUMN_LABELS, type ListColumn } from '#src/jobs/list-columns.ts'
import type { Job } from '#src/jobs/schema.ts'
import { type Sort, SORT_KEYS, type SortKey } from '#src/jobs/sort.ts'
import { scaleToText } from '../../../lib/text-scale.ts'
import type { CardActions } from '../board/draggable-card.tsx'
import { useJobColumn } from '../board/use-job-column.ts'
import { JobRow } from './job-row.tsx'
import classes from './job-table.module.css'
import { COLUMN_WIDTHS } from './row-cells.tsx'
import { t } from '#src/language/t.ts'

const OVERSCAN = 6
const MEASURES = { heightOf: () => scaleToText(60), gap: 0, top: 0, bottom: 0, covered: 45 }

const FIRST_COLUMNS: readonly (ListColumn | SortKey)[] = ['company', 'position']

/** CSS variables for the width of each column and of all columns. */
const layOut = (columns: readonly ListColumn[]): CSSProperties => {
  const widths = columns.map((column) => COLUMN_WIDTHS[column])
  const variables: Record<`--${string}`, string> = {
    '--columns': widths.map((width) => `calc(${width}rem * var(--tightness))`).join(' '),
    '--columns-width': `${widths.reduce((sum, width) => sum + width, 0)}rem`,
  }
  return variables
}

/**
 * A virtualized table. Rows are positioned absolutely, which real table rows cannot be, hence the
 * roles.
 */
export const JobTable = (props: {
  jobs: readonly Job[]
  columns: readonly ListColumn[]
  /** Opens the column chooser. */
  onChoose: () => void
  blank: ReactNode
  now: Date
  sort: Sort
  onSort: (key: SortKey) => void
  actions: CardActions
}) => {
  const { jobs, columns, sort } = props
  const { scroller, items, height, stop } = useJobColumn({
    jobs,
    measures: MEASURES,
    overscan: OVERSCAN,
  })
  return (
    <div ref={scroller} className={classes.scroller} style={layOut(columns)}>
      <div
        role="table"
        className={classes.table}
        aria-label={t('Job applications')}
        aria-rowcount={jobs.length + 1}
      >
        <div role="rowgroup" className={classes.head}>
          <div role="row" className={classes.row} aria-rowindex={1}>
            {FIRST_COLUMNS.concat(columns).map((column) => {
              const key = SORT_KEYS.find((known) => known === column)
              const label = LIST_COLUMN_LABELS[column]
              return key === undefined ? (
                <div key={column} role="columnheader" className={classes.unsorted}>
                  {label}
                </div>
              ) : (
                <SortableHeader
                  key={column}
                  label={label}
                  direction={
                    sort.key === key ? (sort.isDescending ? 'descending' : 'ascending') : undefined
                  }
                  onPress={() => props.onSort(key)}
                />
              )
            })}
            <div role="columnheader">
              <span className="visually-hidden">{t('Actions')}</span>
              <button
                type="button"
                className={classes.choose}
                aria-label={t('Columns')}
                title={t('Columns')}
                aria-haspopup="dialog"
                onClick={props.onChoose}
              >
                <SlidersHorizontal size={16} aria-hidden />
              </button>
            </div>
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height }}>
          {items.map(({ job, index, top }) => (
            <JobRow
              key={job.id}
              job={job}
              columns={columns}
              now={props.now}
              top={top}
              rowIndex={index + 2}
              isTabStop={index === stop}
              actions={props.actions}
            />
          ))}
        </div>
      </div>
      {props.blank}
    </div>
  )
}

const SortableHeader = (props: {
  label: string
  direction: 'ascending' | 'descending' | undefined
  onPress: () => void
}) => {
  const Arrow = props.direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <div role="columnheader" aria-sort={props.direction ?? 'none'}>
      <button type="button" className={classes.sort} onClick={props.onPress}>
        {props.label}
        <Arrow size={15} aria-hidden data-active={props.direction !== undefined || undefined} />
      </button>
    </div>
  )
}
