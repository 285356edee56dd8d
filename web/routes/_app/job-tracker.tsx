import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { BoardScreen } from '../../features/jobs/board/board-screen.tsx'
import { BOARD_VIEWS, readView } from '../../features/jobs/board/view-choice.ts'
import { loadJobList } from '../../features/jobs/list/load-job-list.ts'

// The router reads `?q=42` as a number.
const asText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

const search = z.object({
  /** What is searched for. */
  q: z.preprocess(asText, z.string().max(200).optional()).catch(undefined),
  /** Board or list; absent for the one chosen last. */
  view: z.enum(BOARD_VIEWS).optional().catch(undefined),
  /** The list's order: a column, with `-` before it for descending. */
  sort: z.string().max(40).optional().catch(undefined),
  /** The column to look at; on a phone, the tab. */
  column: z.enum(JOB_STATUSES).optional().catch(undefined),
})

const JobTracker = () => {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BoardScreen
      address={address}
      onAddress={(changes) =>
        void navigate({
          search: (before) => ({ ...before, ...changes }),
          replace: true,
          resetScroll: false,
          // The entry of an open dialog is still one step back after a change beneath it.
          state: (before) => before,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/job-tracker')({
  validateSearch: search,
  staticData: { title: 'Job Tracker' },
  loader: ({ context }) => {
    void context.api.jobs.list.prefetch()
    if (readView() === 'list') void loadJobList().catch(() => undefined)
  },
  component: JobTracker,
})
