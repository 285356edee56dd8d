import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'

/**
 * Measures in px. `heightOf` is a card's height, including a heading above it. `top` and `bottom`
 * are the space before the first card and after the last, `covered` is the height of what covers
 * the cards while they scroll below it.
 */
export type Measures = {
  heightOf: (job: Job, index: number) => number
  gap: number
  top: number
  bottom: number
  covered: number
}

type View = { offset: number; height: number; isMeasured: boolean }

/** Scrolling by less than this rerenders nothing. */
const STEP_PX = 64
/**
 * A share of the window's height, until the scroller is measured, since measuring it now would
 * force a layout.
 */
const LIKELY_SHARE = 0.75

/** The start of each row, and after the last where the next one would start. */
const findStarts = (jobs: readonly Job[], { heightOf, gap, top }: Measures): Float64Array => {
  const starts = new Float64Array(jobs.length + 1)
  let start = top
  for (const [index, job] of jobs.entries()) {
    starts[index] = start
    start += heightOf(job, index) + gap
  }
  starts[jobs.length] = start
  return starts
}

/** The last row that starts at or above `place`. */
const findRow = (starts: Float64Array, place: number): number => {
  let low = 0
  let high = Math.max(0, starts.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

const useView = (scroller: RefObject<HTMLElement | null>): View => {
  const [view, setView] = useState<View>(() => ({
    offset: 0,
    height: innerHeight * LIKELY_SHARE,
    isMeasured: false,
  }))
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const change = (next: Partial<View>) =>
      setView((before) => {
        const after = { ...before, ...next }
        const keys = ['offset', 'height', 'isMeasured'] as const
        return keys.every((key) => after[key] === before[key]) ? before : after
      })
    const onScroll = () => change({ offset: Math.floor(element.scrollTop / STEP_PX) * STEP_PX })
    const observer = new ResizeObserver(([entry]) => {
      if (entry) change({ height: Math.round(entry.contentRect.height), isMeasured: true })
    })
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [scroller])
  return view
}

/** The indices of the visible rows, of `overscan` around them and of those in `kept`, in order. */
export const useRowsInSight = (of: {
  jobs: readonly Job[]
  measures: Measures
  scroller: RefObject<HTMLElement | null>
  overscan: number
  kept: readonly number[]
}) => {
  const { jobs, measures, scroller } = of
  const { offset, height, isMeasured } = useView(scroller)
  const starts = useMemo(() => findStarts(jobs, measures), [jobs, measures])
  const last = jobs.length - 1
  const end = (starts[jobs.length] ?? 0) - measures.gap
  const total = (last < 0 ? measures.top : end) + measures.bottom
  // The browser scrolls a list that has become shorter back a moment later.
  const seen = Math.max(0, Math.min(offset, total - height) - measures.covered)
  // The first frame has only what is visible, and so is there sooner.
  const [overscan, ahead] = isMeasured ? [of.overscan, STEP_PX] : [0, 0]
  const from = Math.max(0, findRow(starts, seen) - overscan)
  const to = Math.min(last, findRow(starts, seen + height + ahead) + overscan)
  const indices = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const kept = of.kept.filter(
    (index) => index >= 0 && index <= last && (index < from || index > to),
  )
  const all = [...new Set([...indices, ...kept])].toSorted((one, other) => one - other)

  /** Scrolls only as far as needed to show a row completely. */
  const bringIntoSight = useCallback(
    (index: number) => {
      const element = scroller.current
      if (!element) return
      const { covered, gap, top, bottom } = measures
      const rowTop = covered + (starts[index] ?? 0)
      const rowEnd = covered + (starts[index + 1] ?? 0) - gap
      const { scrollTop, clientHeight } = element
      const isBelow = rowEnd > scrollTop + clientHeight - bottom
      if (isBelow) element.scrollTo({ top: rowEnd + bottom - clientHeight })
      else if (rowTop < scrollTop + covered + top) element.scrollTo({ top: rowTop - covered - top })
    },
    [scroller, starts, measures],
  )

  return { total, bringIntoSight, rows: all.map((index) => ({ index, top: starts[index] ?? 0 })) }
}
