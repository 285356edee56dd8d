import {
  closestCenter,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'

/** A shorter movement counts as a click. */
const DRAG_DISTANCE_PX = 6
const LONG_PRESS_MS = 260
const LONG_PRESS_TOLERANCE_PX = 8

/** The status of a drop target. */
export const asStatus = (id: unknown): JobStatus | undefined =>
  JOB_STATUSES.find((status) => status === id)

const isWhereItWas: (args: Parameters<CollisionDetection>[0]) => boolean = (args) => {
  const { initial } = args.active.rect.current
  const { left, top } = args.collisionRect
  return initial !== null && initial.left === left && initial.top === top
}

/**
 * The target under the pointer; without a pointer, the one nearest to the card. An unmoved card is
 * over its own status, although a phone's tray shows that elsewhere.
 */
export const findTarget: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args)
  if (!isWhereItWas(args)) return closestCenter(args)
  const own = asStatus(args.active.data.current?.['status'])
  return args.droppableContainers.filter(({ id }) => id === own).map(({ id }) => ({ id }))
}

const FINGER_PX = 28

/** The position of a mouse or touch event; undefined for keys. */
export const pointOf = (event: Event | null): { clientX: number; clientY: number } | undefined => {
  if (event instanceof MouseEvent) return event
  // Desktop Firefox has no TouchEvent.
  return typeof TouchEvent === 'function' && event instanceof TouchEvent
    ? event.touches[0]
    : undefined
}

/** Moves the small card of a phone above the finger, or above the target chosen by keys. */
export const liftAboveFinger: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  if (!draggingNodeRect) return transform
  const { width, height, left, top } = draggingNodeRect
  const finger = pointOf(activatorEvent)
  return finger
    ? {
        ...transform,
        x: transform.x + finger.clientX - left - width / 2,
        y: transform.y + finger.clientY - top - height - FINGER_PX,
      }
    : { ...transform, y: transform.y - (transform.y === 0 ? 0 : height + FINGER_PX / 2) }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** Left and right go to the neighbouring column, at any distance; up and down do nothing. */
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
