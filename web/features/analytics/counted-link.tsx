import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { writeCounted } from '#src/analytics/counted.ts'
import type { AnalyticsRange, CountedInput } from '#src/analytics/schema.ts'
import classes from './analytics-screen.module.css'
import { formatCount } from './words.ts'

/** A number that opens the applications it counts; plain where it counts none. */
export const CountedLink = (props: {
  count: number
  of: CountedInput['of']
  range: AnalyticsRange
  /** Of these, those of one source; `-` stands for none. */
  source?: string
  /** What it counts, for who does not see what stands around it. */
  label: string
  children?: ReactNode
}) => {
  const { count, of, range, source, children = formatCount(count) } = props
  if (count === 0) return <>{children}</>
  return (
    <Link
      to="/job-tracker"
      search={{ counted: writeCounted({ of, ...range }), ...(source !== undefined && { source }) }}
      className={classes.number}
      aria-label={props.label}
    >
      {children}
    </Link>
  )
}
