import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Columns, groupByStatus, keepSameColumns } from '#src/jobs/columns.ts'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { searchJobs } from '#src/jobs/search.ts'
import { groupByStage } from '#src/jobs/stage-order.ts'
import { FailureNotice, StaleNotice } from '../../../ui/failure-notice.tsx'
import { useJobDialogs } from '../dialogs.ts'
import { type FilterAddress, isFiltered, NO_FILTERS } from '../filters/filter-address.ts'
import { useFilters } from '../filters/use-filters.tsx'
import { useSelectedJobs } from '../filters/use-selected-jobs.ts'
import { loadJobList } from '../list/load-job-list.ts'
import { LOAD_FAILED, useJobs, usePostingSearch, useStages } from '../queries.ts'
import classes from './board-screen.module.css'
import { BoardSkeleton, NoApplications, NoMatch } from './board-states.tsx'
import type { LoadMenuItems } from './board-menu.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { JobBoard } from './job-board.tsx'
import { useIsSelecting } from '../select/selection.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { type BoardView, readView, rememberView } from './view-choice.ts'
import { t } from '#src/language/t.ts'

const JobList = lazy(async () => ({ default: (await loadJobList()).JobList }))

// Keys on cards and the selection bar, loaded on the first interaction.
const SelectionLayer = lazy(async () => ({
  default: (await import('../select/selection-layer.tsx')).SelectionLayer,
}))

export type BoardAddress = FilterAddress & {
  q?: string | undefined
  view?: BoardView | undefined
  sort?: string | undefined
  columns?: string | undefined
  column?: JobStatus | undefined
}

/** Groups by status and stage; a column with the same cards as before stays the same array. */
const useColumns = (jobs: readonly Job[]): Columns<Job> => {
  const stages = useStages()
  const group = () => groupByStage(groupByStatus(jobs), stages)
  const [known, setKnown] = useState(() => ({ jobs, stages, columns: group() }))
  if (known.jobs === jobs && known.stages === stages) return known.columns
  const columns = keepSameColumns(known.columns, group())
  setKnown({ jobs, stages, columns })
  return columns
}

/** The job applications screen: toolbar, then board or list, or a message in their place. */
export const BoardScreen = (props: {
  address: BoardAddress
  onAddress: (changes: BoardAddress) => void
  /** Other features' actions for all applications, in the toolbar. */
  loadMenuItems: LoadMenuItems
}) => {
  const { address, onAddress } = props
  const { jobs, isLoading, isFailed, isStale, retry } = useJobs()
  const { open } = useJobDialogs()
  const search = useSearchText(address.q ?? '', (q) => onAddress({ q: q || undefined }))
  // The URL's search, which follows the typing with a delay, since a request per key would be too
  // many.
  const isInPosting = usePostingSearch(address.q ?? '')
  const selected = useSelectedJobs(jobs, address, search.query, isInPosting)
  const { found } = selected
  const filters = useFilters({ jobs, query: search.query, isInPosting, address, onAddress })
  const view = address.view ?? readView()
  const hasJobs = jobs.length > 0
  const isNarrowed = search.query.trim() !== '' || isFiltered(address)
  const add = () => open('add')
  const [isSelectionWanted, setIsSelectionWanted] = useState(false)
  const wantSelection = () => setIsSelectionWanted(true)

  /** The message in the empty frame of columns or list. */
  const findBlank = () => {
    if (found.length > 0) return undefined
    // No applications, or only archived ones.
    if (!hasJobs || !isNarrowed) return <NoApplications onAdd={add} />
    return (
      <NoMatch
        query={search.query.trim()}
        onClear={() => search.type('')}
        onClearFilters={isFiltered(address) ? () => onAddress(NO_FILTERS) : undefined}
      />
    )
  }

  const body = () => {
    if (isFailed) return <FailureNotice message={LOAD_FAILED} onRetry={retry} />
    if (selected.isFailed) return <FailureNotice message={LOAD_FAILED} onRetry={selected.retry} />
    if (isLoading || selected.isLoading) return <BoardSkeleton />
    const blank = findBlank()
    return view === 'list' ? (
      <Suspense fallback={<BoardSkeleton />}>
        <JobList
          jobs={found}
          blank={blank}
          sort={address.sort}
          onSort={(sort) => onAddress({ sort })}
          columns={address.columns}
          onColumns={(columns) => onAddress({ columns })}
        />
      </Suspense>
    ) : (
      <BoardOfFound found={found} blank={blank} isNarrowed={isNarrowed} {...props} />
    )
  }

  return (
    <div
      className={classes.screen}
      data-selecting={useIsSelecting() || undefined}
      onFocus={wantSelection}
      onPointerOver={wantSelection}
    >
      <BoardToolbar
        text={search.text}
        onType={search.type}
        onSearchFocus={() => searchJobs.prepare(jobs)}
        onSearchBlur={search.flush}
        onFilter={filters.openAt}
        view={view}
        onView={(next) => {
          rememberView(next)
          onAddress({ view: next })
        }}
        onAdd={add}
        loadMenuItems={props.loadMenuItems}
      />
      {filters.bar}
      {filters.panel}
      <p className="visually-hidden" role="status">
        {isNarrowed && hasJobs && countFound(found.length)}
      </p>
      {isStale && <StaleNotice message={LOAD_FAILED} onRetry={retry} />}
      {body()}
      {isSelectionWanted && (
        <Suspense>
          <SelectionLayer jobs={found} />
        </Suspense>
      )}
    </div>
  )
}

const countFound = (count: number) =>
  t('{count, plural, one {# application found} other {# applications found}}', { count })

const BoardOfFound = (props: {
  found: readonly Job[]
  blank: ReactNode
  isNarrowed: boolean
  address: BoardAddress
  onAddress: (changes: BoardAddress) => void
}) => {
  const { column } = props.address
  // A count on the dashboard leads to its column.
  useEffect(() => {
    if (!column) return
    const heading = document.getElementById(`column-${column}`)
    heading?.scrollIntoView({ inline: 'center', block: 'nearest' })
    heading?.focus({ preventScroll: true })
    // On arrival only: later changes come from this very screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <JobBoard
      columns={useColumns(props.found)}
      blank={props.blank}
      isSearching={props.isNarrowed}
      active={column ?? 'applied'}
      onActivate={(status) => props.onAddress({ column: status })}
    />
  )
}
