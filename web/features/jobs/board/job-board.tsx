import { DndContext, DragOverlay } from '@dnd-kit/core'
import { type ReactNode, useMemo } from 'react'
import type { Columns } from '#src/jobs/columns.ts'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useJobDialogs, useOpenJobDialog } from '../dialogs.ts'
import { useMoveJob } from '../mutations.ts'
import { announcements } from './announcements.ts'
import { BoardColumn, type ColumnActions } from './board-column.tsx'
import { findTarget, liftAboveFinger, useBoardSensors } from './drag.ts'
import { DropArea } from './drop-area.tsx'
import { DropTray } from './drop-tray.tsx'
import classes from './job-board.module.css'
import { FloatingCard, FloatingChip, HINT_ID } from './job-card.tsx'
import { PhoneColumns } from './phone-columns.tsx'
import { useAnnouncer } from './use-announcer.tsx'
import { preloadCardMenu, useCardMenu } from './use-card-menu.tsx'
import { useDrag } from './use-drag.ts'
import { usePicture } from './use-picture.ts'
import { useReveal } from './use-reveal.ts'
import { t } from '#src/language/t.ts'

// Only the board itself scrolls while dragging, since columns have no order to drop into.
const AUTO_SCROLL = { threshold: { x: 0.12, y: 0 } }
const PHONE_MODIFIERS = [liftAboveFinger]
const NO_MODIFIERS: typeof PHONE_MODIFIERS = []
const QUIET = {
  onDragStart: () => '',
  onDragOver: () => '',
  onDragEnd: () => '',
  onDragCancel: () => '',
}
// dnd-kit's own announcements and focus handling are replaced by the board's.
const ACCESSIBILITY = {
  restoreFocus: false,
  announcements: QUIET,
  screenReaderInstructions: { draggable: '' },
}

const EMPTY_HINTS: Record<JobStatus, string> = {
  saved: t('Jobs you may want to apply to.'),
  applied: t('Sent and waiting for an answer.'),
  interviewing: t('Move a card here when you are invited.'),
  offer: t('Offers land here.'),
  rejected: t('What did not work out, kept for the record.'),
}

/** All applications by status; a card is moved by dragging, keys or menu. */
export const JobBoard = (props: {
  columns: Columns<Job>
  /** Shown in the columns if there are no cards. */
  blank: ReactNode
  isSearching: boolean
  active: JobStatus
  onActivate: (status: JobStatus) => void
}) => {
  const { columns, blank, active, onActivate } = props
  const now = useNow()
  const isPhone = useIsPhone()
  const { open } = useJobDialogs()
  const { name: dialog } = useOpenJobDialog()
  const moveJob = useMoveJob()
  const { announce, region } = useAnnouncer()
  const { reveal, show, leaveColumn, onFocus, onBlur } = useReveal(columns, dialog !== undefined)

  const move = (job: Job, status: JobStatus, isByKeyboard: boolean, stage?: string | null) => {
    moveJob(job.id, status, stage)
    announce(announcements.moved(job, status, stage))
    // On a phone the view stays; with the keyboard, the focus follows the card.
    if (isPhone && !isByKeyboard) return
    if (isPhone) onActivate(status)
    show(job.id, status, true)
  }

  const { show: showMenu, menu } = useCardMenu(move)
  const { held, handlers } = useDrag({ columns, announce, onMove: move })
  usePicture(columns, !blank && !props.isSearching && dialog === undefined && held === undefined)

  const actions = useMemo<ColumnActions>(
    () => ({
      open: (id) => open('overview', { job: id }),
      add: (status) => open('add', { to_status: status }),
      showMenu,
      leaveColumn,
    }),
    [open, showMenu, leaveColumn],
  )

  const renderColumn = (status: JobStatus) => (
    <BoardColumn
      status={status}
      jobs={columns[status]}
      now={now}
      hint={blank ? undefined : props.isSearching ? t('No match here.') : EMPTY_HINTS[status]}
      heldId={held?.status === status ? held.id : undefined}
      isBare={isPhone}
      reveal={reveal?.status === status ? reveal : undefined}
      actions={actions}
    />
  )

  return (
    <div
      className={classes.board}
      onPointerEnter={preloadCardMenu}
      onFocus={(event) => {
        preloadCardMenu()
        onFocus(event)
      }}
      onBlur={onBlur}
    >
      <DndContext
        sensors={useBoardSensors()}
        collisionDetection={findTarget}
        autoScroll={isPhone ? false : AUTO_SCROLL}
        accessibility={ACCESSIBILITY}
        {...handlers}
      >
        {isPhone ? (
          <PhoneColumns
            columns={columns}
            blank={blank}
            active={active}
            onActivate={onActivate}
            renderColumn={renderColumn}
          />
        ) : (
          <WideColumns blank={blank} renderColumn={renderColumn} />
        )}
        {isPhone && held && <DropTray from={held.status} />}
        <DragOverlay
          dropAnimation={null}
          zIndex={400}
          modifiers={isPhone ? PHONE_MODIFIERS : NO_MODIFIERS}
        >
          {held && (isPhone ? <FloatingChip job={held} /> : <FloatingCard job={held} now={now} />)}
        </DragOverlay>
      </DndContext>
      {menu}
      <p id={HINT_ID} hidden>
        {t(
          'Enter opens it. Space picks it up, then the left and right arrow keys move it, Space drops it and Escape cancels. Arrow keys go to other cards.',
        )}
      </p>
      {region}
    </div>
  )
}

/** Five columns side by side, each a drop target. */
const WideColumns = (props: {
  /** Shown below the columns' headings if there are no cards. */
  blank: ReactNode
  renderColumn: (status: JobStatus) => ReactNode
}) => (
  <>
    <div className={classes.columns} data-blank={props.blank !== undefined || undefined}>
      {JOB_STATUSES.map((status) => (
        <DropArea
          key={status}
          status={status}
          label={`column-${status}`}
          className={classes.column}
        >
          {props.renderColumn(status)}
        </DropArea>
      ))}
    </div>
    {props.blank}
  </>
)
