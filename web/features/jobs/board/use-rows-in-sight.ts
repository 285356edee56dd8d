import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'

/**
 * Measures in px. `heightOf` is a card's own, with what stands above it in the column. `top` and `bottom`
 * are the room before the first card and after the last, `covered` is the height of what stays above the
 * cards while they scroll beneath it.
 */
export type Measures = {
  heightOf: (job: Job, index: number) => number
  gap: number
  top: number
  bottom: number
  covered: number
}

type View = { offset: number; height: number }

/** Scrolling by less than this renders nothing anew. */
const STEP_PX = 64
/** Of the window, until the scroller has been measured: asking for it would lay the page out at once. */
const LIKELY_SHARE = 0.75

/** Where each row begins, and after the last where the next one would. */
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

/** The last row that begins at or above `place`. */
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
  const [view, setView] = useState(() => ({ offset: 0, height: innerHeight * LIKELY_SHARE }))
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const change = (next: Partial<View>) =>
      setView((before) => {
        const { offset, height } = { ...before, ...next }
        return offset === before.offset && height === before.height ? before : { offset, height }
      })
    const onScroll = () => change({ offset: Math.floor(element.scrollTop / STEP_PX) * STEP_PX })
    const observer = new ResizeObserver(([entry]) => {
      if (entry) change({ height: Math.round(entry.contentRect.height) })
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

/** The places of the rows in sight, of `overscan` around them and of those in `kept`, in order. */
export const useRowsInSight = (of: {
  jobs: readonly Job[]
  measures: Measures
  scroller: RefObject<HTMLElement | null>
  overscan: number
  kept: readonly number[]
}) => {
  const { jobs, measures, scroller, overscan } = of
  const { offset, height } = useView(scroller)
  const starts = useMemo(() => findStarts(jobs, measures), [jobs, measures])
  const last = jobs.length - 1
  const end = (starts[jobs.length] ?? 0) - measures.gap
  const total = (last < 0 ? measures.top : end) + measures.bottom
  // A list that has become shorter is scrolled back by the browser, a moment later.
  const seen = Math.max(0, Math.min(offset, total - height) - measures.covered)
  const from = Math.max(0, findRow(starts, seen) - overscan)
  const to = Math.min(last, findRow(starts, seen + height + STEP_PX) + overscan)
  const indices = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const kept = of.kept.filter(
    (index) => index >= 0 && index <= last && (index < from || index > to),
  )
  const all = [...new Set([...indices, ...kept])].toSorted((one, other) => one - other)

  /** Scrolls no further than it takes for a row to be seen whole. */
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
