import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatLongDay } from '../../../lib/months.ts'
import classes from './birth-date.module.css'
import { KEEPS_DIALOG } from './calendar-header.tsx'
import { addDays, addMonths, listWeeks } from './calendar.ts'
import { locale, t } from '#src/language/t.ts'

const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
/** Starts on Sunday: January 1, 2023 was one. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) =>
  weekdayName.format(Date.UTC(2023, 0, 1 + index)),
)

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

const MOVES: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** The days of the month of `focused`; arrow keys, Home, End and Page keys move between them. */
export const DayGrid = (props: {
  focused: string
  chosen: string | undefined
  today: string
  onFocus: (day: string) => void
  onChoose: (day: string) => void
}) => {
  const { focused } = props
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(false)

  // A key may lead to a day of a month that has only now been rendered.
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    follows.current = true
    props.onFocus(move(focused))
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('Days')}
      className={classes.days}
      onKeyDown={onKeyDown}
    >
      <div role="row">
        {WEEKDAYS.map((name) => (
          <span key={name} role="columnheader" aria-label={name}>
            {name.slice(0, 2)}
          </span>
        ))}
      </div>
      {listWeeks(focused).map((week) => (
        <div key={week.find((day) => day !== undefined)} role="row">
          {week.map((day, at) => (
            <div
              key={WEEKDAYS[at]}
              role="gridcell"
              aria-selected={day !== undefined && day === props.chosen}
            >
              {day !== undefined && <Day day={day} {...props} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const Day = (props: {
  day: string
  focused: string
  chosen: string | undefined
  today: string
  onChoose: (day: string) => void
}) => (
  <button
    type="button"
    {...KEEPS_DIALOG}
    data-day={props.day}
    data-chosen={props.day === props.chosen || undefined}
    data-autofocus={props.day === props.focused || undefined}
    aria-current={props.day === props.today ? 'date' : undefined}
    aria-label={formatLongDay(props.day)}
    tabIndex={props.day === props.focused ? 0 : -1}
    disabled={props.day > props.today}
    onClick={() => props.onChoose(props.day)}
  >
    {Number(props.day.slice(8))}
  </button>
)
