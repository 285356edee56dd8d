import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { type Sort, SORT_KEYS } from '#src/jobs/sort.ts'
import { type CardActions, CardContent } from '../board/draggable-card.tsx'
import cardClasses from '../board/job-card.module.css'
import { CARD_GAP_PX, heightOfCard } from '../board/job-card.tsx'
import { useJobColumn } from '../board/use-job-column.ts'
import classes from './job-cards.module.css'
import { LIST_COLUMNS } from './list-columns.ts'

const MEASURES = {
  heightOf: (job: Job) => heightOfCard(job),
  gap: CARD_GAP_PX,
  top: 2,
  bottom: 16,
  covered: 0,
}

/** The list on a phone: the board's cards, each with its status, in the chosen order. */
export const JobCards = (props: {
  jobs: readonly Job[]
  blank: ReactNode
  now: Date
  sort: Sort
  onSort: (sort: Sort) => void
  actions: CardActions
}) => {
  const { jobs, sort } = props
  const { scroller, items, height, stop } = useJobColumn({ jobs, measures: MEASURES, overscan: 4 })
  return (
    <>
      <SortChoice sort={sort} onSort={props.onSort} />
      {props.blank}
      <div hidden={jobs.length === 0} ref={scroller} className={classes.scroller}>
        <ul className={classes.cards} style={{ height }} aria-label="Job applications">
          {items.map(({ job, index, top }) => (
            <li
              key={job.id}
              className={cardClasses.card}
              style={{ position: 'absolute', insetInline: 0, top, height: heightOfCard(job) }}
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
          ))}
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
