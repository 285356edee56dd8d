import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { LIST_COLUMN_LABELS, type ListColumn } from '#src/jobs/list-columns.ts'
import type { Job } from '#src/jobs/schema.ts'
import { type Sort, SORT_KEYS } from '#src/jobs/sort.ts'
import { scaleToText } from '../../../lib/text-scale.ts'
import { type CardActions, CardContent } from '../board/draggable-card.tsx'
import cardClasses from '../board/job-card.module.css'
import { CARD_GAP_PX, heightOfCard } from '../board/job-card.tsx'
import { useJobColumn } from '../board/use-job-column.ts'
import classes from './job-cards.module.css'
import { listPhoneFacts } from './row-cells.tsx'
import { t } from '#src/language/t.ts'

const PLACES = { gap: CARD_GAP_PX, top: 2, bottom: 16, covered: 0 }
/** Additional height of a card that shows extra columns. */
const FACTS_HEIGHT_PX = 24

/** The list on a phone: cards with their status, in the chosen order. */
export const JobCards = (props: {
  jobs: readonly Job[]
  columns: readonly ListColumn[]
  /** Opens the column chooser. */
  onChoose: () => void
  blank: ReactNode
  now: Date
  sort: Sort
  onSort: (sort: Sort) => void
  actions: CardActions
}) => {
  const { jobs, columns, sort } = props
  const measures = useMemo(() => {
    const heightOf = (job: Job) =>
      heightOfCard(job) +
      (listPhoneFacts(job, columns).length > 0 ? scaleToText(FACTS_HEIGHT_PX) : 0)
    return { ...PLACES, heightOf }
  }, [columns])
  const { scroller, items, height, stop } = useJobColumn({ jobs, measures, overscan: 4 })
  return (
    <>
      <SortChoice sort={sort} onSort={props.onSort} onChoose={props.onChoose} />
      {props.blank}
      <div hidden={jobs.length === 0} ref={scroller} className={classes.scroller}>
        <ul className={classes.cards} style={{ height }} aria-label={t('Job applications')}>
          {items.map(({ job, index, top }) => (
            <li
              key={job.id}
              className={cardClasses.card}
              style={{ position: 'absolute', insetInline: 0, top, height: measures.heightOf(job) }}
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
              <PhoneFacts facts={listPhoneFacts(job, columns)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const PhoneFacts = ({ facts }: { facts: readonly string[] }) =>
  facts.length > 0 && (
    <p className={classes.facts}>
      <bdi>{facts.join(' · ')}</bdi>
    </p>
  )

const SortChoice = (props: { sort: Sort; onSort: (sort: Sort) => void; onChoose: () => void }) => {
  const { sort, onSort } = props
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <div className={classes.sort}>
      <label htmlFor="list-sort">{t('Sort by')}</label>
      <select
        id="list-sort"
        value={sort.key}
        onChange={(event) => {
          const key = SORT_KEYS.find((known) => known === event.currentTarget.value)
          if (key) onSort({ ...sort, key })
        }}
      >
        {SORT_KEYS.map((key) => (
          <option key={key} value={key}>
            {LIST_COLUMN_LABELS[key]}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={sort.isDescending ? t('Descending: reverse') : t('Ascending: reverse')}
        onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
      >
        <Arrow size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('Columns')}
        aria-haspopup="dialog"
        onClick={props.onChoose}
      >
        <SlidersHorizontal size={18} aria-hidden />
      </button>
    </div>
  )
}
