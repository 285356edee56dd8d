import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'

const JOB_DIALOGS = ['add', 'edit', 'overview', 'prepare', 'delete'] as const
export type JobDialog = (typeof JOB_DIALOGS)[number]

/**
 * Which dialog is open stands in the address of every signed-in screen, so that Back closes it, a
 * reload keeps it and the command palette can open it from anywhere.
 */
export const jobDialogSearch = z.object({
  dialog: z.enum(JOB_DIALOGS).optional().catch(undefined),
  job: z.guid().optional().catch(undefined),
})

/** Opens and closes job dialogs; stable functions, and no subscription to what is open. */
export const useJobDialogControl = () => {
  const navigate = useNavigate()
  return {
    open: (dialog: JobDialog, job?: string) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, dialog, job }),
        resetScroll: false,
      }),
    close: () =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, dialog: undefined, job: undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}

/** The open dialog, if any; for the one host that shows them. */
export const useOpenJobDialog = () =>
  useSearch({ from: '/_app', select: ({ dialog, job }) => ({ dialog, job }) })
