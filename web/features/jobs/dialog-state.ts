import { type RegisteredRouter, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'

const JOB_DIALOGS = ['add', 'edit', 'overview', 'prepare', 'delete'] as const
export type JobDialog = (typeof JOB_DIALOGS)[number]

/**
 * Which dialog is open stands in the address of every signed-in screen, so that Back closes it, a
 * reload keeps it and the command palette can open it from anywhere. `status` is the column that
 * an application is added to.
 */
export const jobDialogSearch = z.object({
  dialog: z.enum(JOB_DIALOGS).optional().catch(undefined),
  job: z.guid().optional().catch(undefined),
  status: z.enum(JOB_STATUSES).optional().catch(undefined),
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry of the history was made by opening a dialog: going back closes it. */
    isDialog?: boolean
  }
}

type JobDialogControl = {
  open: (dialog: JobDialog, job?: string, status?: JobStatus) => void
  close: () => void
}

const showsDialog = (search: object): boolean => 'dialog' in search && search.dialog !== undefined

const createControl = (router: RegisteredRouter): JobDialogControl => {
  // Going back is asynchronous: a second close must not leave the screen, and an open must wait.
  let leaving: Promise<void> | undefined

  const goBack = () => {
    leaving = new Promise((resolve) => {
      const onPopState = () => {
        leaving = undefined
        resolve()
      }
      window.addEventListener('popstate', onPopState, { once: true })
    })
    router.history.back()
  }

  const show = (dialog: JobDialog, job?: string, status?: JobStatus) => {
    const isOpen = showsDialog(router.latestLocation.search)
    void router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, dialog, job, status }),
      // From one dialog to the next is still one step back.
      replace: isOpen,
      state: (before: object) => (isOpen ? before : { ...before, isDialog: true }),
      resetScroll: false,
    })
  }

  return {
    open: (...target) => {
      if (leaving) void leaving.then(() => show(...target))
      else show(...target)
    },
    close: () => {
      if (leaving || !showsDialog(router.latestLocation.search)) return
      if (router.latestLocation.state.isDialog) return goBack()
      void router.navigate({
        to: '.',
        search: (before: object) => ({
          ...before,
          dialog: undefined,
          job: undefined,
          status: undefined,
        }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}

/** Opens and closes job dialogs; stable functions, and no subscription to what is open. */
export const useJobDialogControl = (): JobDialogControl => {
  const router = useRouter()
  return useMemo(() => createControl(router), [router])
}

/** The open dialog, if any; for the one host that shows them. */
export const useOpenJobDialog = () =>
  useSearch({ from: '/_app', select: ({ dialog, job, status }) => ({ dialog, job, status }) })
