import type { DragEndEvent, DragMoveEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { type Columns, findPlace } from '#src/jobs/columns.ts'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { announcements } from './announcements.ts'
import { asStatus, pointOf } from './drag.ts'
import { findStageAt, markStageAt } from './stage-target.ts'

const findJob = (columns: Columns<Job>, id: string): Job | undefined => {
  const place = findPlace(columns, id)
  return place && columns[place.status][place.index]
}

/** The current position of the mouse or finger; undefined for keys. */
const findPoint = ({ activatorEvent, delta }: DragMoveEvent) => {
  const start = pointOf(activatorEvent)
  return start && { x: start.clientX + delta.x, y: start.clientY + delta.y }
}

/** The held card, and the handlers of each step until it is dropped. */
export const useDrag = (props: {
  columns: Columns<Job>
  announce: (sentence: string) => void
  onMove: (job: Job, status: JobStatus, isByKeyboard: boolean, stage?: string | null) => void
}) => {
  const { columns, announce, onMove } = props
  const [held, setHeld] = useState<Job>()
  const lastOver = useRef<JobStatus>(undefined)

  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const job = findJob(columns, String(active.id))
    const isByKeyboard = activatorEvent instanceof KeyboardEvent
    setHeld(job)
    lastOver.current = isByKeyboard ? undefined : job?.status
    if (job && !isByKeyboard) announce(announcements.pickedUp(job, job.status))
    // The finger hides the card, so that vibration is the only sign that the press was long enough.
    if (activatorEvent.type === 'touchstart') navigator.vibrate?.(12)
  }

  const onDragOver = ({ over }: DragOverEvent) => {
    const status = asStatus(over?.id)
    // The gaps between columns are crossed all the time and not announced.
    if (status === undefined || status === lastOver.current) return
    const isFirst = lastOver.current === undefined
    lastOver.current = status
    // For the keyboard, announced once the columns are measured and, a task later, arrow keys work.
    if (isFirst && held) setTimeout(() => announce(announcements.pickedUp(held, held.status)))
    else announce(announcements.over(status))
  }

  const onDragMove = (event: DragMoveEvent) =>
    markStageAt(asStatus(event.over?.id), findPoint(event))

  const onDragEnd = (event: DragEndEvent) => {
    const { over, activatorEvent } = event
    setHeld(undefined)
    markStageAt()
    if (!held) return
    const isByKeyboard = activatorEvent instanceof KeyboardEvent
    // The library's target is a render behind, and keys can be faster, so the announced target
    // counts.
    const status = isByKeyboard ? lastOver.current : asStatus(over?.id)
    const point = findPoint(event)
    const stage = status && point ? findStageAt(status, point) : undefined
    const isSame = status === held.status && (stage === undefined || stage === held.stage)
    if (status === undefined || isSame) announce(announcements.putBack(held, held.status))
    else onMove(held, status, isByKeyboard, stage)
  }

  const onDragCancel = () => {
    setHeld(undefined)
    markStageAt()
    if (held) announce(announcements.cancelled(held, held.status))
  }

  return { held, handlers: { onDragStart, onDragMove, onDragOver, onDragEnd, onDragCancel } }
}
