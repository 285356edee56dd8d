import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useReturnFocus } from '../../../lib/use-return-focus.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { type JobDialog, useJobDialogControl, useOpenJobDialog } from '../dialog-state.ts'

const loadForm = () => import('../form/job-form-dialog.tsx')
const loadDelete = () => import('../form/delete-job-dialog.tsx')
const loadOverview = () => import('./overview-dialog.tsx')
const loadPrepare = () => import('./prepare-dialog.tsx')

const JobFormDialog = lazy(async () => ({ default: (await loadForm()).JobFormDialog }))
const DeleteJobDialog = lazy(async () => ({ default: (await loadDelete()).DeleteJobDialog }))
const OverviewDialog = lazy(async () => ({ default: (await loadOverview()).OverviewDialog }))
const PrepareDialog = lazy(async () => ({ default: (await loadPrepare()).PrepareDialog }))

const PRELOAD_DELAY_MS = 1_500

/** Fetches the dialogs' code once the screen has settled, so that the first one opens at once. */
const usePreloadedDialogs = () =>
  useEffect(() => {
    const timer = setTimeout(() => {
      // A part that cannot be fetched now is fetched, and its failure told, when it is opened.
      void Promise.allSettled([loadOverview(), loadForm(), loadPrepare(), loadDelete()])
    }, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

/** Finds the card of the application that the last dialog was about, wherever the screen shows it. */
const useFindCard = (id: string | undefined) => {
  const lastId = useRef(id)
  useEffect(() => {
    if (id !== undefined) lastId.current = id
  }, [id])
  return useCallback(() => {
    const { current } = lastId
    if (current === undefined) return null
    return document.querySelector<HTMLElement>(`[data-job-card="${CSS.escape(current)}"]`)
  }, [])
}

/** The one host of every dialog about an application; the address says which one is open. */
export const JobDialogs = () => {
  const { dialog, job: id } = useOpenJobDialog()
  const { close } = useJobDialogControl()
  usePreloadedDialogs()
  useReturnFocus(dialog !== undefined, useFindCard(id))
  if (dialog === undefined) return null
  const isAboutOne = dialog !== 'add'
  return (
    <CatchBoundary getResetKey={() => `${dialog} ${id ?? ''}`} errorComponent={BrokenDialog}>
      <Suspense fallback={null}>
        {isAboutOne ? (
          <DialogOfJob key={id ?? ''} dialog={dialog} id={id} onClose={close} />
        ) : (
          <JobFormDialog onClose={close} />
        )}
      </Suspense>
    </CatchBoundary>
  )
}

type DialogProps = { dialog: Exclude<JobDialog, 'add'>; onClose: () => void }

/** Finds the application in the list; one that is gone closes its dialog, saying so. */
const DialogOfJob = ({ dialog, id, onClose }: DialogProps & { id: string | undefined }) => {
  const { data, isFetching } = trpc.jobs.list.useQuery()
  const found = data?.find((job) => job.id === id)
  const [known, setKnown] = useState(found)
  // Deleted in another tab: what is being typed here must not vanish with it.
  if (found && found !== known) setKnown(found)
  const keepsText = dialog === 'edit' || dialog === 'prepare'
  const job = found ?? (keepsText ? known : undefined)
  // What was shown and vanished is gone; what was never seen may be in the list that is on its way.
  const isGone = data !== undefined && job === undefined && (known !== undefined || !isFetching)
  const wasDeletedHere = dialog === 'delete' && known !== undefined
  const hasTold = useRef(false)

  useEffect(() => {
    if (!isGone || hasTold.current) return
    hasTold.current = true
    if (!wasDeletedHere) showToast({ message: 'This application is no longer there.' })
    onClose()
  }, [isGone, wasDeletedHere, onClose])

  return job === undefined ? null : <DialogBody dialog={dialog} job={job} onClose={onClose} />
}

const DialogBody = ({ dialog, job, onClose }: DialogProps & { job: Job }) => {
  switch (dialog) {
    case 'edit':
      return <JobFormDialog job={job} onClose={onClose} />
    case 'delete':
      return <DeleteJobDialog job={job} onClose={onClose} />
    case 'overview':
      return <OverviewDialog job={job} onClose={onClose} />
    case 'prepare':
      return <PrepareDialog job={job} onClose={onClose} />
  }
}

/** A dialog whose code could not be fetched, or that failed, leaves the screen beneath it alone. */
const BrokenDialog = ({ error }: { error: unknown }) => {
  const { close } = useJobDialogControl()
  const hasTold = useRef(false)
  useEffect(() => {
    if (hasTold.current) return
    hasTold.current = true
    reportError(error)
    showFailure('That could not be opened. Please check your connection and reload the page.')
    close()
  }, [error, close])
  return null
}
