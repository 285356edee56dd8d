import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { writeCounted } from '#src/analytics/counted.ts'
import type { AnalyticsRange, CountedInput } from '#src/analytics/schema.ts'
import classes from './analytics-screen.module.css'
import { formatCount } from './words.ts'

/** A number that links to the applications it counts; plain text for 0. */
export const CountedLink = (props: {
  count: number
  of: CountedInput['of']
  range: AnalyticsRange
  /** Limits it to one source; `-` stands for no source. */
  source?: string
  /** The accessible label: what is counted. */
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
