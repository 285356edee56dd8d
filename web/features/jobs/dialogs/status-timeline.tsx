import type { Activity } from '#src/activities/schema.ts'
import type { Job, StatusChange } from '#src/jobs/schema.ts'
import { listStays, type Stay } from '#src/jobs/timeline.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ActivityEntry, QuickAdd } from '../../activities/index.ts'
import { StayEntry } from './stay-entry.tsx'
import classes from './status-timeline.module.css'
import { t } from '#src/language/t.ts'

/** The application's statuses and activities, oldest first. */
export const StatusTimeline = ({ job }: { job: Job }) => {
  const about = { job_id: job.id }
  const history = trpc.jobs.history.useQuery({ id: job.id })
  const activities = trpc.activities.list.useQuery(about)
  const { data: people } = trpc.contacts.list.useQuery()
  const now = useNow()
  const isFailed = [history, activities].some(({ isError, data }) => isError && data === undefined)
  const retry = () => {
    void history.refetch()
    void activities.refetch()
  }
  const nameOf = (id: string | null) => people?.contacts.find((one) => one.id === id)?.name
  return (
    <section aria-labelledby="overview-timeline">
      <h3 className={classes.heading} id="overview-timeline">
        {t('Timeline')}
      </h3>
      {history.isPending && <p className={classes.note}>{t('Loading the timeline...')}</p>}
      {isFailed && (
        <p className={classes.note} role="alert">
          {t('Failed to load the timeline.')}{' '}
          <button type="button" className={classes.retry} onClick={retry}>
            {t('Try again')}
          </button>
        </p>
      )}
      {history.data && (
        <ol className={classes.timeline}>
          {mergeByTime(listStays(history.data.changes, now), activities.data?.activities ?? []).map(
            (entry) =>
              'change' in entry ? (
                <StayEntry
                  key={entry.change.id}
                  job={job}
                  stay={entry}
                  neighbours={findNeighbours(history.data.changes, entry.change)}
                />
              ) : (
                <li key={entry.id} className={classes.done}>
                  <ActivityEntry
                    activity={entry}
                    about={about}
                    people={people?.contacts ?? []}
                    aside={nameOf(entry.contact_id)}
                  />
                </li>
              ),
          )}
        </ol>
      )}
      <QuickAdd
        about={about}
        people={people?.contacts ?? []}
        placeholder={t('Call with Dana about the offer')}
      />
    </section>
  )
}

const findNeighbours = (changes: readonly StatusChange[], change: StatusChange) => {
  const index = changes.indexOf(change)
  return { before: changes[index - 1], after: changes[index + 1] }
}

const timeOf = (entry: Stay | Activity): number =>
  Date.parse('change' in entry ? entry.change.changed_at : entry.happened_at)

/** Oldest first; a status comes before an activity of the same time. */
const mergeByTime = (stays: readonly Stay[], activities: readonly Activity[]) =>
  [...stays, ...activities.toReversed()].toSorted((a, b) => timeOf(a) - timeOf(b))
