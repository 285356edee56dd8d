import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useCallback, useRef } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { type Sort, SORT_KEYS } from '#src/jobs/sort.ts'
import { type CardActions, CardContent } from '../board/draggable-card.tsx'
import cardClasses from '../board/job-card.module.css'
import { CARD_GAP_PX, CARD_HEIGHT_PX } from '../board/job-card.tsx'
import { keepIndices, useColumnFocus } from '../board/use-column-focus.ts'
import classes from './job-cards.module.css'
import { LIST_COLUMNS } from './list-columns.ts'

/** The list on a phone: the board's cards, each with its status, in the chosen order. */
export const JobCards = (props: {
  jobs: readonly Job[]
  now: Date
  sort: Sort
  onSort: (sort: Sort) => void
  actions: CardActions
}) => {
  const { jobs, sort } = props
  const scroller = useRef<HTMLDivElement>(null)
  const focus = useColumnFocus({ jobs, reveal: undefined, isHolding: false })
  const { stop } = focus
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT_PX,
    gap: CARD_GAP_PX,
    overscan: 4,
    paddingStart: 2,
    paddingEnd: 16,
    getItemKey: useCallback((index: number) => jobs[index]?.id ?? index, [jobs]),
    rangeExtractor: useCallback((range: Range) => keepIndices(range, [stop]), [stop]),
    useFlushSync: false,
  })
  focus.virtualizer.current = virtualizer

  return (
    <>
      <SortChoice sort={sort} onSort={props.onSort} />
      <div ref={scroller} className={classes.scroller}>
        <ul
          className={classes.cards}
          style={{ height: virtualizer.getTotalSize() }}
          aria-label="Job applications"
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const job = jobs[index]
            return (
              job && (
                <li
                  key={job.id}
                  className={cardClasses.card}
                  style={{ position: 'absolute', insetInline: 0, top: start }}
                  aria-posinset={index + 1}
                  aria-setsize={jobs.length}
                >
                  <CardContent
                    job={job}
                    now={props.now}
                    isTabStop={index === stop}
                    actions={props.actions}
                    hasBadge
                  />
                </li>
              )
            )
          })}
        </ul>
      </div>
    </>
  )
}

const SortChoice = ({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) => {
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <div className={classes.sort}>
      <label htmlFor="list-sort">Sort by</label>
      <select
        id="list-sort"
        value={sort.key}
        onChange={(event) => {
          const key = SORT_KEYS.find((known) => known === event.currentTarget.value)
          if (key) onSort({ ...sort, key })
        }}
      >
        {LIST_COLUMNS.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={sort.isDescending ? 'Descending: turn round' : 'Ascending: turn round'}
        onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
      >
        <Arrow size={18} aria-hidden />
      </button>
    </div>
  )
}
