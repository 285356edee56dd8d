import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { selection } from '../select/selection.ts'
import { type Measures, useRowsInSight } from './use-rows-in-sight.ts'

/** Asks the column of `status` to scroll a card into view and focus it. */
export type Reveal = { id: string; status: JobStatus; hasMoved: boolean; key: number }

const findCardButton = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-job-card="${CSS.escape(id)}"]`)

const cardOf = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement ? target.dataset['jobCard'] : undefined

const targetIndex = (key: string, index: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/**
 * A scrolled column or list of applications, of which only the visible ones are rendered, by known
 * heights. It has one tab stop, and arrow keys move between cards. The tab stop and the held card
 * stay rendered at any scroll position, so that neither focus nor drag is lost.
 */
export const useJobColumn = (props: {
  jobs: readonly Job[]
  measures: Measures
  overscan: number
  reveal?: Reveal | undefined
  /** The dragged card; while there is one, the arrow keys move it. */
  heldId?: string | undefined
  onSideways?: (step: 1 | -1, index: number) => void
}) => {
  const { jobs, measures, reveal, heldId, onSideways } = props
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => selection.show(jobs), [jobs])
  const [current, setCurrent] = useState<{ id: string; revealKey: number }>()
  const stop = Math.max(
    0,
    jobs.findIndex((job) => job.id === current?.id),
  )
  const held = heldId === undefined ? -1 : jobs.findIndex((job) => job.id === heldId)

  // The card may arrive later than the request for it.
  if (reveal && reveal.key !== current?.revealKey && jobs.some((job) => job.id === reveal.id)) {
    setCurrent({ id: reveal.id, revealKey: reveal.key })
  }

  const { rows, total, bringIntoSight } = useRowsInSight({
    jobs,
    measures,
    scroller,
    overscan: props.overscan,
    kept: [stop, held],
  })

  const focusCard = (index: number, id: string) => {
    bringIntoSight(index)
    // After it has been rendered; never from a dialog that has opened in the meantime.
    requestAnimationFrame(() => {
      if (document.activeElement?.closest('[role="dialog"]')) return
      findCardButton(id)?.focus({ preventScroll: true })
    })
  }

  const focusStop = useEffectEvent(() => {
    const job = jobs[stop]
    if (job) focusCard(stop, job.id)
  })
  const revealKey = current?.revealKey ?? 0
  useEffect(() => {
    if (revealKey > 0) focusStop()
  }, [revealKey])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (held >= 0 || cardOf(event.target) === undefined || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (onSideways && isSideways) {
      event.preventDefault()
      onSideways(event.key === 'ArrowRight' ? 1 : -1, stop)
      return
    }
    const index = targetIndex(event.key, stop, jobs.length - 1)
    const job = index === undefined ? undefined : jobs[index]
    if (index === undefined || job === undefined) return
    event.preventDefault()
    setCurrent({ id: job.id, revealKey })
    focusCard(index, job.id)
  })

  const onFocusIn = useEffectEvent((event: FocusEvent) => {
    const id = cardOf(event.target)
    if (id !== undefined && id !== current?.id) setCurrent({ id, revealKey })
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    element.addEventListener('focusin', (event) => onFocusIn(event), { signal })
    return () => listening.abort()
  }, [])

  return {
    scroller,
    stop,
    height: total,
    items: rows.flatMap(({ index, top }) => {
      const job = jobs[index]
      return job ? [{ job, index, top }] : []
    }),
  }
}
