import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Columns } from '#src/jobs/columns.ts'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import { nameColumn } from './announcements.ts'
import classes from './phone-columns.module.css'
import { t } from '#src/language/t.ts'

/** For browsers without the event at the end of scrolling. */
const SCROLL_SETTLED_MS = 120
const saysScrollEnd = 'onscrollend' in globalThis

const stepOf = (key: string, index: number): number | undefined => {
  const last = JOB_STATUSES.length - 1
  switch (key) {
    case 'ArrowRight':
      return index === last ? 0 : index + 1
    case 'ArrowLeft':
      return index === 0 ? last : index - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** One column at a time: tabs with counts, and columns to swipe below them. */
export const PhoneColumns = (props: {
  columns: Columns<unknown>
  /** Shown in every column if there are no cards. */
  blank: ReactNode
  active: JobStatus
  onActivate: (status: JobStatus) => void
  renderColumn: (status: JobStatus) => ReactNode
}) => {
  const { active, onActivate } = props
  const isBlank = props.blank !== undefined
  const strip = useRef<HTMLDivElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const activeIndex = JOB_STATUSES.indexOf(active)
  const hasShown = useRef(false)

  useLayoutEffect(() => {
    const element = strip.current
    if (isBlank || !element) {
      hasShown.current = false
      return
    }
    const left = activeIndex * element.clientWidth
    const isStill = hasShown.current && Math.abs(element.scrollLeft - left) < 2
    // The first time it is shown without scrolling.
    if (!isStill) element.scrollTo({ left, behavior: hasShown.current ? 'smooth' : 'instant' })
    hasShown.current = true
    document
      .getElementById(`tab-${active}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
  }, [active, activeIndex, isBlank])

  useEffect(() => () => clearTimeout(settling.current), [])

  const onScrollEnd = () => {
    const element = strip.current
    if (!element) return
    const status = JOB_STATUSES[Math.round(element.scrollLeft / element.clientWidth)]
    if (status && status !== active) onActivate(status)
  }
  // On a busy page smooth scrolling pauses, which would look like its end.
  const onScroll = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(onScrollEnd, SCROLL_SETTLED_MS)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const index = stepOf(event.key, activeIndex)
    const status = index === undefined ? undefined : JOB_STATUSES[index]
    if (!status) return
    event.preventDefault()
    onActivate(status)
    document.getElementById(`tab-${status}`)?.focus()
  }

  return (
    <div className={classes.phone}>
      <div className={classes.tabs} role="tablist" aria-label={t('Columns')}>
        {JOB_STATUSES.map((status) => (
          <button
            key={status}
            id={`tab-${status}`}
            type="button"
            role="tab"
            className={classes.tab}
            data-status={status}
            aria-selected={status === active}
            aria-controls={`panel-${status}`}
            tabIndex={status === active ? 0 : -1}
            onClick={() => onActivate(status)}
            onKeyDown={onKeyDown}
          >
            {nameColumn(status)}
            <span className={classes.count}>{props.columns[status].length}</span>
          </button>
        ))}
      </div>
      {isBlank ? (
        <div
          id={`panel-${active}`}
          role="tabpanel"
          className={classes.panel}
          aria-labelledby={`tab-${active}`}
        >
          {props.blank}
        </div>
      ) : (
        <div
          ref={strip}
          className={classes.strip}
          {...(saysScrollEnd ? { onScrollEnd } : { onScroll })}
        >
          {JOB_STATUSES.map((status) => (
            <div
              key={status}
              id={`panel-${status}`}
              role="tabpanel"
              className={classes.panel}
              aria-labelledby={`tab-${status}`}
              // A column without cards gets the focus itself.
              tabIndex={props.columns[status].length === 0 ? 0 : undefined}
              inert={status !== active}
            >
              {props.renderColumn(status)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
