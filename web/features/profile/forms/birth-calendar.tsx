import { useState } from 'react'
import { DayGrid } from './day-grid.tsx'
import { CalendarHeader } from './calendar-header.tsx'
import { clampDay } from './calendar.ts'
import { YearGrid } from './year-grid.tsx'

const USUAL_AGE_YEARS = 30

/** A month calendar with month and year menus; days after `today` are disabled. */
export const BirthCalendar = (props: {
  day: string | undefined
  today: string
  onChoose: (day: string) => void
}) => {
  const { today } = props
  const [focused, setFocused] = useState(
    () => props.day ?? clampDay(`${Number(today.slice(0, 4)) - USUAL_AGE_YEARS}-01-01`, today),
  )
  const [showsYears, setShowsYears] = useState(false)
  const show = (day: string) => setFocused(clampDay(day, today))
  return (
    <>
      <CalendarHeader
        day={focused}
        today={today}
        showsYears={showsYears}
        onShow={show}
        onYears={() => setShowsYears(!showsYears)}
      />
      {showsYears ? (
        <YearGrid
          year={Number(focused.slice(0, 4))}
          currentYear={Number(today.slice(0, 4))}
          onChoose={(year) => {
            show(`${year}${focused.slice(4)}`)
            setShowsYears(false)
          }}
        />
      ) : (
        <DayGrid
          focused={focused}
          chosen={props.day}
          today={today}
          onFocus={show}
          onChoose={props.onChoose}
        />
      )}
    </>
  )
}
