import {
  closestCenter,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'

/** Less than this is a click with an unsteady hand. */
const DRAG_DISTANCE_PX = 6
const LONG_PRESS_MS = 260
const LONG_PRESS_TOLERANCE_PX = 8

/** The status that a drop target stands for. */
export const asStatus = (id: unknown): JobStatus | undefined =>
  JOB_STATUSES.find((status) => status === id)

/** Where the pointer is; without one, the target that is nearest to the card. */
export const findTarget: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args)

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** Left and right go to the neighbouring column, whatever its distance; up and down do nothing. */
const goToColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step =
    event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : undefined
  if (step === undefined) {
    if (event.code === KeyboardCode.Up || event.code === KeyboardCode.Down) event.preventDefault()
    return undefined
  }
  event.preventDefault()
  const { over, droppableRects, collisionRect } = context
  const status = asStatus(over?.id)
  const next = status && JOB_STATUSES[JOB_STATUSES.indexOf(status) + step]
  const rect = next && droppableRects.get(next)
  if (!rect || !collisionRect) return undefined
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: clamp(
      currentCoordinates.y,
      rect.top,
      Math.max(rect.top, rect.bottom - collisionRect.height),
    ),
  }
}

const MOUSE = { activationConstraint: { distance: DRAG_DISTANCE_PX } }
const TOUCH = {
  activationConstraint: { delay: LONG_PRESS_MS, tolerance: LONG_PRESS_TOLERANCE_PX },
}
const KEYBOARD = {
  coordinateGetter: goToColumn,
  keyboardCodes: {
    // Enter opens the card.
    start: [KeyboardCode.Space],
    cancel: [KeyboardCode.Esc],
    end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
  },
}

export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  )
