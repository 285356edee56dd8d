import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { selection } from '../select/selection.ts'

/** Asks the column of `status` to bring a card into view and give it the focus. */
export type Reveal = { id: string; status: JobStatus; hasMoved: boolean; key: number }

/**
 * Measures in px. `heightOf` is a card's own, with what stands above it in the column. `top` and `bottom` are the room before the first card and after the last, `covered`
 * is the height of what stays above the cards while they scroll beneath it.
 */
type Measures = {
  heightOf: (job: Job, index: number) => number
  gap: number
  top: number
  bottom: number
  covered: number
}

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

/** A range in sight with the places in `kept` added to it. */
const withKept = (range: Range, kept: number[]): number[] => {
  const indices = defaultRangeExtractor(range)
  const extra = kept.filter(
    (index) => index >= 0 && index < range.count && !indices.includes(index),
  )
  if (extra.length === 0) return indices
  return [...new Set([...indices, ...extra])].toSorted((one, other) => one - other)
}

/**
 * A scrolled column or list of applications, of which only what is in sight is rendered, by
 * heights that are known. It has one stop for Tab, and arrow keys go from card to card. That stop
 * and the held card stay rendered however far one scrolls, so that neither focus nor drag is lost.
 */
export const useJobColumn = (props: {
  jobs: readonly Job[]
  measures: Measures
  overscan: number
  reveal?: Reveal | undefined
  /** The card that is being dragged; while there is one, the arrow keys move it. */
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

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what this answers
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const job = jobs[index]
      return job ? measures.heightOf(job, index) : 0
    },
    gap: measures.gap,
    scrollMargin: measures.covered,
    paddingStart: measures.top,
    paddingEnd: measures.bottom,
    scrollPaddingStart: measures.covered + measures.top,
    scrollPaddingEnd: measures.bottom,
    overscan: props.overscan,
    getItemKey: useCallback((index: number) => jobs[index]?.id ?? index, [jobs]),
    rangeExtractor: useCallback((range: Range) => withKept(range, [stop, held]), [stop, held]),
    // A column that is scrolled fast may be a frame late; a blocked one is worse.
    useFlushSync: false,
  })

  const focusCard = (index: number, id: string) => {
    virtualizer.scrollToIndex(index, { align: 'auto' })
    // Once it has been rendered; never out of a dialog that has opened meanwhile.
    requestAnimationFrame(() => {
      if (document.activeElement?.closest('[role="dialog"]')) return
      findCardButton(id)?.focus({ preventScroll: true })
    })
  }

  const answer = useEffectEvent(() => {
    const job = jobs[stop]
    if (job) focusCard(stop, job.id)
  })
  const revealKey = current?.revealKey ?? 0
  useEffect(() => {
    if (revealKey > 0) answer()
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
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems().flatMap(({ index, start }) => {
      const job = jobs[index]
      return job ? [{ job, index, top: start - measures.covered }] : []
    }),
  }
}
