import { type RegisteredRouter, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import { createDialogAddress } from '../../lib/dialog-address.ts'

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

type JobDialogControl = {
  open: (dialog: JobDialog, job?: string, status?: JobStatus) => void
  close: () => void
}

const createControl = (router: RegisteredRouter): JobDialogControl => {
  const { show, close } = createDialogAddress(router, ['dialog', 'job', 'status'])
  return { open: (dialog, job, status) => show({ dialog, job, status }), close }
}

/** Opens and closes job dialogs; stable functions, and no subscription to what is open. */
export const useJobDialogControl = (): JobDialogControl => {
  const router = useRouter()
  return useMemo(() => createControl(router), [router])
}

/** The open dialog, if any; for the one host that shows them. */
export const useOpenJobDialog = () =>
  useSearch({ from: '/_app', select: ({ dialog, job, status }) => ({ dialog, job, status }) })
