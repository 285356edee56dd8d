import { createFileRoute } from '@tanstack/react-router'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { BoardScreen } from '../../features/jobs/board/board-screen.tsx'
import { BOARD_VIEWS, readView } from '../../features/jobs/board/view-choice.ts'
import { loadJobList } from '../../features/jobs/list/load-job-list.ts'
import {
  filterText,
  IN_PLACE,
  oneOf,
  readSearch,
  searchedText,
  textUpTo,
} from '../../lib/search-params.ts'
import { t } from '#src/language/t.ts'

const loadMenuItems = async () =>
  (await import('../../features/transfer/menu-items.tsx')).TransferItems

const search = readSearch({
  /** What is searched for. */
  q: searchedText,
  /** Board or list; absent for the one chosen last. */
  view: oneOf(BOARD_VIEWS),
  /** The list's order: a column, with `-` before it for descending. */
  sort: textUpTo(40),
  /** The list's columns in order, a hidden one with `-` before it; absent for those chosen last. */
  columns: textUpTo(400),
  /** The column to look at; on a phone, the tab. */
  column: oneOf(JOB_STATUSES),
  status: filterText,
  stage: filterText,
  tag: filterText,
  outcome: filterText,
  company: filterText,
  place: filterText,
  work_mode: filterText,
  employment_type: filterText,
  source: filterText,
  applied: filterText,
  deadline: filterText,
  added: filterText,
  interview: filterText,
  follow_up: filterText,
  archived: filterText,
  counted: filterText,
})

const JobTracker = () => {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BoardScreen
      address={address}
      loadMenuItems={loadMenuItems}
      onAddress={(changes) =>
        void navigate({
          search: (before) => ({ ...before, ...changes }),
          ...IN_PLACE,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/job-tracker')({
  validateSearch: search,
  staticData: { title: t('Job Tracker') },
  loader: ({ context }) => {
    void context.api.jobs.list.prefetch()
    void context.api.jobs.stages.prefetch()
    if (readView() === 'list') void loadJobList().catch(() => undefined)
  },
  component: JobTracker,
})
