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
  /** The search text. */
  q: searchedText,
  /** Board or list; undefined for the last chosen one. */
  view: oneOf(BOARD_VIEWS),
  /** The list's sort column, with `-` before it for descending. */
  sort: textUpTo(40),
  /**
   * The list's columns in order, hidden ones with `-` before them; undefined for the last chosen
   * ones.
   */
  columns: textUpTo(400),
  /** The board column to show; on a phone, its tab. */
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
