import { Plus } from 'lucide-react'
import { Fragment, memo, useMemo } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { countStage, startsStage } from '#src/jobs/stage-order.ts'
import { nameColumn } from './announcements.ts'
import classes from './board-column.module.css'
import { type CardActions, DraggableCard } from './draggable-card.tsx'
import { scaleToText } from '../../../lib/text-scale.ts'
import { CARD_GAP_PX, heightOfCard } from './job-card.tsx'
import { STAGE_ATTRIBUTE } from './stage-target.ts'
import { type Reveal, useJobColumn } from './use-job-column.ts'
import { formatCount } from '#src/language/messages.ts'
import { locale, t } from '#src/language/t.ts'

const OVERSCAN = 1

export type ColumnActions = CardActions & {
  add: (status: JobStatus) => void
  leaveColumn: (status: JobStatus, step: 1 | -1, index: number) => boolean
}

type ColumnProps = {
  status: JobStatus
  jobs: readonly Job[]
  now: Date
  /** What an empty column says. */
  hint: string | undefined
  /** The card of this column that is being dragged: it stays rendered. */
  heldId: string | undefined
  reveal: Reveal | undefined
  /** On a phone the tab above is the column's header. */
  isBare: boolean
  actions: ColumnActions
}

/** The cards of one status, of which only those in sight are rendered. */
export const BoardColumn = memo(function BoardColumn(props: ColumnProps) {
  const { status, jobs } = props
  return (
    <>
      {!props.isBare && (
        <ColumnHeader status={status} count={jobs.length} onAdd={props.actions.add} />
      )}
      {jobs.length > 0 && <CardList {...props} />}
      {jobs.length === 0 && props.hint !== undefined && (
        <p className={classes.empty}>{props.hint}</p>
      )}
    </>
  )
})

const ColumnHeader = (props: {
  status: JobStatus
  count: number
  onAdd: (status: JobStatus) => void
}) => (
  <header className={classes.header} data-status={props.status}>
    <h2 className={classes.name} id={`column-${props.status}`} tabIndex={-1}>
      {nameColumn(props.status).toLocaleUpperCase(locale)}
    </h2>
    <span className={classes.count}>{formatCount(props.count, locale)}</span>
    <button
      type="button"
      className={classes.add}
      aria-label={t('Add an application to {column}', { column: nameColumn(props.status) })}
      onClick={() => props.onAdd(props.status)}
    >
      <Plus size={18} aria-hidden />
    </button>
  </header>
)

const PLACES = { gap: CARD_GAP_PX, top: 2, bottom: 12, covered: 0 }
/** The name of a group, above its first card. */
const GROUP_NAME_PX = 34
const NO_STAGE = t('No stage')

const CardList = (props: ColumnProps) => {
  const { status, jobs, reveal, actions } = props
  // Groups come first, so that a column with any begins with one.
  const isGrouped = startsStage(jobs, 0)
  const measures = useMemo(() => {
    const heightOf = (job: Job, index: number) =>
      heightOfCard(job, isGrouped) + (startsStage(jobs, index) ? scaleToText(GROUP_NAME_PX) : 0)
    return { ...PLACES, heightOf }
  }, [jobs, isGrouped])
  const { scroller, items, height, stop } = useJobColumn({
    jobs,
    measures,
    overscan: OVERSCAN,
    reveal,
    heldId: props.heldId,
    onSideways: (step, index) => actions.leaveColumn(status, step, index),
  })
  return (
    <div ref={scroller} className={classes.scroller}>
      <ul
        className={classes.cards}
        style={{ height }}
        aria-labelledby={`${props.isBare ? 'tab' : 'column'}-${status}`}
      >
        {items.map(({ job, index, top }) => {
          const isFirst = startsStage(jobs, index)
          return (
            <Fragment key={job.id}>
              {isFirst && (
                <li
                  className={classes.group}
                  style={{ top }}
                  aria-hidden
                  data-heading
                  {...{ [STAGE_ATTRIBUTE]: job.stage ?? '' }}
                >
                  {job.stage ?? NO_STAGE}
                  <span>{countStage(jobs, index)}</span>
                </li>
              )}
              <DraggableCard
                job={job}
                now={props.now}
                top={isFirst ? top + scaleToText(GROUP_NAME_PX) : top}
                isGrouped={isGrouped}
                position={index + 1}
                columnSize={jobs.length}
                isTabStop={index === stop}
                hasArrived={reveal?.hasMoved === true && reveal.id === job.id}
                actions={actions}
              />
            </Fragment>
          )
        })}
      </ul>
    </div>
  )
}
