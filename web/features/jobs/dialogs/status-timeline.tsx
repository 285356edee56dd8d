import type { Job } from '#src/jobs/schema.ts'
import { formatStay, listStays } from '#src/jobs/timeline.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useNow } from '../../../lib/use-now.ts'
import { StatusBadge } from '../status-badge.tsx'
import classes from './status-timeline.module.css'

/** Every status the application has been in, oldest first, with how long it stayed. */
export const StatusTimeline = ({ job }: { job: Job }) => {
  const history = trpc.jobs.history.useQuery({ id: job.id })
  const now = useNow()
  return (
    <section aria-labelledby="overview-timeline">
      <h3 className={classes.heading} id="overview-timeline">
        Timeline
      </h3>
      {history.isPending && <p className={classes.note}>Loading the timeline...</p>}
      {history.isError && history.data === undefined && (
        <p className={classes.note} role="alert">
          Failed to load the timeline.{' '}
          <button type="button" className={classes.retry} onClick={() => void history.refetch()}>
            Try again
          </button>
        </p>
      )}
      {history.data && (
        <ol className={classes.timeline}>
          {listStays(history.data, now).map(({ change, stayedMs, isCurrent }) => (
            <li key={change.id} className={classes.stay} data-status={change.to_status}>
              <StatusBadge status={change.to_status} />
              <time dateTime={change.changed_at}>{formatCardDate(change.changed_at)}</time>
              <span className={classes.length}>
                {isCurrent ? `for ${formatStay(stayedMs)} so far` : `for ${formatStay(stayedMs)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
