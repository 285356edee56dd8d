import type { Job } from '#src/jobs/schema.ts'
import { type ComponentType, useMemo } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { DialogHost, useDialogEntry } from '../../../ui/dialog-host.tsx'
import { jobDialogs } from '../dialogs.ts'
import { useKnownJobs } from '../queries.ts'

type OfJob = { job: Job; onClose: () => void; ofInterview?: string | undefined }
type Address = {
  job?: string | undefined
  of_interview?: string | undefined
  onClose: () => void
}

/** A dialog about the application whose id is in the URL. */
const about =
  (Dialog: ComponentType<OfJob>, { closesWithEntry = false } = {}) =>
  ({ job: id, of_interview: ofInterview, onClose }: Address) => {
    const { data, isFetching } = trpc.jobs.list.useQuery()
    const known = useKnownJobs()
    const found = known.find((one) => one.id === id)
    // An application that is not cached yet may be in the list that is loading.
    const isLoading = data === undefined || isFetching
    const options = { isLoading, kind: 'application' as const, onClose, closesWithEntry }
    const job = useDialogEntry(found, options)
    return job && <Dialog job={job} ofInterview={ofInterview} onClose={onClose} />
  }

/** The sections that other features add to an application. */
export type JobParts = {
  loadOverview: () => Promise<readonly ComponentType<{ job: Job }>[]>
  loadPreparation: () => Promise<ComponentType<OfJob>>
}

const createLoad = ({ loadOverview, loadPreparation }: JobParts) => ({
  add: async () => (await import('../form/job-form-dialog.tsx')).AddJobDialog,
  edit: async () => about((await import('../form/job-form-dialog.tsx')).EditJobDialog),
  overview: async () => {
    const [{ OverviewDialog }, parts] = await Promise.all([
      import('./overview-dialog.tsx'),
      loadOverview(),
    ])
    return about((props) => <OverviewDialog {...props} parts={parts} />, { closesWithEntry: true })
  },
  prepare: async () => about(await loadPreparation()),
  posting: async () => about((await import('../form/posting-dialog.tsx')).PostingDialog),
  stages: async () => (await import('../shape/stages-dialog.tsx')).StagesDialog,
  archived: async () => (await import('../shape/archived-dialog.tsx')).ArchivedDialog,
  deleted: async () => (await import('../shape/deleted-dialog.tsx')).DeletedDialog,
  delete: async () => about((await import('../form/delete-job-dialog.tsx')).DeleteJobDialog),
})

const PRELOADED = ['add'] as const

/** The application's card on the screen, to return the focus to. */
const findCard = ({ job }: { job?: string | undefined }) =>
  document.querySelector<HTMLElement>(`[data-job-card="${CSS.escape(job ?? '')}"]`)

/** Renders the application dialog named in the URL. */
export const JobDialogs = ({ parts }: { parts: JobParts }) => {
  const load = useMemo(() => createLoad(parts), [parts])
  return <DialogHost dialogs={jobDialogs} load={load} preload={PRELOADED} findSubject={findCard} />
}
