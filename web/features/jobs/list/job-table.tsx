import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import type { Sort, SortKey } from '#src/jobs/sort.ts'
import type { CardActions } from '../board/draggable-card.tsx'
import { useJobColumn } from '../board/use-job-column.ts'
import { JobRow } from './job-row.tsx'
import classes from './job-table.module.css'
import { LIST_COLUMNS } from './list-columns.ts'

const OVERSCAN = 6
const MEASURES = { heightOf: () => 60, gap: 0, top: 0, bottom: 0, covered: 45 }

/**
 * The table, of which only the rows in sight are rendered. Rows stand at their place, which real
 * table rows cannot, hence the roles.
 */
export const JobTable = (props: {
  jobs: readonly Job[]
  blank: ReactNode
  now: Date
  sort: Sort
  onSort: (key: SortKey) => void
  actions: CardActions
}) => {
  const { jobs, sort } = props
  const { scroller, items, height, stop } = useJobColumn({
    jobs,
    measures: MEASURES,
    overscan: OVERSCAN,
  })
  return (
    <div ref={scroller} className={classes.scroller}>
      <div
        role="table"
        className={classes.table}
        aria-label="Job applications"
        aria-rowcount={jobs.length + 1}
      >
        <div role="rowgroup" className={classes.head}>
          <div role="row" className={classes.row} aria-rowindex={1}>
            {LIST_COLUMNS.map(({ key, label }) => (
              <SortableHeader
                key={key}
                label={label}
                direction={
                  sort.key === key ? (sort.isDescending ? 'descending' : 'ascending') : undefined
                }
                onPress={() => props.onSort(key)}
              />
            ))}
            <div role="columnheader">
              <span className="visually-hidden">Actions</span>
            </div>
          </div>
        </div>
        <div role="rowgroup" className={classes.body} style={{ height }}>
          {items.map(({ job, index, top }) => (
            <JobRow
              key={job.id}
              job={job}
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
