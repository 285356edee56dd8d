import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'

/** Asks the column of `status` to bring a card into view and give it the focus. */
export type Reveal = { id: string; status: JobStatus; hasMoved: boolean; key: number }

export const findCardButton = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-job-card="${CSS.escape(id)}"]`)

const cardOf = (target: EventTarget): string | undefined =>
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
 * One stop for Tab in each column or list; arrow keys go from card to card. The stop stays rendered however
 * far one scrolls (`keepIndices`), so that the focus is never lost to virtualisation.
 */
export const useColumnFocus = (props: {
  jobs: readonly Job[]
  reveal: Reveal | undefined
  /** While a card is held, the arrow keys move it. */
  isHolding: boolean
  onSideways?: (step: 1 | -1, index: number) => void
}) => {
  const { jobs, reveal, isHolding, onSideways } = props
  const [currentId, setCurrentId] = useState<string>()
  const virtualizer = useRef<Virtualizer<HTMLDivElement, HTMLElement>>(null)
  const answered = useRef(0)
  const stop = Math.max(
    0,
    jobs.findIndex((job) => job.id === currentId),
  )

  const goTo = (index: number) => {
    const job = jobs[index]
    if (!job) return
    setCurrentId(job.id)
    virtualizer.current?.scrollToIndex(index, { align: 'auto' })
    requestAnimationFrame(() => findCardButton(job.id)?.focus({ preventScroll: true }))
  }

  useEffect(() => {
    if (!reveal || answered.current === reveal.key) return
    const index = jobs.findIndex((job) => job.id === reveal.id)
    if (index < 0) return
    answered.current = reveal.key
    goTo(index)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (isHolding || cardOf(event.target) === undefined || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (onSideways && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault()
      onSideways(event.key === 'ArrowRight' ? 1 : -1, stop)
      return
    }
    const index = targetIndex(event.key, stop, jobs.length - 1)
    if (index === undefined) return
    event.preventDefault()
    goTo(index)
  }

  const onFocus = (event: FocusEvent) => {
    const id = cardOf(event.target)
    if (id !== undefined) setCurrentId(id)
  }

  return { stop, virtualizer, onKeyDown, onFocus }
}

/** A virtualiser's range with `kept` places added to it. */
export const keepIndices = (range: Range, kept: number[]): number[] => {
  const indices = defaultRangeExtractor(range)
  const extra = kept.filter(
    (index) => index >= 0 && index < range.count && !indices.includes(index),
  )
  return extra.length === 0
    ? indices
    : [...new Set([...indices, ...extra])].sort((one, other) => one - other)
}
