import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useCallback, useRef } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import type { Sort, SortKey } from '#src/jobs/sort.ts'
import type { CardActions } from '../board/draggable-card.tsx'
import { keepIndices, useColumnFocus } from '../board/use-column-focus.ts'
import { JobRow } from './job-row.tsx'
import classes from './job-table.module.css'
import { LIST_COLUMNS } from './list-columns.ts'

const ROW_HEIGHT_PX = 60
const OVERSCAN = 6

/**
 * The table, of which only the rows in sight are rendered. The roles are named because the rows are
 * laid out as grids, which would otherwise take their meaning away.
 */
export const JobTable = (props: {
  jobs: readonly Job[]
  now: Date
  sort: Sort
  onSort: (key: SortKey) => void
  actions: CardActions
}) => {
  const { jobs } = props
  const scroller = useRef<HTMLDivElement>(null)
  const focus = useColumnFocus({ jobs, reveal: undefined, isHolding: false })
  const { stop } = focus
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
    // The header covers what is beneath it.
    scrollPaddingStart: 48,
    scrollPaddingEnd: 8,
    getItemKey: useCallback((index: number) => jobs[index]?.id ?? index, [jobs]),
    rangeExtractor: useCallback((range: Range) => keepIndices(range, [stop]), [stop]),
    useFlushSync: false,
  })
  focus.virtualizer.current = virtualizer

  return (
    <div ref={scroller} className={classes.scroller}>
      <table
        role="table"
        className={classes.table}
        aria-label="Job applications"
        aria-rowcount={jobs.length + 1}
      >
        <thead role="rowgroup" className={classes.head}>
          <tr role="row" className={classes.row} aria-rowindex={1}>
            {LIST_COLUMNS.map(({ key, label }) => (
              <SortableHeader
                key={key}
                label={label}
                direction={
                  props.sort.key === key
                    ? props.sort.isDescending
                      ? 'descending'
                      : 'ascending'
                    : undefined
                }
                onPress={() => props.onSort(key)}
              />
            ))}
            <th role="columnheader" scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className={classes.body}
          style={{ height: virtualizer.getTotalSize() }}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const job = jobs[index]
            return (
              job && (
                <JobRow
                  key={job.id}
                  job={job}
                  now={props.now}
                  top={start}
                  rowIndex={index + 2}
                  isTabStop={index === stop}
                  actions={props.actions}
                />
              )
            )
          })}
        </tbody>
      </table>
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
    <th role="columnheader" scope="col" aria-sort={props.direction ?? 'none'}>
      <button type="button" className={classes.sort} onClick={props.onPress}>
        {props.label}
        <Arrow size={15} aria-hidden data-active={props.direction !== undefined || undefined} />
      </button>
    </th>
  )
}
