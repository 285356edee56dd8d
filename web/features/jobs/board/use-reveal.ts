import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Columns, findPlace } from '#src/jobs/columns.ts'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Reveal } from './use-job-column.ts'

const ARRIVAL_SHOWN_MS = 1_500
const DIALOG_GONE_MS = 150

/** Whether the focus is nowhere, or on the screen as a whole. */
const isFocusLost = () => {
  const { activeElement: element } = document
  return element === null || element === document.body || element.matches('main')
}

const cardOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest('li')?.querySelector<HTMLElement>('[data-job-card]')?.dataset['jobCard']
    : undefined

/**
 * Keeps the focus with a card wherever it goes: when it is moved, moved back after a failure, or
 * removed, in which case the card in its place gets it.
 */
export const useReveal = (columns: Columns<Job>, isDialogOpen: boolean) => {
  const [reveal, setReveal] = useState<Reveal>()
  const latest = useRef(columns)
  const last = useRef<{ id: string; status: JobStatus; index: number; hasFocus: boolean }>(
    undefined,
  )

  useLayoutEffect(() => {
    latest.current = columns
  }, [columns])

  const show = useCallback((id: string, status: JobStatus, hasMoved: boolean) => {
    setReveal((before) => ({ id, status, hasMoved, key: (before?.key ?? 0) + 1 }))
  }, [])

  /** Shows the card nearest to a place of a column. */
  const showPlace = useCallback(
    (status: JobStatus, index: number) => {
      const column = latest.current[status]
      const job = column[Math.min(index, column.length - 1)]
      if (job) show(job.id, status, false)
      return job !== undefined
    },
    [show],
  )

  const leaveColumn = useCallback(
    (status: JobStatus, step: 1 | -1, index: number) => {
      let next = JOB_STATUSES.indexOf(status) + step
      while (JOB_STATUSES[next]) {
        const neighbour = JOB_STATUSES[next]
        if (neighbour && showPlace(neighbour, index)) return true
        next += step
      }
      return false
    },
    [showPlace],
  )

  const find = useCallback(
    (among: Columns<Job>) => {
      if (!last.current || !isFocusLost()) return
      const { id, status, index } = last.current
      const place = findPlace(among, id)
      if (place) show(id, place.status, false)
      else if (!showPlace(status, index) && !leaveColumn(status, 1, 0)) leaveColumn(status, -1, 0)
    },
    [show, showPlace, leaveColumn],
  )

  useEffect(() => {
    if (last.current?.hasFocus) find(columns)
  }, [columns, find])

  // A dialog returns the focus to its opener, which a deletion removes.
  useEffect(() => {
    if (isDialogOpen) return undefined
    const timer = setTimeout(() => find(latest.current), DIALOG_GONE_MS)
    return () => clearTimeout(timer)
  }, [isDialogOpen, find])

  // An arrived card is marked once, not whenever scrolling rerenders it.
  useEffect(() => {
    if (!reveal?.hasMoved) return undefined
    const timer = setTimeout(
      () => setReveal((current) => current && { ...current, hasMoved: false }),
      ARRIVAL_SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [reveal])

  const onFocus = useCallback((event: { target: EventTarget }) => {
    const id = cardOf(event.target)
    const place = id === undefined ? undefined : findPlace(latest.current, id)
    last.current = id !== undefined && place ? { id, ...place, hasFocus: true } : undefined
  }, [])

  // React emits no blur when it removes the focused card itself, so a blur means that the focus has
  // left.
  const onBlur = useCallback(() => {
    if (last.current) last.current.hasFocus = false
  }, [])

  return { reveal, show, leaveColumn, onFocus, onBlur }
}
