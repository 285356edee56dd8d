import { type ReactNode, useCallback, useMemo } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { formatSort, parseSort, sortJobs, toggleSort, type Sort } from '#src/jobs/sort.ts'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import { useNow } from '../../../lib/use-now.ts'
import { say } from '../board/announcements.ts'
import type { CardActions } from '../board/draggable-card.tsx'
import { useAnnouncer } from '../board/use-announcer.tsx'
import { useCardMenu } from '../board/use-card-menu.tsx'
import { useJobDialogs } from '../dialogs.ts'
import { useMoveJob } from '../mutations.ts'
import { JobCards } from './job-cards.tsx'
import { JobTable } from './job-table.tsx'

/** Every application in one sortable list: a table, or cards on a phone. */
export const JobList = (props: {
  jobs: readonly Job[]
  /** Stands in the list when there is no application in it. */
  blank: ReactNode
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}) => {
  const { jobs, onSort } = props
  const now = useNow()
  const isPhone = useIsPhone()
  const { open } = useJobDialogs()
  const moveJob = useMoveJob()
  const { announce, region } = useAnnouncer()
  const sort = useMemo(() => parseSort(props.sort), [props.sort])
  const sorted = useMemo(() => sortJobs(jobs, sort), [jobs, sort])

  const move = useCallback(
    (job: Job, status: JobStatus) => {
      moveJob(job.id, status)
      announce(say.moved(job, status))
    },
    [moveJob, announce],
  )
  const { show: showMenu, menu } = useCardMenu(move)
  const actions = useMemo<CardActions>(
    () => ({ open: (id) => open('overview', { job: id }), showMenu }),
    [open, showMenu],
  )
  const change = (next: Sort) => onSort(formatSort(next))

  return (
    <>
      {isPhone ? (
        <JobCards
          jobs={sorted}
          blank={props.blank}
          now={now}
          sort={sort}
          onSort={change}
          actions={actions}
        />
      ) : (
        <JobTable
          jobs={sorted}
          blank={props.blank}
          now={now}
          sort={sort}
          onSort={(key) => change(toggleSort(sort, key))}
          actions={actions}
        />
      )}
      {menu}
      {region}
    </>
  )
}
