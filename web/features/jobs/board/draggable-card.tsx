import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { MoreButton } from '../more-button.tsx'
import { openOrSelect, SelectBox } from '../select/select-box.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { nameJob } from './announcements.ts'
import classes from './job-card.module.css'
import { heightOfCard, JobCardBody, JobCardTitle } from './job-card.tsx'
import { STAGE_ATTRIBUTE } from './stage-target.ts'

export type CardActions = {
  open: (id: string) => void
  showMenu: (job: Job, button: HTMLElement) => void
}

type ContentProps = {
  job: Job
  now: Date
  isTabStop: boolean
  actions: CardActions
  /**
   * Receives the element that picks the card up by keyboard; without it the card cannot be moved.
   */
  takeHandle?: (element: HTMLElement | null) => void
  /** Whether the card shows its status, outside of the columns. */
  hasBadge?: boolean
  /** Whether it is below the name of its stage. */
  isGrouped?: boolean
}

/** A card's content, separate from its frame, which rerenders at every step of a drag. */
export const CardContent = memo(function CardContent(props: ContentProps) {
  const { job, actions } = props
  return (
    <>
      <JobCardBody
        job={job}
        now={props.now}
        isGrouped={props.isGrouped}
        badge={props.hasBadge && <StatusBadge status={job.status} />}
        title={
          <JobCardTitle
            job={job}
            takeHandle={props.takeHandle}
            isTabStop={props.isTabStop}
            onOpen={(event) => openOrSelect(event, job.id, actions.open)}
          />
        }
      />
      <SelectBox id={job.id} name={nameJob(job)} />
      <MoreButton
        job={job}
        className={classes.more}
        isTabStop={props.isTabStop}
        showMenu={actions.showMenu}
      />
    </>
  )
})

type DraggableCardProps = Omit<ContentProps, 'takeHandle' | 'hasBadge'> & {
  top: number
  position: number
  columnSize: number
  hasArrived: boolean
}

/** A card in its column, at its distance from the column's top. */
export const DraggableCard = memo(function DraggableCard(props: DraggableCardProps) {
  const { job, now, isTabStop, actions, isGrouped = false } = props
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({
    id: job.id,
    data: { status: job.status },
  })
  const look = [classes.card, isDragging && classes.held, props.hasArrived && classes.arrived]
  return (
    <li
      ref={setNodeRef}
      className={look.filter(Boolean).join(' ')}
      style={{
        position: 'absolute',
        insetInline: 0,
        top: props.top,
        height: heightOfCard(job, isGrouped),
      }}
      aria-posinset={props.position}
      {...(isGrouped && { [STAGE_ATTRIBUTE]: job.stage ?? '' })}
      aria-setsize={props.columnSize}
      {...listeners}
    >
      <CardContent
        job={job}
        now={now}
        isGrouped={isGrouped}
        isTabStop={isTabStop}
        actions={actions}
        takeHandle={setActivatorNodeRef}
      />
    </li>
  )
})
