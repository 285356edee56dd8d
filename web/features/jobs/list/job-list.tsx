import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import { formatColumns, parseColumns, type PlacedColumn } from '#src/jobs/list-columns.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createJobSorter, formatSort, parseSort, toggleSort, type Sort } from '#src/jobs/sort.ts'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useReturnFocus } from '../../../lib/use-return-focus.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { announcements } from '../board/announcements.ts'
import type { CardActions } from '../board/draggable-card.tsx'
import { useAnnouncer } from '../board/use-announcer.tsx'
import { useCardMenu } from '../board/use-card-menu.tsx'
import { useJobDialogs } from '../dialogs.ts'
import { useMoveJob } from '../mutations.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { JobCards } from './job-cards.tsx'
import { JobTable } from './job-table.tsx'

const COLUMNS_KEY = 'job_list_columns'

/** All applications in a sortable list: a table, or cards on a phone. */
export const JobList = (props: {
  jobs: readonly Job[]
  /** Replaces the rows if there are none. */
  blank: ReactNode
  sort: string | undefined
  columns: string | undefined
  onColumns: (columns: string) => void
  onSort: (sort: string | undefined) => void
}) => {
  const { jobs, onSort } = props
  const now = useNow()
  const isPhone = useIsPhone()
  const { open } = useJobDialogs()
  const moveJob = useMoveJob()
  const { announce, region } = useAnnouncer()
  const sort = useMemo(() => parseSort(props.sort), [props.sort])
  const placed = useMemo(
    () => (props.columns === undefined ? readColumns() : parseColumns(props.columns)),
    [props.columns],
  )
  const columns = useMemo(
    () => placed.filter(({ is_shown }) => is_shown).map(({ name }) => name),
    [placed],
  )
  const [isChoosing, setIsChoosing] = useState(false)
  useReturnFocus(isChoosing)
  // The URL may be updated later than the next change.
  const latest = useRef(placed)
  useEffect(() => {
    latest.current = placed
  }, [placed])
  const arrange = (change: (columns: readonly PlacedColumn[]) => readonly PlacedColumn[]) => {
    const next = change(latest.current)
    latest.current = next
    rememberColumns(next)
    props.onColumns(formatColumns(next))
  }
  const [sorter] = useState(createJobSorter)
  const sorted = useMemo(() => sorter.sort(jobs, sort), [sorter, jobs, sort])
  useEffect(() => {
    let stop = (): void => undefined
    const prepare = () => {
      stop = whenIdle(() => sorter.prepare(jobs) && prepare())
    }
    prepare()
    return () => stop()
  }, [sorter, jobs])

  const move = useCallback(
    (job: Job, status: JobStatus) => {
      moveJob(job.id, status)
      announce(announcements.moved(job, status))
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
          columns={columns}
          onChoose={() => setIsChoosing(true)}
          blank={props.blank}
          now={now}
          sort={sort}
          onSort={change}
          actions={actions}
        />
      ) : (
        <JobTable
          jobs={sorted}
          columns={columns}
          onChoose={() => setIsChoosing(true)}
          blank={props.blank}
          now={now}
          sort={sort}
          onSort={(key) => change(toggleSort(sort, key))}
          actions={actions}
        />
      )}
      {isChoosing && (
        <ColumnsDialog columns={placed} onArrange={arrange} onClose={() => setIsChoosing(false)} />
      )}
      {menu}
      {region}
    </>
  )
}

/** The columns last chosen on this device, or the default ones. */
const readColumns = (): readonly PlacedColumn[] => {
  try {
    return parseColumns(localStorage.getItem(COLUMNS_KEY) ?? undefined)
  } catch {
    return parseColumns(undefined)
  }
}

const rememberColumns = (columns: readonly PlacedColumn[]): void => {
  try {
    localStorage.setItem(COLUMNS_KEY, formatColumns(columns))
  } catch {
    // Storage is blocked: the choice is only in the URL.
  }
}
